import { mkdir, truncate, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import sharp from 'sharp'

/** The smallest PNG there is: one grey point. */
const POINT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==',
  'base64',
)

export const png = { name: 'photo.PNG', mimeType: 'image/png', buffer: POINT }

/**
 * A picture as far as its type says, of any size: enough for what only looks at the two. As a file:
 * to hand megabytes to the browser takes half a minute.
 */
export async function bigPng(file: string, bytes: number): Promise<string> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, POINT)
  await truncate(file, bytes)
  return file
}

/**
 * A photo as a phone takes it: it lies on its side, and its EXIF data say how to turn it (then it
 * is red above and blue below) and where it was taken.
 */
export async function phonePhoto({ width, height } = { width: 2400, height: 1800 }) {
  const canvas = { width: width / 2, height, channels: 3 } as const
  const blue = { ...canvas, background: 'blue' }
  // Something to encode, between the two.
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  const buffer = await sharp({ create: { ...canvas, width, background: 'red' } })
    .composite([
      { input: { create: blue }, left: width / 2, top: 0 },
      { input: { create: { ...canvas, background: 'black', noise } }, left: width / 4, top: 0 },
    ])
    .jpeg({ quality: 90 })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '50/1 52/1 39/1' } })
    .withMetadata({ orientation: TO_BE_TURNED_RIGHT })
    .toBuffer()
  return { name: 'IMG_0815.JPG', mimeType: 'image/jpeg', buffer }
}

const TO_BE_TURNED_RIGHT = 6

/** As few bytes as a picture of so many points can have. */
export async function vastPng() {
  const size = { width: 12_000, height: 12_000, channels: 3, background: 'grey' } as const
  const buffer = await sharp({ create: size, limitInputPixels: false }).png().toBuffer()
  return { ...png, buffer }
}
