import { afterEach, expect, it, vi } from 'vitest'
import { prepareImage } from '#data/images/prepare-image.ts'
import { MAX_STORED_BYTES, type ImageVersion } from '#model/image-file.ts'

/** A worker that makes this of any file; without, it crashes. */
function workerThatMakes(sizes?: readonly number[]) {
  vi.stubGlobal(
    'Worker',
    class {
      onmessage?: (event: { data: readonly Partial<ImageVersion>[] }) => void
      onerror?: () => void
      postMessage() {
        if (!sizes) this.onerror?.()
        else this.onmessage?.({ data: sizes.map((size) => ({ blob: { size } as Blob })) })
      }
      terminate() {}
    },
  )
}

afterEach(() => vi.unstubAllGlobals())

const photo = new File(['x'], 'photo.jpg', { type: 'image/jpeg' })

it('a picture that is too large even when it is scaled down is refused', async () => {
  workerThatMakes([1_000, MAX_STORED_BYTES])
  expect(await prepareImage(photo)).toHaveLength(2)
  workerThatMakes([1_000, MAX_STORED_BYTES + 1])
  await expect(prepareImage(photo)).rejects.toMatchObject({ kind: 'picture-too-large' })
})

it('a picture that could not be prepared is no fault of the file', async () => {
  workerThatMakes()
  await expect(prepareImage(photo)).rejects.toMatchObject({ kind: 'not-prepared' })
})
