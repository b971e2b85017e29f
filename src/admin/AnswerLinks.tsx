import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import { Mail, MessageCircle, Phone, type LucideIcon } from 'lucide-react'
import { preparedAnswers, type PreparedAnswers } from '#admin/prepared-answers.ts'
import type { StoredRequest } from '#model/stored-request.ts'
import { useSchoolName } from '#ui/school-name.ts'

interface Way {
  readonly to: keyof PreparedAnswers
  readonly label: string
  /** Where the label alone does not say whom. */
  readonly about: (name: string) => string
  readonly Icon: LucideIcon
}

const ways: readonly Way[] = [
  { to: 'call', label: 'Call', about: (name) => `Call ${name}`, Icon: Phone },
  { to: 'write', label: 'Write', about: (name) => `Write to ${name}`, Icon: Mail },
  { to: 'whatsApp', label: 'WhatsApp', about: (name) => `WhatsApp ${name}`, Icon: MessageCircle },
]

interface AnswerLinksProps {
  request: StoredRequest
  /** Where there is little room. */
  asIcons?: boolean
}

/** Ways to answer a visitor, each by one press, with a greeting to go on from. */
export function AnswerLinks({ request, asIcons = false }: AnswerLinksProps) {
  const answers = preparedAnswers(request, useSchoolName())
  return (
    <Stack
      direction="row"
      role="group"
      aria-label={`Answer ${request.name}`}
      sx={asIcons ? undefined : { flexWrap: 'wrap', gap: 1, mt: 3 }}
    >
      {ways.map(({ to, label, about, Icon }) => {
        const { [to]: href } = answers
        if (href === undefined) return null
        // A chat is another site's, which must not take the place of the back office.
        const beside = to === 'whatsApp' ? { target: '_blank', rel: 'noopener noreferrer' } : {}
        const link = { href, ...beside }
        return asIcons ? (
          <IconButton
            key={to}
            {...link}
            color="primary"
            disableRipple
            title={label}
            aria-label={about(request.name)}
          >
            <Icon size={20} />
          </IconButton>
        ) : (
          <Button key={to} {...link} variant="outlined" startIcon={<Icon size={18} />}>
            {label}
          </Button>
        )
      })}
    </Stack>
  )
}
