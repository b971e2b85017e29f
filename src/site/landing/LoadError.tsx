import Box from '@mui/material/Box'
import { Action } from '#ui/Action.tsx'
import { Notice } from '#ui/Notice.tsx'

interface LoadErrorProps {
  text: string
  /** Of the text, where it is not the page's. */
  lang?: 'en' | undefined
  retry: () => void
}

/** What a section says when its content could not be loaded, with a way to try again. */
export function LoadError({ text, lang, retry }: LoadErrorProps) {
  return (
    <Box sx={{ mb: 4, maxWidth: 720, mx: 'auto' }}>
      <Notice
        kind="error"
        role="alert"
        action={
          <Action
            variant="plain"
            size="small"
            onClick={({ currentTarget }) => {
              // The button goes with the error; the focus stays in its section.
              currentTarget.closest('section')?.querySelector('h2')?.focus({ preventScroll: true })
              retry()
            }}
          >
            Erneut versuchen
          </Action>
        }
      >
        <span lang={lang}>{text}</span>
      </Notice>
    </Box>
  )
}
