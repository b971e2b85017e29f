import { useEffect, useRef, useState, type ComponentPropsWithRef, type ReactNode } from 'react'
import Box from '@mui/material/Box'
import type { SxProps, Theme } from '@mui/material/styles'
import { isForeignImage } from '#model/images/image-address.ts'
import { imageSource } from '#model/images/stored-image.ts'

interface ContentImageProps extends Omit<ComponentPropsWithRef<'img'>, 'src' | 'srcSet' | 'ref'> {
  /** Where the picture is; null or empty when there is none. */
  address: string | null
  /** The width it takes on the page, as in HTML: the browser chooses the file by it. */
  sizes: string
  /** Shown in its place when there is none or it cannot or may not be loaded: never a broken picture. */
  fallback: ReactNode
  sx?: SxProps<Theme>
}

/**
 * A picture of the content. Width and height are an uploaded one's own; those given here are for
 * pictures whose address names none.
 */
export function ContentImage({ address, sizes, fallback, ...img }: ContentImageProps) {
  const element = useRef<HTMLImageElement>(null)
  const [broken, setBroken] = useState<string | null>(null)
  const { srcSet, ...source } = imageSource(address ?? '')

  // One that failed before this code ran sends no event any more.
  useEffect(() => {
    const { complete, naturalWidth } = element.current ?? {}
    if (complete && naturalWidth === 0) setBroken(address)
  }, [address])

  if (!address || broken === address || isForeignImage(address)) return fallback
  return (
    <Box
      // Another picture is another element: changed one by one, the attributes would make the
      // browser load a mixture of the two.
      key={source.src}
      component="img"
      ref={element}
      alt=""
      loading="lazy"
      decoding="async"
      {...img}
      {...(srcSet ? { sizes, srcSet } : {})}
      {...source}
      onError={() => setBroken(address)}
    />
  )
}
