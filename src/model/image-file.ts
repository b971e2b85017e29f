/** What Storage accepts; the same limits stand in storage.rules. */
export const IMAGE_TYPES = ['image/avif', 'image/gif', 'image/jpeg', 'image/png', 'image/webp']
export const MAX_IMAGE_BYTES = 5 * 1024 * 1024

/** Why a chosen file cannot be uploaded, or undefined when it can. */
export function imageFileProblem(file: { type: string; size: number }): string | undefined {
  if (!IMAGE_TYPES.includes(file.type)) {
    return 'Please choose a picture: AVIF, GIF, JPEG, PNG or WebP.'
  }
  if (file.size > MAX_IMAGE_BYTES)
    return 'The picture is larger than 5 MB. Please choose a smaller one.'
  return undefined
}
