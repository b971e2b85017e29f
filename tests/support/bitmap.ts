import sharp, { type OutputInfo } from 'sharp'

export interface Rectangle {
  x: number
  y: number
  width: number
  height: number
}

/** How far a colour channel must be from the ground's to be seen. */
const VISIBLE = 24

/** The pixels of a captured page. */
export class Bitmap {
  readonly width: number
  readonly height: number
  private readonly pixels: Buffer
  private readonly channels: number

  private constructor(pixels: Buffer, { width, height, channels }: OutputInfo) {
    this.pixels = pixels
    this.width = width
    this.height = height
    this.channels = channels
  }

  static async of(png: Buffer): Promise<Bitmap> {
    const { data, info } = await sharp(png, { limitInputPixels: false })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    return new Bitmap(data, info)
  }

  /** The part of a rectangle's pixels, 0 to 1, that are not of its most frequent colour. */
  ink(rectangle: Rectangle): number {
    const left = Math.max(Math.round(rectangle.x), 0)
    const right = Math.min(Math.round(rectangle.x + rectangle.width), this.width)
    const top = Math.max(Math.round(rectangle.y), 0)
    const bottom = Math.min(Math.round(rectangle.y + rectangle.height), this.height)
    const counts = new Map<number, number>()
    for (let y = top; y < bottom; y += 1) {
      for (let x = left; x < right; x += 1) {
        const colour = this.colour(x, y)
        counts.set(colour, (counts.get(colour) ?? 0) + 1)
      }
    }
    const [ground = 0] = [...counts].toSorted(([, one], [, other]) => other - one)[0] ?? []
    let ink = 0
    for (const [colour, count] of counts) if (differ(colour, ground)) ink += count
    const area = (right - left) * (bottom - top)
    return area > 0 ? ink / area : 0
  }

  /** The height of the highest band, as wide as the page, in which there is nothing. */
  emptyBand(): number {
    let highest = 0
    let current = 0
    for (let y = 0; y < this.height; y += 1) {
      current = this.isFlat(y) ? current + 1 : 0
      highest = Math.max(highest, current)
    }
    return highest
  }

  private isFlat(y: number): boolean {
    const ground = this.colour(0, y)
    for (let x = 1; x < this.width; x += 1) {
      if (differ(this.colour(x, y), ground)) return false
    }
    return true
  }

  private colour(x: number, y: number): number {
    return this.pixels.readUIntBE((y * this.width + x) * this.channels, 3)
  }
}

function differ(one: number, other: number): boolean {
  return [16, 8, 0].some((shift) => {
    const channel = ((one >> shift) & 255) - ((other >> shift) & 255)
    return Math.abs(channel) > VISIBLE
  })
}
