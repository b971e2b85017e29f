/** Width and height in pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** The longest side of what is stored, in pixels. */
const LONGEST_SIDE = 1600
/**
 * Widths in which an image is stored beside its own. The addresses in the store do not name them:
 * a width that is added or removed here is missing from every image stored before.
 */
const NARROWER = [480, 960]

const FOLDER = 'cms_images'

/** The size in which an image is stored: its own, or scaled down to the longest side. */
export function fittedSize({ width, height }: Size): Size {
  return scaledTo({ width, height }, Math.min(1, LONGEST_SIDE / Math.max(width, height)))
}

/** The sizes in which an image of this fitted size is stored, the largest last; never larger. */
export function storedSizes(size: Size): Size[] {
  const narrower = NARROWER.filter((width) => width < size.width)
  return [...narrower.map((width) => scaledTo(size, width / size.width)), size]
}

function scaledTo({ width, height }: Size, factor: number): Size {
  const side = (length: number) => Math.max(1, Math.round(length * factor))
  return { width: side(width), height: side(height) }
}

/**
 * Where one width of an image is stored: `cms_images/<uuid>_1600x1067_w480.webp`. The name holds
 * the size of the largest, so that its address alone says what a page has to know.
 *
 * @param id a random UUID, one an image
 * @param extension of the encoding, without its dot
 */
export function objectPath(id: string, largest: Size, width: number, extension: string): string {
  return `${FOLDER}/${id}_${largest.width}x${largest.height}_w${width}.${extension}`
}

/** What an `<img>` needs; without a size for addresses that name none. */
export interface ImageSource extends Partial<Size> {
  readonly src: string
  readonly srcSet?: string
}

const UPLOADED =
  /^(?<before>[^?#]*\/cms_images%2F[0-9a-f-]{36}_(?<width>\d+)x(?<height>\d+)_w)\d+(?<after>\.[a-z]+(?:\?[^#]*)?)$/

/** @param address a stored image's URL as uploading gave it, or any other address of an image */
export function imageSource(address: string): ImageSource {
  const { before, width, height, after } = UPLOADED.exec(address)?.groups ?? {}
  if (!before || !after) return { src: address }
  const size = { width: Number(width), height: Number(height) }
  const srcSet = storedSizes(size).map((each) => `${before}${each.width}${after} ${each.width}w`)
  return { src: address, ...size, ...(srcSet.length > 1 ? { srcSet: srcSet.join(', ') } : {}) }
}

/**
 * What all widths of an image have in common and no other image has.
 *
 * @param path of an object in the folder; also of one stored before there were widths
 */
export function imageKey(path: string): string {
  return path.replace(`${FOLDER}/`, '').replace(/_w\d+\.[a-z]+$/, '')
}

/** The folder of all images, as a prefix of their paths. */
export const IMAGE_PREFIX = `${FOLDER}/`

/**
 * The object behind an address, if it is one of ours.
 *
 * @param bucket the name of our bucket
 * @returns its path; undefined for another site's, another bucket's or another folder's address
 */
export function objectAt(address: string, bucket: string): string | undefined {
  const [, found, path = ''] = /^https?:\/\/[^/]+\/v0\/b\/([^/]+)\/o\/([^/?#]+)/.exec(address) ?? []
  if (found !== bucket || !/^cms_images%2F[\w.-]+$/.test(path)) return undefined
  return decodeURIComponent(path)
}
