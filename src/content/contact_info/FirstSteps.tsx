import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { MessageCircle, Phone, Send } from 'lucide-react'
import { SiteButton } from '#ui/SiteButton.tsx'
import type { ContactDetails } from './contact-details.ts'
import { OpeningState } from './hours/OpeningState.tsx'

interface FirstStepsProps {
  details: ContactDetails
  /** Where the contact form is. */
  formHref: string
}

/** What whoever follows "Jetzt buchen" or "Kontakt" has come for, on a dark ground. */
export function FirstSteps({ details, formHref }: FirstStepsProps) {
  const { phoneHref, whatsAppHref, opening } = details
  return (
    <Box sx={{ mb: { xs: 6, md: 8 } }}>
      <Typography component="h2" variant="h2" sx={{ mb: 3 }}>
        So erreichen Sie uns
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 2 }}>
        <SiteButton href={formHref} variant="contained" size="large" sx={action}>
          <Send size={20} aria-hidden />
          Anfrage schreiben
        </SiteButton>
        <SiteButton
          href={phoneHref}
          variant="plain"
          size="large"
          sx={{ ...action, borderColor: 'currentColor' }}
        >
          <Phone size={20} aria-hidden />
          Anrufen
        </SiteButton>
        {whatsAppHref && (
          <SiteButton
            href={whatsAppHref}
            variant="plain"
            size="large"
            sx={{ ...action, borderColor: 'currentColor' }}
          >
            <MessageCircle size={20} aria-hidden />
            WhatsApp
          </SiteButton>
        )}
      </Box>
      {opening && <OpeningState hours={opening} />}
    </Box>
  )
}

const action = { gap: 1.25, width: { xs: 1, sm: 'auto' } }
