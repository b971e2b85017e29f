import { useContext } from 'react'
import Box from '@mui/material/Box'
import type { School } from '#content/school/definition.ts'
import { EditedContent } from '#firebase/content/content-store.ts'
import { colors, translucent } from '#ui/design.ts'

/** The school's profiles elsewhere, by the fields that hold their addresses. */
const profiles = [
  {
    field: 'facebook',
    name: 'Facebook',
    path: 'M14 8h3V4h-3a4 4 0 0 0-4 4v3H7v4h3v7h4v-7h3l1-4h-4V9a1 1 0 0 1 0-1z',
  },
  {
    field: 'instagram',
    name: 'Instagram',
    path: 'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zm0 2a3 3 0 0 0-3 3v8a3 3 0 0 0 3 3h8a3 3 0 0 0 3-3V8a3 3 0 0 0-3-3zm4 3.2a3.8 3.8 0 1 1 0 7.6 3.8 3.8 0 0 1 0-7.6zm0 2a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6z',
  },
  {
    field: 'youtube',
    name: 'YouTube',
    path: 'M6 5h12a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4zm4 3.8v6.4l5.5-3.2z',
  },
] as const

/** Those that there are; signs for all of them, which lead nowhere, while there is none. */
export function SocialLinks({ school }: { school: School }) {
  const isEdited = useContext(EditedContent) !== undefined
  const entered = profiles.filter(({ field }) => school[field])
  const shown = entered.length > 0 && !isEdited ? entered : profiles
  return (
    <Box component="ul" sx={{ listStyle: 'none', display: 'flex', gap: 1, m: 0, mt: 3, p: 0 }}>
      {shown.map(({ field, name, path }) => (
        <li key={name}>
          <Box
            component="a"
            href={school[field] || '#'}
            aria-label={name}
            data-field={field}
            sx={link}
          >
            <svg
              viewBox="0 0 24 24"
              width={22}
              height={22}
              fill="currentColor"
              fillRule="evenodd"
              aria-hidden
            >
              <path d={path} />
            </svg>
          </Box>
        </li>
      ))}
    </Box>
  )
}

const link = {
  width: 44,
  height: 44,
  display: 'grid',
  placeItems: 'center',
  borderRadius: '50%',
  color: 'inherit',
  bgcolor: translucent(colors.white, 0.1),
  transition: 'background-color 150ms ease',
  '&:hover': { bgcolor: translucent(colors.white, 0.22) },
}
