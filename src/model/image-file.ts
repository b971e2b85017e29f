/** What is stored; the same types and size as in storage.rules. Every browser shows them all. */
export const STORED_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const
export type StoredType = (typeof STORED_TYPES)[number]
export const MAX_STORED_BYTES = 5 * 1024 * 1024

/** Of a file that may be chosen; before anything is stored, it is scaled down and encoded anew. */
const MAX_CHOSEN_BYTES = 25 * 1024 * 1024

/** Why a file cannot become a picture of the site. */
export type ImageProblemKind =
  'no-picture' | 'file-too-large' | 'heic' | 'unreadable' | 'picture-too-large' | 'not-prepared'

/** The words for it are the back office's. */
export class ImageProblem extends Error {
  readonly kind: ImageProblemKind

  constructor(kind: ImageProblemKind) {
    super(`The picture is refused: ${kind}.`)
    this.kind = kind
  }
}

interface FileDescription {
  readonly name: string
  readonly type: string
  readonly size: number
}

/** Why a chosen file is not even looked into, or undefined. SVG is a drawing that may hold scripts. */
export function imageFileProblem({ type, size }: FileDescription): ImageProblemKind | undefined {
  // Systems that do not know a type leave it empty; then the decoder decides.
  const isPicture = type === '' || (type.startsWith('image/') && type !== 'image/svg+xml')
  if (!isPicture) return 'no-picture'
  return size > MAX_CHOSEN_BYTES ? 'file-too-large' : undefined
}

/** What is wrong with a file that this browser cannot decode. */
export function unreadableImage({ name, type }: FileDescription): ImageProblemKind {
  return /hei[cf]/i.test(type) || /\.hei[cf]$/i.test(name) ? 'heic' : 'unreadable'
}

/** One width of a picture, encoded. */
export interface ImageVersion {
  readonly width: number
  readonly height: number
  readonly blob: Blob
}
