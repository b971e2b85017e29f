import { useEffect, useState } from 'react'
import { ChosenImage } from '#model/image-file.ts'

/** The picture to show: a stored one's address, or the chosen one, once it is prepared. */
export function usePreview(value: unknown): string {
  const [preview, setPreview] = useState<{ of: unknown; url: string }>()
  useEffect(() => {
    if (!(value instanceof ChosenImage)) return
    // Not an object URL: it could be revoked while the browser still waits to load it.
    const reader = new FileReader()
    reader.onload = () => setPreview({ of: value, url: reader.result as string })
    let wanted = true
    const show = (picture?: Blob) => {
      if (picture && wanted) reader.readAsDataURL(picture)
    }
    value.versions.then(
      (versions) => show(versions.at(-1)?.blob),
      // Whoever chose it is told by the input.
      () => {},
    )
    return () => {
      wanted = false
      reader.abort()
    }
  }, [value])
  if (typeof value === 'string') return value
  return preview && preview.of === value ? preview.url : ''
}
