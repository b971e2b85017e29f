import type { ComponentProps } from 'react'
import Box from '@mui/material/Box'
import type { SxProps, Theme } from '@mui/material/styles'
import { objectPosition } from '#model/images/position.ts'
import { withSchool } from '#model/words/fill-in.ts'
import { avifSources, photos, webpSource } from '#site/photos.ts'
import { ContentImage } from '#ui/cards/ContentImage.tsx'
import { useSchoolName } from '#ui/page/school-name.ts'

/** A picture that staff have chosen. */
interface Chosen {
  readonly address: string | null
  readonly alt: string
  /** What stays in view, in percent, where the picture is cut. */
  readonly x?: number
  readonly y?: number
}

interface PhotoProps extends Pick<ComponentProps<'img'>, 'loading' | 'fetchPriority'> {
  photo: keyof typeof photos
  /** Shown instead, if there is one. */
  chosen: Chosen
  /** The field that it is. */
  field?: string
  /** How wide it is shown, as in the attribute of the same name. */
  sizes: string
  sx: SxProps<Theme>
}

/** One of the site's own pictures, in the size that the screen needs, or the one chosen instead. */
export function Photo({ photo, chosen, field, ...props }: PhotoProps) {
  const { address, alt, x, y } = chosen
  const position = x && y ? { style: { objectPosition: objectPosition(x, y) } } : {}
  const image = { ...props, 'data-field': field }
  return (
    <ContentImage
      {...image}
      {...position}
      address={address}
      alt={alt}
      fallback={<OwnPhoto photo={photo} {...image} />}
    />
  )
}

function OwnPhoto({ photo, sizes, ...props }: Omit<PhotoProps, 'chosen' | 'field'>) {
  const source = photos[photo]
  const school = useSchoolName()
  return (
    <Box component="picture" sx={frame}>
      <source type="image/avif" srcSet={avifSources(source)} sizes={sizes} />
      <Box
        component="img"
        src={webpSource(source)}
        alt={withSchool(source.alt, school)}
        width={source.width}
        height={source.height}
        {...props}
      />
    </Box>
  )
}

// In a grid the image is the only cell; without this, each source would be one, too.
const frame = { display: 'contents', '& source': { display: 'none' } }
