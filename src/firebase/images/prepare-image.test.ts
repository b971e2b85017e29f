import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { prepareImage } from '#firebase/images/prepare-image.ts'
import { ImageProblem, type ImageVersion } from '#model/images/image-file.ts'

/** A worker that makes this of any file; without, it crashes, or the browser ends it. */
function workerThatMakes(sizes?: readonly number[] | 'nothing' | 'unreadable') {
  vi.stubGlobal(
    'Worker',
    class {
      onmessage?: (event: { data: readonly Partial<ImageVersion>[] | undefined }) => void
      onerror?: () => void
      postMessage() {
        if (sizes === 'nothing') return
        if (!sizes) this.onerror?.()
        else if (sizes === 'unreadable') this.onmessage?.({ data: undefined })
        else this.onmessage?.({ data: sizes.map((size) => ({ blob: { size } as Blob })) })
      }
      terminate() {}
    },
  )
}

/** A browser that reads this size from a file's first bytes. */
function pictureOf(naturalWidth: number, naturalHeight: number) {
  vi.stubGlobal(
    'Image',
    class {
      onload?: () => void
      naturalWidth = naturalWidth
      naturalHeight = naturalHeight
      set src(_: string) {
        this.onload?.()
      }
    },
  )
}

beforeEach(() => pictureOf(4_000, 3_000))
afterEach(() => vi.unstubAllGlobals())

const photo = new File(['x'], 'photo.jpg', { type: 'image/jpeg' })

it('a picture that would fill the memory is refused before it is decoded', async () => {
  workerThatMakes([1_000])
  pictureOf(12_000, 10_000)
  expect(await prepareImage(photo)).toHaveLength(1)
  pictureOf(12_000, 10_001)
  await expect(prepareImage(photo)).rejects.toMatchObject({ kind: 'too-many-pixels' })
})

it('a picture that could not be prepared is no fault of the file', async () => {
  workerThatMakes()
  vi.stubGlobal('navigator', { onLine: true })
  await expect(prepareImage(photo)).rejects.toMatchObject({ kind: 'not-prepared' })
})

it('a picture that could not be prepared without a network can be tried again', async () => {
  workerThatMakes()
  vi.stubGlobal('navigator', { onLine: false })
  await expect(prepareImage(photo)).rejects.not.toBeInstanceOf(ImageProblem)
})

it('a browser that never says how large a picture is leaves it to the decoder', async () => {
  vi.useFakeTimers()
  workerThatMakes([1_000])
  vi.stubGlobal(
    'Image',
    class {
      src = ''
    },
  )
  const prepared = prepareImage(photo)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(await prepared).toHaveLength(1)
  vi.useRealTimers()
})

it('a worker that never answers is given up', async () => {
  vi.useFakeTimers()
  workerThatMakes('nothing')
  const refused = expect(prepareImage(photo)).rejects.toMatchObject({ kind: 'not-prepared' })
  await vi.advanceTimersByTimeAsync(30_000)
  await refused
  vi.useRealTimers()
})

it.each([
  // What a phone's photo begins with, whatever it is called.
  ['IMG_1.jpg', '\0\0\0\u0018ftypheic', 'heic'],
  ['IMG_2.HEIC', 'half a JPEG', 'unreadable'],
  ['contract.jpg', '%PDF-1.4', 'unreadable'],
])('of %s it is said why it cannot be read', async (name, content, kind) => {
  workerThatMakes('unreadable')
  const file = new File([content], name, { type: 'image/jpeg' })
  await expect(prepareImage(file)).rejects.toMatchObject({ kind })
})

it('a drawing is refused with its reason', async () => {
  const logo = new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' })
  await expect(prepareImage(logo)).rejects.toMatchObject({ kind: 'svg' })
})
