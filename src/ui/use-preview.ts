import { useEffect, useState } from 'react'

/** The picture to show: a stored one's address, or the chosen file before it is uploaded. */
export function usePreview(value: unknown): string {
  const [url, setUrl] = useState('')
  useEffect(() => {
    if (!(value instanceof File)) return
    const reader = new FileReader()
    reader.onload = () => setUrl(reader.result as string)
    reader.readAsDataURL(value)
    return () => reader.abort()
  }, [value])
  if (value instanceof File) return url
  return typeof value === 'string' ? value : ''
}
