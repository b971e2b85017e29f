import sharp, { type OutputInfo } from 'sharp'

export interface Rectangle {
  x: number
  y: number
  width: number
  height: number
}

/** How far a grey must be from the ground's to be seen. */
const VISIBLE = 24

/** The greys of a captured page. */
export class Bitmap {
  private readonly pixels: Buffer
  private readonly width: number
  private readonly height: number

  private constructor(pixels: Buffer, { width, height }: OutputInfo) {
    this.pixels = pixels
    this.width = width
    this.height = height
  }

  static async of(png: Buffer): Promise<Bitmap> {
    const { data, info } = await sharp(png, { limitInputPixels: false })
      .removeAlpha()
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true })
    return new Bitmap(data, info)
  }

  /** The part of a rectangle's pixels, 0 to 1, that are not of its most frequent grey. */
  ink(rectangle: Rectangle): number {
    const left = Math.max(Math.round(rectangle.x), 0)
    const right = Math.min(Math.round(rectangle.x + rectangle.width), this.width)
    const top = Math.max(Math.round(rectangle.y), 0)
    const bottom = Math.min(Math.round(rectangle.y + rectangle.height), this.height)
    const counts = Array<number>(256).fill(0)
    for (let y = top; y < bottom; y += 1) {
      for (const grey of this.row(y).subarray(left, right)) counts[grey] = (counts[grey] ?? 0) + 1
    }
    const ground = counts.indexOf(Math.max(...counts))
    const ink = counts.filter((_, grey) => Math.abs(grey - ground) > VISIBLE)
    const area = (right - left) * (bottom - top)
    return area > 0 ? ink.reduce((sum, count) => sum + count, 0) / area : 0
  }

  /** The height of the highest band, as wide as the page, in which there is nothing. */
  emptyBand(): number {
    let [highest, current] = [0, 0]
    for (let y = 0; y < this.height; y += 1) {
      const row = this.row(y)
      const isFlat = row.every((grey) => Math.abs(grey - (row[0] ?? 0)) <= VISIBLE)
      current = isFlat ? current + 1 : 0
      highest = Math.max(highest, current)
    }
    return highest
  }

  private row(y: number): Buffer {
    return this.pixels.subarray(y * this.width, (y + 1) * this.width)
  }
}
