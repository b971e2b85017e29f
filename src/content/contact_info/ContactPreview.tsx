import Box from '@mui/material/Box'
import type { Content } from '#model/records/define-content.ts'
import { contactDetails } from './contact-details.ts'
import { ContactWays } from './ContactWays.tsx'
import type { contactInfo } from './definition.ts'
import { FooterContact } from './FooterContact.tsx'

/** Beside the contact form, and at the foot of each page. */
export function ContactPreview({ record }: { record: Content<typeof contactInfo> }) {
  const details = contactDetails(record)
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <ContactWays details={details} />
      <FooterContact details={details} />
    </Box>
  )
}
