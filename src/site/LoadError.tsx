import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'

interface LoadErrorProps {
  text: string
  /** Of the text, where it is not the page's. */
  lang?: 'en' | undefined
  retry: () => void
}

/** What a section says when its content could not be loaded, with a way to try again. */
export function LoadError({ text, lang, retry }: LoadErrorProps) {
  return (
    <Alert
      severity="error"
      sx={{ mb: 4, maxWidth: 720, mx: 'auto', alignItems: 'center', overflowWrap: 'anywhere' }}
      action={
        <Button
          color="inherit"
          size="small"
          onClick={({ currentTarget }) => {
            // The button goes with the error; the focus stays in its section.
            currentTarget.closest('section')?.querySelector('h2')?.focus({ preventScroll: true })
            retry()
          }}
        >
          Erneut versuchen
        </Button>
      }
    >
      <span lang={lang}>{text}</span>
    </Alert>
  )
}
