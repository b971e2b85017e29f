import { useState, type ReactNode } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useLanguage, useMessages } from '#admin/messages/use-messages.ts'
import { AnswerLinks } from '#admin/requests/AnswerLinks.tsx'
import { DeliveryState } from '#admin/requests/DeliveryState.tsx'
import { ENROLMENT_FIELDS, enrolmentText } from '#model/requests/enrolment.ts'
import { mailHref } from '#model/words/mail-link.ts'
import { phoneHref } from '#model/words/phone-href.ts'
import { storedRequests, type StoredRequest } from '#model/requests/stored-request.ts'
import { useMedia } from '#ui/reveal/use-media.ts'

/** Whom to call about what. */
export function RequestFacts({ request }: { request: StoredRequest }) {
  const { email, phone, course, created_at } = request
  const { format } = useMessages()
  return (
    <Typography component="div" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
      {course && `${course}, `}
      {format.time(created_at)}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
        {phone && <Link href={phoneHref(phone)}>{phone}</Link>}
        <Link href={mailHref(email)}>{email}</Link>
      </Box>
    </Typography>
  )
}

/** More lines of a message would push what is done with it out of a phone's screen. */
const MOST_LINES = 4
/** So many characters may need more than these lines. */
const SHORT = 140

/** What the visitor wrote, and the ways to answer. */
export function RequestMessage({ request }: { request: StoredRequest }) {
  const { message } = request
  const { language, messages } = useLanguage()
  const { requests: words } = messages
  const isLong = message.length > SHORT || message.split('\n').length > MOST_LINES
  const [opened, setOpened] = useState(false)
  const wide = useMedia('(min-width: 768px)', true)
  const whole = opened || wide || !isLong
  const enrolment = ENROLMENT_FIELDS.filter((name) => request[name])
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-label={words.message}
      sx={{ p: { xs: 1.5, sm: 3 } }}
    >
      <Typography sx={whole ? text : { ...text, ...firstLines }}>{message}</Typography>
      {!whole && (
        <Button onClick={() => setOpened(true)} sx={{ ml: -1, px: 1 }}>
          {words.wholeMessage}
        </Button>
      )}
      {enrolment.length > 0 && (
        <Box component="dl" sx={{ ...facts, mt: 2 }}>
          {enrolment.map((name) => (
            <Fact key={name} label={storedRequests.fields[name].label[language]}>
              {enrolmentText(name, request[name], language)}
            </Fact>
          ))}
        </Box>
      )}
      <AnswerLinks request={request} />
    </Paper>
  )
}

const text = { whiteSpace: 'pre-line', overflowWrap: 'anywhere' }

const firstLines = {
  display: '-webkit-box',
  WebkitLineClamp: MOST_LINES,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
}

/** What became of the mail, and when all of it is deleted. */
export function RequestDetails({ request }: { request: StoredRequest }) {
  const { attempts, last_error, expires_at } = request
  const { delivery, format, requests: words } = useMessages()
  return (
    <Box component="dl" sx={facts}>
      <Fact label={delivery.heading}>
        <DeliveryState request={request} />
        {attempts > 0 && ` ${delivery.afterAttempts(attempts)}`}
        {last_error && (
          <Typography component="span" sx={{ display: 'block', color: 'error.main', mt: 0.5 }}>
            {last_error}
          </Typography>
        )}
      </Fact>
      {expires_at && <Fact label={words.deletedOn}>{format.day(expires_at)}</Fact>}
    </Box>
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
