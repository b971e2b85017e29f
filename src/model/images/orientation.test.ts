import sharp, { type Sharp } from 'sharp'
import { describe, expect, it } from 'vitest'
import { lyingOf, turnUpright, uprightSize } from '#model/images/orientation.ts'

const SIZE = { width: 3, height: 2 }
const picture = sharp(Uint8Array.of(0, 40, 80, 120, 160, 200), { raw: { ...SIZE, channels: 1 } })
const fileOf = async (format: 'png' | 'webp' | 'jpeg', orientation: number) =>
  new Uint8Array(
    await picture
      .clone()
      .withMetadata({ orientation })
      .toFormat(format, { quality: 90 })
      .toBuffer(),
  )
const pointsOf = (image: Sharp) => image.greyscale().raw().toBuffer({ resolveWithObject: true })

describe.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'a picture that lies as EXIF data call %i',
  (orientation) => {
    it.each(['png', 'webp'] as const)(
      'says so (%s), and no more once that was read',
      async (format) => {
        const bytes = await fileOf(format, orientation)
        const lying = lyingOf(bytes)
        expect(lying.orientation).toBe(orientation)
        const rest = new Uint8Array(await lying.file.arrayBuffer())
        expect(lyingOf(rest).orientation).toBe(1)
        const { info } = await pointsOf(sharp(rest).autoOrient())
        expect(info).toMatchObject(SIZE)
      },
    )

    it('is drawn upright, each point where it belongs', async () => {
      const { data: before } = await pointsOf(sharp(await fileOf('png', 1)))
      const { data, info } = await pointsOf(sharp(await fileOf('png', orientation)).autoOrient())
      const size = uprightSize(orientation, SIZE)
      expect(info).toMatchObject(size)
      const [a, b, c, d, e, f] = turnUpright(orientation, size)
      before.forEach((grey, index) => {
        const [x, y] = [(index % SIZE.width) + 0.5, Math.floor(index / SIZE.width) + 0.5]
        const [left, top] = [a * x + c * y + e, b * x + d * y + f].map(Math.floor)
        expect(data[(top ?? 0) * size.width + (left ?? 0)]).toBe(grey)
      })
    })
  },
)

it('a JPEG is left to the engine, and so is what cannot be read', async () => {
  const webp = await fileOf('webp', 6)
  const cutOff = webp.slice(0, Buffer.from(webp).indexOf('EXIF') + 20)
  for (const file of [await fileOf('jpeg', 6), new Uint8Array(12), cutOff]) {
    const lying = lyingOf(file)
    expect(lying.orientation).toBe(1)
    expect(new Uint8Array(await lying.file.arrayBuffer())).toEqual(file)
  }
})
