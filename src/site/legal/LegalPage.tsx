import type { ReactNode } from 'react'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useContactInfo } from '#content/contact_info/use-contact-info.ts'
import { errorReports, withoutVatId } from '#content/legal_pages/defaults.ts'
import {
  legalPages,
  type LegalPageId,
  type LegalPlaceholder,
  type LegalText,
} from '#content/legal_pages/definition.ts'
import { country } from '#content/contact_info/postal-address.ts'
import { useSchool } from '#content/school/use-school.ts'
import { DRAFT_KEPT_DAYS, REQUEST_KEPT_DAYS } from '#model/requests/contact-limits.ts'
import { REGION } from '#model/site/firebase-project.ts'
import { isCalendarDate } from '#model/time/calendar-date.ts'
import { monthText } from '#model/time/german-dates.ts'
import { MarkdownText } from '#ui/page/MarkdownText.tsx'
import { PageContainer } from '#ui/page/PageContainer.tsx'

/** A legal page with the school's data in it: plain HTML, set for comfortable lines. */
export function LegalPage({ id, page }: { id: LegalPageId; page: LegalText }) {
  const { title, intro, updated, text } = page
  const { vat_id } = useSchool()
  // A section, and no part of one: it joins the text before that is parsed.
  const reports = import.meta.env.VITE_REPORT_ERRORS === 'true' ? errorReports : ''
  return (
    <div data-record={`${legalPages.collection}/${id}`}>
      <Box
        data-field="title intro"
        sx={{ bgcolor: 'grey.50', borderBottom: 1, borderColor: 'divider' }}
      >
        <PageContainer sx={{ maxWidth: 900, py: { xs: 6, md: 9 } }}>
          <Typography
            component="h1"
            variant="h2"
            data-field="title"
            sx={{ overflowWrap: 'anywhere' }}
          >
            {title}
          </Typography>
          {intro && (
            <Typography
              variant="subtitle1"
              data-field="intro"
              sx={{ color: 'text.secondary', mt: 2 }}
            >
              {intro}
            </Typography>
          )}
        </PageContainer>
      </Box>
      <PageContainer sx={{ maxWidth: 900, py: { xs: 5, md: 8 } }}>
        <Box data-field="text" sx={prose}>
          <MarkdownText
            text={(vat_id ? text : withoutVatId(text)).replaceAll('{{error_reports}}', reports)}
            values={usePlaceholderValues()}
          />
        </Box>
        <Typography data-field="updated" sx={{ color: 'text.secondary', mt: 6 }}>
          {`Stand: ${isCalendarDate(updated) ? monthText(updated) : ''}`}
        </Typography>
      </PageContainer>
    </div>
  )
}

function usePlaceholderValues(): Record<Exclude<LegalPlaceholder, 'error_reports'>, ReactNode> {
  const { street, town, phone, phoneHref, email, mailHref } = useContactInfo()
  const { name, owner, vat_id, ...school } = useSchool()
  return {
    ...{ name, owner, street, town, country: country.name },
    phone: <a href={phoneHref}>{phone}</a>,
    email: <a href={mailHref}>{email}</a>,
    vat_id,
    authority: school.supervisor_name,
    authority_street: school.supervisor_street,
    authority_town: school.supervisor_town,
    request_days: REQUEST_KEPT_DAYS,
    draft_days: DRAFT_KEPT_DAYS,
    region: REGION,
  }
}

const prose = {
  maxWidth: '68ch',
  fontSize: '1.0625rem',
  lineHeight: 1.75,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  '& h2': { fontSize: '1.4rem', fontWeight: 800, lineHeight: 1.3, mt: 6, mb: 1.5 },
  '& h2:first-of-type': { mt: 0 },
  '& h3': { fontSize: '1.1rem', fontWeight: 700, lineHeight: 1.4, mt: 3.5, mb: 1 },
  '& p': { my: 1.5 },
  '& ul, & ol': { pl: 3, my: 1.5 },
  '& li': { my: 0.75 },
  '& a': { color: 'primary.main', fontWeight: 600 },
}
