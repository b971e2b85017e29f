import type { ComponentProps } from 'react'
import Box from '@mui/material/Box'
import type { SxProps, Theme } from '@mui/material/styles'
import { avifSources, photos, webpSource } from '#site/photos.ts'

interface PhotoProps extends Pick<ComponentProps<'img'>, 'alt' | 'loading' | 'fetchPriority'> {
  photo: keyof typeof photos
  /** How wide it is shown, as in the attribute of the same name. */
  sizes: string
  sx: SxProps<Theme>
}

/** One of the site's own pictures, in the size that the screen needs. */
export function Photo({ photo, sizes, ...props }: PhotoProps) {
  const source = photos[photo]
  return (
    <Box component="picture" sx={frame}>
      <source type="image/avif" srcSet={avifSources(source)} sizes={sizes} />
      <Box
        component="img"
        src={webpSource(source)}
        width={source.width}
        height={source.height}
        {...props}
      />
    </Box>
  )
}

// In a grid the image is the only cell; without this, each source would be one, too.
const frame = { display: 'contents', '& source': { display: 'none' } }
