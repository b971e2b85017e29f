import type { ReactNode } from 'react'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { otherWayOf, rulesOf, type Choice } from './earliest-dates.ts'
import {
  ACCOMPANIED,
  COMPANION_CONDITIONS,
  FOREIGN_LANGUAGES,
  NOT_BINDING,
  VALIDITIES,
} from './licence-rules.ts'
import { unbroken } from '#ui/page/unbroken.ts'
import { radii } from '#ui/design.ts'
import { PageContainer } from '#ui/page/PageContainer.tsx'

/** What the law says beside the dates, and who alone can say it bindingly. */
export function GoodToKnow({ choice }: { choice: Choice }) {
  const tests: readonly string[] = rulesOf(choice.way).tests ?? ['theory', 'practical']
  return (
    <Box sx={{ bgcolor: 'grey.50', py: { xs: 6, md: 9 } }}>
      <PageContainer sx={{ display: 'grid', gap: { xs: 4, md: 5 } }}>
        <Typography component="h2" variant="h2">
          Gut zu wissen
        </Typography>
        <Box sx={parts}>
          {otherWayOf(choice)?.accompanied && <Companions />}
          {tests.length > 0 && (
            <Part title="Wie lange was gilt">
              <Box component="dl" sx={validities}>
                {VALIDITIES.map(({ what, text, source }) => (
                  <div key={what}>
                    <dt>{what}</dt>
                    <dd>
                      <span>{text}</span> <small>{`(${unbroken(source)})`}</small>
                    </dd>
                  </div>
                ))}
              </Box>
            </Part>
          )}
          {tests.includes('theory') && (
            <Part title="Sprachen der theoretischen Prüfung">
              <p>
                Die theoretische Prüfung können Sie auf Deutsch ablegen, auf Wunsch mit Vorlesen
                über Kopfhörer, oder in einer dieser Sprachen (Anlage&nbsp;7&nbsp;FeV):
              </p>
              <Box component="ul" sx={languages}>
                {FOREIGN_LANGUAGES.map((language) => (
                  <li key={language}>{language}</li>
                ))}
              </Box>
            </Part>
          )}
        </Box>
        <Typography sx={{ maxWidth: '75ch' }}>{NOT_BINDING}</Typography>
      </PageContainer>
    </Box>
  )
}

function Companions() {
  return (
    <Part title="Wer Sie ab 17 begleiten darf">
      <p>Ihre Begleitperson (§&nbsp;48a&nbsp;FeV)</p>
      <ul>
        {COMPANION_CONDITIONS.map((condition) => (
          <li key={condition}>{condition}</li>
        ))}
      </ul>
      <p>{ACCOMPANIED}</p>
    </Part>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" sx={{ '& p': { mt: 0 } }}>
      <Typography component="h3" variant="h3" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      {children}
    </Box>
  )
}

const parts = {
  display: 'grid',
  gap: { xs: 4, md: 6 },
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
  lineHeight: 1.65,
}

const validities = {
  m: 0,
  display: 'grid',
  gap: 1.5,
  '& dt': { fontWeight: 700 },
  '& dd': { m: 0, color: 'text.secondary' },
}

const languages = {
  listStyle: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  m: 0,
  p: 0,
  '@media print': { display: 'block', '& li': { display: 'inline-block' } },
  '& li': { px: 1.75, py: 0.5, borderRadius: radii.pill, bgcolor: 'primary.light' },
}
