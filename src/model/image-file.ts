/** What is stored; the same types and size as in storage.rules. Every browser shows them all. */
export const STORED_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const
export type StoredType = (typeof STORED_TYPES)[number]
export const MAX_STORED_BYTES = 5 * 1024 * 1024

/** Of a file that may be chosen; before anything is stored, it is scaled down and encoded anew. */
const MAX_CHOSEN_BYTES = 25 * 1024 * 1024

const KINDS = 'AVIF, GIF, JPEG, PNG or WebP'

interface FileDescription {
  readonly name: string
  readonly type: string
  readonly size: number
}

/** Why a chosen file is not even looked into, or undefined. SVG is a drawing that may hold scripts. */
export function imageFileProblem({ type, size }: FileDescription): string | undefined {
  // Systems that do not know a type leave it empty; then the decoder decides.
  const isPicture = type === '' || (type.startsWith('image/') && type !== 'image/svg+xml')
  if (!isPicture) return `Please choose a picture: ${KINDS}.`
  if (size > MAX_CHOSEN_BYTES)
    return 'The picture is larger than 25 MB. Please choose a smaller one.'
  return undefined
}

/** What to say of a file that this browser cannot decode. */
export function unreadableImage({ name, type }: FileDescription): string {
  if (/hei[cf]/i.test(type) || /\.hei[cf]$/i.test(name)) {
    return 'This browser cannot read HEIC photos. Please save the photo as JPEG and choose that.'
  }
  return `The picture cannot be read: it is damaged, too large or of an unknown kind. Please choose ${KINDS}.`
}

/** One width of a picture, encoded. */
export interface ImageVersion {
  readonly width: number
  readonly height: number
  readonly blob: Blob
}

/** A picture chosen in a form and not uploaded yet: the form's value until it has an address. */
export class ChosenImage {
  /** The largest last. Rejects with a sentence for the person who chose the file. */
  readonly versions: Promise<readonly ImageVersion[]>
  /** As it was chosen. */
  readonly file: File

  constructor(versions: Promise<readonly ImageVersion[]>, file: File) {
    this.versions = versions
    this.file = file
  }
}
