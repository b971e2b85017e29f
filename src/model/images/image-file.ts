/** What is stored; the same types and size as in storage.rules. Every browser shows them all. */
export const STORED_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const
export type StoredType = (typeof STORED_TYPES)[number]
export const MAX_STORED_BYTES = 5 * 1024 * 1024

/** The largest file that may be chosen; it is scaled down and encoded anew before it is stored. */
const MAX_CHOSEN_BYTES = 25 * 1024 * 1024
/** More than cameras of phones have. Decoded, each takes four bytes of memory, whatever the file does. */
export const MAX_PIXELS = 120_000_000

/** Why a file cannot become a picture of the site. */
export type ImageProblemKind =
  | 'no-picture'
  | 'svg'
  | 'file-too-large'
  | 'too-many-pixels'
  | 'heic'
  | 'unreadable'
  | 'not-prepared'

/** The words for it are the back office's. */
export class ImageProblem extends Error {
  readonly kind: ImageProblemKind

  constructor(kind: ImageProblemKind) {
    super(`The picture is refused: ${kind}.`)
    this.kind = kind
  }
}

interface FileDescription {
  readonly type: string
  readonly size: number
}

/** Why a chosen file is not even looked into, or undefined. SVG is a drawing that may hold scripts. */
export function imageFileProblem({ type, size }: FileDescription): ImageProblemKind | undefined {
  if (type === 'image/svg+xml') return 'svg'
  // Systems that do not know a type leave it empty; then the decoder decides.
  if (type !== '' && !type.startsWith('image/')) return 'no-picture'
  return size > MAX_CHOSEN_BYTES ? 'file-too-large' : undefined
}

/** With what a HEIF file begins, after a length of four bytes (ISO/IEC 23008-12). */
const HEIC_BRAND = /^ftyp(?:hei[cmsx]|hev[cx]|mif1|msf1)/

/** What is wrong with a file that this browser cannot decode. Names and types may be wrong. */
export async function unreadableImage(file: Blob): Promise<ImageProblemKind> {
  return HEIC_BRAND.test(await file.slice(4, 12).text()) ? 'heic' : 'unreadable'
}

/** One width of a picture, encoded. */
export interface ImageVersion {
  readonly width: number
  readonly height: number
  readonly blob: Blob
}

/**
 * Whether a file ends before its picture does, as a transfer that broke off leaves it: browsers show
 * the rest grey or not at all, and say nothing.
 */
export function isCutOff(file: ArrayBuffer): boolean {
  const bytes = new DataView(file)
  const { byteLength } = bytes
  try {
    switch (bytes.getUint32(0)) {
      case PNG: {
        let at = 8
        while (bytes.getUint32(at + 4) !== PNG_END) at += 12 + bytes.getUint32(at)
        return false
      }
      case RIFF:
        return bytes.getUint32(4, true) + 8 > byteLength
    }
    if (bytes.getUint16(0) !== JPEG) return false
    // Past what comes before the picture: a preview in there has an end of its own.
    let at = 2
    while (bytes.getUint8(at) === 0xff && bytes.getUint16(at) !== JPEG_DATA) {
      at += bytes.getUint8(at + 1) === 0xff ? 1 : 2 + bytes.getUint16(at + 2)
    }
    while (bytes.getUint16(at) !== JPEG_END) at += 1
    return false
  } catch (error) {
    if (error instanceof RangeError) return true
    throw error
  }
}

const PNG = 0x89504e47
/** `IEND` */
const PNG_END = 0x49454e44
/** What WebP and others are packed in. */
const RIFF = 0x52494646
const JPEG = 0xffd8
const JPEG_DATA = 0xffda
const JPEG_END = 0xffd9
