import type { ReactNode } from 'react'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useNameOf } from '#admin/accounts/use-name-of.ts'
import { useLanguage } from '#admin/messages/use-messages.ts'
import { AnswerLinks } from '#admin/requests/AnswerLinks.tsx'
import { DeliveryState } from '#admin/requests/DeliveryState.tsx'
import { ENROLMENT_FIELDS, enrolmentText } from '#model/requests/enrolment.ts'
import { mailHref } from '#model/words/mail-link.ts'
import { phoneHref } from '#model/words/phone-href.ts'
import { storedRequests, type StoredRequest } from '#model/requests/stored-request.ts'

/** What the visitor wrote, and what became of the mail. */
export function RequestDetails({ request }: { request: StoredRequest }) {
  const { email, phone, course, message, created_at, attempts, last_error } = request
  const { done, done_by, done_at, expires_at } = request
  const nameOf = useNameOf()
  const { language, messages } = useLanguage()
  const { common, delivery, format, requests: words } = messages
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, sm: 4 } }}>
      <Box component="dl" sx={facts}>
        <Fact label={words.received}>{format.time(created_at)}</Fact>
        <Fact label={words.course}>{course || '-'}</Fact>
        <Fact label={common.email}>
          <Link href={mailHref(email)}>{email}</Link>
        </Fact>
        <Fact label={words.phone}>
          {phone ? <Link href={phoneHref(phone)}>{phone}</Link> : '-'}
        </Fact>
        {ENROLMENT_FIELDS.filter((name) => request[name]).map((name) => (
          <Fact key={name} label={storedRequests.fields[name].label[language]}>
            {enrolmentText(name, request[name], language)}
          </Fact>
        ))}
        <Fact label={delivery.heading}>
          <DeliveryState request={request} />
          {attempts > 0 && ` ${delivery.afterAttempts(attempts)}`}
          {last_error && (
            <Typography component="span" sx={{ display: 'block', color: 'error.main', mt: 0.5 }}>
              {last_error}
            </Typography>
          )}
        </Fact>
        {done && done_at && (
          <Fact label={words.done}>
            {format.time(done_at)}, {nameOf(done_by)}
          </Fact>
        )}
        {expires_at && <Fact label={words.deletedOn}>{format.day(expires_at)}</Fact>}
      </Box>
      <AnswerLinks request={request} />
      <Typography component="h2" variant="h3" sx={{ mt: 4, mb: 1 }}>
        {words.message}
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{message}</Typography>
    </Paper>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <Box component="dt" sx={{ color: 'text.secondary', fontWeight: 700 }}>
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Box>
    </>
  )
}

const facts = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '10rem 1fr' },
  columnGap: 3,
  rowGap: { xs: 0.5, sm: 1.5 },
  m: 0,
  '& dd': { mb: { xs: 1, sm: 0 } },
}
