import type { Size } from '#model/images/stored-image.ts'

/** How a picture lies, by the number that EXIF data give it (CIPA DC-008); 1 is upright. */
interface Lying {
  readonly orientation: number
  /** Says nothing of it any more. */
  readonly file: Blob
}

/**
 * Of a PNG or WebP. Engines turn a JPEG by themselves, some a PNG, none a WebP: where it is not said,
 * none does, and whoever draws the picture can.
 */
export function lyingOf(file: Uint8Array<ArrayBuffer>): Lying {
  const bytes = new DataView(file.buffer)
  try {
    const exif = exifIn(bytes)
    if (exif) {
      return { orientation: orientationAt(bytes, exif.begin + 8), file: without(exif, file) }
    }
  } catch (error) {
    // They are not as they should be.
    if (!(error instanceof RangeError)) throw error
  }
  return { orientation: 1, file: new Blob([file]) }
}

const PNG = 0x89504e47
/** What WebP and others are packed in. */
const RIFF = 0x52494646
/** `eXIf` and `EXIF` */
const EXIF_OF_PNG = 0x65584966
const EXIF_OF_WEBP = 0x45584946
/** `Exif`, which some programs repeat before the data. */
const EXIF = 0x45786966
const LITTLE_ENDIAN = 0x4949
const ORIENTATION = 0x0112

interface Part {
  readonly begin: number
  readonly end: number
}

function without({ begin, end }: Part, file: Uint8Array<ArrayBuffer>): Blob {
  const start = file.slice(0, begin)
  const bytes = new DataView(start.buffer)
  // It holds its own length.
  if (bytes.getUint32(0) === RIFF) bytes.setUint32(4, file.length - (end - begin) - 8, true)
  return new Blob([start, file.subarray(end)])
}

/** Where the part of the file is that holds the EXIF data. */
function exifIn(bytes: DataView): Part | undefined {
  const isPng = bytes.getUint32(0) === PNG
  if (!isPng && bytes.getUint32(0) !== RIFF) return undefined
  let begin = isPng ? 8 : 12
  while (begin + 8 < bytes.byteLength) {
    const first = bytes.getUint32(begin)
    const length = isPng ? first : bytes.getUint32(begin + 4, true)
    const end = begin + length + (isPng ? 12 : 8 + (length % 2))
    if (isPng ? bytes.getUint32(begin + 4) === EXIF_OF_PNG : first === EXIF_OF_WEBP) {
      return { begin, end }
    }
    begin = end
  }
  return undefined
}

function orientationAt(bytes: DataView, exif: number): number {
  const begin = bytes.getUint32(exif) === EXIF ? exif + 6 : exif
  const isLittle = bytes.getUint16(begin) === LITTLE_ENDIAN
  const list = begin + bytes.getUint32(begin + 4, isLittle)
  const count = bytes.getUint16(list, isLittle)
  for (let entry = list + 2; entry < list + 2 + count * 12; entry += 12) {
    if (bytes.getUint16(entry, isLittle) === ORIENTATION) {
      return bytes.getUint16(entry + 8, isLittle)
    }
  }
  return 1
}

const TURNS = [
  [1, 0, 0, 1],
  [-1, 0, 0, 1],
  [-1, 0, 0, -1],
  [1, 0, 0, -1],
  [0, 1, 1, 0],
  [0, 1, -1, 0],
  [0, -1, -1, 0],
  [0, -1, 1, 0],
] as const

/** As `setTransform` of a canvas of this size takes it, to draw the picture upright there. */
export function turnUpright(orientation: number, { width, height }: Size) {
  const [a, b, c, d] = TURNS[orientation - 1] ?? TURNS[0]
  return [a, b, c, d, a + c < 0 ? width : 0, b + d < 0 ? height : 0] as const
}

/** Width and height change places where a picture lies on its side. */
export const uprightSize = (orientation: number, { width, height }: Size): Size =>
  orientation > 4 ? { width: height, height: width } : { width, height }
