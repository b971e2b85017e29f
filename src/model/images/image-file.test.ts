import sharp from 'sharp'
import { expect, it } from 'vitest'
import { isCutOff } from '#model/images/image-file.ts'
import { phonePhoto } from '#tests/support/samples/pictures.ts'

const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
const picture = sharp({
  create: { width: 200, height: 100, channels: 3, background: 'red', noise },
})

it.each([
  ['a phone’s photo', (await phonePhoto()).buffer],
  ['a progressive JPEG', await picture.clone().jpeg({ progressive: true }).toBuffer()],
  ['a PNG', await picture.clone().png().toBuffer()],
  ['a WebP', await picture.clone().webp().toBuffer()],
])('half of %s is cut off, the whole is not, nor one with more behind it', (_, file) => {
  const cutOff = (bytes: Uint8Array) => isCutOff(new Uint8Array(bytes).buffer)
  expect(cutOff(file)).toBe(false)
  // As the film of a moving photo.
  expect(cutOff(Buffer.concat([file, Buffer.alloc(5_000)]))).toBe(false)
  expect(cutOff(file.subarray(0, file.length / 2))).toBe(true)
  expect(cutOff(file.subarray(0, 12))).toBe(true)
})

it.each(['', 'GIF89a', 'half a JPEG'])('of %j nobody knows', (content) => {
  expect(isCutOff(new TextEncoder().encode(content.padEnd(4)).buffer)).toBe(false)
})
