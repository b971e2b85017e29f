import { mkdir, truncate, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Page } from '@playwright/test'

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
 *
 * @param page a browser to draw it in
 */
export async function phonePhoto(page: Page, size = { width: 2400, height: 1800 }) {
  const url = await page.evaluate(async ({ width, height }) => {
    const canvas = new OffscreenCanvas(width, height)
    const context = canvas.getContext('2d')
    if (!context) throw new Error('no canvas')
    context.fillStyle = 'red'
    context.fillRect(0, 0, width / 2, height)
    context.fillStyle = 'blue'
    context.fillRect(width / 2, 0, width / 2, height)
    // Something to encode, between the two.
    for (let spot = 0; spot < 5_000; spot += 1) {
      context.fillStyle = `hsl(${(spot * 137) % 360} 70% 50%)`
      const x = width * (0.3 + 0.4 * Math.random())
      context.fillRect(x, height * Math.random(), width / 100, height / 100)
    }
    const reader = new FileReader()
    reader.readAsDataURL(await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 }))
    return new Promise<string>((resolve) => {
      reader.onload = () => resolve(reader.result as string)
    })
  }, size)
  const jpeg = Buffer.from(url.split(',')[1] ?? '', 'base64')
  const start = jpeg.subarray(0, 2)
  const buffer = Buffer.concat([start, exif(), jpeg.subarray(2)])
  return { name: 'IMG_0815.JPG', mimeType: 'image/jpeg', buffer }
}

const ASCII = 2
const SHORT = 3
const LONG = 4
const RATIONAL = 5
const TO_BE_TURNED_RIGHT = 6

/** A JPEG segment with orientation and place: https://www.cipa.jp/std/documents/e/DC-008-2012_E.pdf */
function exif(): Buffer {
  const entry = (tag: number, type: number, count: number, value: number) => {
    const bytes = Buffer.alloc(12)
    bytes.writeUInt16LE(tag, 0)
    bytes.writeUInt16LE(type, 2)
    bytes.writeUInt32LE(count, 4)
    bytes.writeUInt32LE(value, 8)
    return bytes
  }
  const list = (...entries: Buffer[]) =>
    Buffer.concat([Buffer.from([entries.length, 0]), ...entries, Buffer.alloc(4)])
  const degrees = Buffer.alloc(24)
  for (const [index, number] of [50, 1, 52, 1, 39, 1].entries()) {
    degrees.writeUInt32LE(number, index * 4)
  }
  const header = Buffer.from('II*\0\x08\0\0\0', 'latin1')
  const gpsAt = header.length + 2 + 2 * 12 + 4
  const main = list(entry(0x0112, SHORT, 1, TO_BE_TURNED_RIGHT), entry(0x8825, LONG, 1, gpsAt))
  const degreesAt = gpsAt + 2 + 2 * 12 + 4
  const gps = list(entry(1, ASCII, 2, 'N'.charCodeAt(0)), entry(2, RATIONAL, 3, degreesAt))
  const body = Buffer.concat([Buffer.from('Exif\0\0'), header, main, gps, degrees])
  const segment = Buffer.from([0xff, 0xe1, 0, 0])
  segment.writeUInt16BE(body.length + 2, 2)
  return Buffer.concat([segment, body])
}
