import type { ImageProblemKind } from '#model/image-file.ts'

const KINDS = 'AVIF, GIF, JPEG, PNG or WebP'

const problems: Readonly<Record<ImageProblemKind, string>> = {
  'no-picture': `Please choose a picture: ${KINDS}.`,
  svg: 'The website takes no SVG drawings, since they may hold programs. Please save the picture as PNG, about 1000 pixels wide, and choose that.',
  'file-too-large': 'The picture is larger than 25 MB. Please choose a smaller one.',
  heic: 'This browser cannot read HEIC photos. Please save the photo as JPEG and choose that.',
  unreadable: `The picture cannot be read: it is damaged, too large or of an unknown kind. Please choose ${KINDS}.`,
  'picture-too-large':
    'The picture is larger than 5 MB even when scaled down. Please choose another one.',
  'not-prepared':
    'The picture could not be prepared. Save the rest, reload the page and choose it again.',
}

/** Choosing a picture. */
export const pictures = {
  problems,
  preview: (field: string) => `${field} preview`,
  file: (field: string) => `${field} file`,
  address: (field: string) => `Alternative ${field.toLowerCase()} URL`,
  preparing: 'Preparing picture...',
  choose: 'Choose image',
  replace: 'Replace image',
  remove: 'Remove image',
  foreign: 'The site does not show pictures from other addresses.',
  notLoaded: 'This picture cannot be loaded.',
}
