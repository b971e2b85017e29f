import Typography from '@mui/material/Typography'
import { anchors } from '#model/site/anchors.ts'
import { SiteButton } from '#ui/SiteButton.tsx'

interface NothingYetProps {
  /** What the button says, which leads to the contact form. */
  ask: string
  children: string
}

/** What stands on a page while staff have entered nothing for it. */
export function NothingYet({ ask, children }: NothingYetProps) {
  return (
    <>
      <Typography variant="subtitle1" sx={{ maxWidth: 640, mb: 3 }}>
        {children}
      </Typography>
      <SiteButton href={`/#${anchors.contactForm}`} variant="contained" size="large">
        {ask}
      </SiteButton>
    </>
  )
}
