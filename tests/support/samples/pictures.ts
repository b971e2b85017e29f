import { randomBytes } from 'node:crypto'
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
 * is red above, below a blue edge, and blue below) and where it was taken.
 */
export async function phonePhoto({ width, height } = { width: 2400, height: 1800 }) {
  const canvas = { width: width / 2, height, channels: 3 } as const
  const blue = { ...canvas, background: 'blue' }
  // Something to encode, between the two.
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  const buffer = await sharp({ create: { ...canvas, width, background: 'red' } })
    .composite([
      { input: { create: blue }, left: width / 2, top: 0 },
      // Of a photo that is cut off instead of made smaller, its quarter is seen here.
      { input: { create: { ...blue, width: Math.round((width * 9) / 40) } }, left: 0, top: 0 },
      {
        input: { create: { ...canvas, background: 'black', noise } },
        left: (width * 3) / 8,
        top: 0,
      },
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

/** What cameras and programs make, and how it is stored: see `looksOf`. */
export async function unusualPictures() {
  const size = { width: 480, height: 320, channels: 3 } as const
  const red = sharp({ create: { ...size, background: 'rgb(200, 30, 30)' } })
  const blue = sharp({ create: { ...size, background: 'blue' } })
  const frames = await Promise.all([red, blue].map((frame) => frame.clone().png().toBuffer()))
  const animated = sharp(frames, { join: { animated: true } })
  const right = {
    input: { create: { ...size, width: 240, background: 'blue' } },
    left: 240,
    top: 0,
  }
  const lying = red.clone().composite([right]).withMetadata({ orientation: TO_BE_TURNED_RIGHT })
  const strip = sharp({ create: { ...size, width: 1, height: 6_000, background: 'red' } })
  const clear = { ...size, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } as const
  return [
    ['cmyk.jpg', await red.clone().toColourspace('cmyk').jpeg().toBuffer(), '480x320 red'],
    ['progressive.jpg', await red.clone().jpeg({ progressive: true }).toBuffer(), '480x320 red'],
    ['16-bit.png', await red.clone().toColourspace('rgb16').png().toBuffer(), '480x320 red'],
    // Whatever it is called.
    ['IMG_2.HEIC', await red.clone().jpeg().toBuffer(), '480x320 red'],
    ['lying.jpg', await lying.clone().jpeg().toBuffer(), '320x480 red'],
    ['lying.png', await lying.clone().png().toBuffer(), '320x480 red'],
    ['lying.webp', await lying.clone().webp().toBuffer(), '320x480 red'],
    ['strip.png', await strip.png().toBuffer(), '1x1600 red'],
    ['hole.png', await sharp({ create: clear }).png().toBuffer(), '480x320 clear'],
    ['animated.gif', await animated.clone().gif().toBuffer(), '480x320 red'],
    ['animated.webp', await animated.clone().webp().toBuffer(), '480x320 red'],
  ] as const
}

/** In the page: the size of a stored picture, and the colour in the middle of its upper half. */
export async function looksOf(address: string): Promise<string> {
  const picture = await createImageBitmap(await (await fetch(address)).blob())
  const { width, height } = picture
  const canvas = new OffscreenCanvas(width, height).getContext('2d')
  canvas?.drawImage(picture, 0, 0)
  const point = canvas?.getImageData(Math.floor(width / 2), Math.floor(height / 4), 1, 1).data
  const [red = 0, green = 0, blue = 0, opacity = 0] = point ?? []
  const isRed = red > 150 && green < 100 && blue < 100
  const colour = opacity === 0 ? 'clear' : isRed ? 'red' : [red, green, blue, opacity].join(' ')
  return `${width}x${height} ${colour}`
}

/** A photo with a hole where `looksOf` looks: too large to be stored as PNG. */
export async function photoWithHole(file: string): Promise<string> {
  const size = { width: 1_600, height: 1_200 }
  const noise = randomBytes(size.width * size.height * 4)
  const hole = (size.height / 4) * size.width + size.width / 2
  for (let point = 0; point < noise.length / 4; point += 1) {
    noise[point * 4 + 3] = point === hole ? 0 : 255
  }
  await mkdir(dirname(file), { recursive: true })
  await sharp(noise, { raw: { ...size, channels: 4 } })
    .png()
    .toFile(file)
  return file
}
