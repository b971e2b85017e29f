import { useEffect, useState } from 'react'
import { ChosenImage } from '#model/image-file.ts'

const addresses = new WeakMap<ChosenImage, Promise<string>>()

/**
 * Where a chosen picture can be seen before it is uploaded, once it is prepared.
 *
 * @returns the same promise for the same picture; it resolves to an empty text for one that cannot be
 *   read, of which its input tells whoever chose it
 */
export function addressOf(picture: ChosenImage): Promise<string> {
  const known = addresses.get(picture)
  if (known) return known
  const address = picture.versions.then(
    (versions) => dataUrl(versions.at(-1)?.blob),
    () => '',
  )
  addresses.set(picture, address)
  return address
}

/** Not an object URL: it could be revoked while the browser still waits to load it. */
function dataUrl(picture: Blob | undefined): Promise<string> {
  return new Promise((resolve) => {
    if (!picture) return resolve('')
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as string)
    reader.onerror = () => resolve('')
    reader.readAsDataURL(picture)
  })
}

/** The picture to show: a stored one's address, or the chosen one, once it is prepared. */
export function usePreview(value: unknown): string {
  const [preview, setPreview] = useState<{ of: unknown; url: string }>()
  useEffect(() => {
    if (!(value instanceof ChosenImage)) return
    let wanted = true
    void addressOf(value).then((url) => {
      if (wanted) setPreview({ of: value, url })
    })
    return () => {
      wanted = false
    }
  }, [value])
  if (typeof value === 'string') return value
  return preview && preview.of === value ? preview.url : ''
}
