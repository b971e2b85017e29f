import { useContext } from 'react'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { allSheets, currentSheets, partOf } from '#content/price_sheets/current-sheets.ts'
import { priceSheets } from '#content/price_sheets/definition.ts'
import { useContent } from '#data/content/content-store.ts'
import { EditedContent } from '#data/content/edited-content.ts'
import { useBerlinDay } from '#data/content/use-berlin-day.ts'
import { anchors } from '#site/anchors.ts'
import { LoadError } from '#site/landing/LoadError.tsx'
import { CostCalculator } from '#site/prices/CostCalculator.tsx'
import { PriceSheetCard } from '#site/prices/PriceSheetCard.tsx'
import { SmallPrint } from '#site/prices/SmallPrint.tsx'
import { Action } from '#ui/Action.tsx'
import { radii } from '#ui/design.ts'
import { LaneMark } from '#ui/LaneMark.tsx'
import { PageContainer } from '#ui/PageContainer.tsx'

/** What the school asks for, class by class; there for visitors once staff have entered it. */
export function PricesPage() {
  const { status, records, error, retry } = useContent(priceSheets)
  const day = useBerlinDay()
  // Staff see what is to come, too, and what is not shown yet.
  const isEdited = useContext(EditedContent) !== undefined
  const valid = currentSheets(records, day)
  const shown = isEdited ? allSheets(records) : valid
  return (
    <>
      <Opening classes={valid.map(({ licence_class }) => licence_class)} />
      <PageContainer sx={{ py: { xs: 5, md: 8 } }}>
        {error && <LoadError retry={retry}>Die Preise konnten nicht geladen werden.</LoadError>}
        {shown.length > 0 ? (
          <>
            <Box sx={sheets}>
              {shown.map((sheet) => (
                <PriceSheetCard
                  key={sheet.id}
                  sheet={sheet}
                  isValid={valid.includes(sheet)}
                  isEdited={isEdited}
                />
              ))}
            </Box>
            {!isEdited && <CostCalculator sheets={shown} />}
            <SmallPrint />
          </>
        ) : status === 'loading' ? (
          <Typography role="status">Preise werden geladen...</Typography>
        ) : (
          !error && <NoPrices />
        )}
      </PageContainer>
    </>
  )
}

function Opening({ classes }: { classes: readonly string[] }) {
  return (
    <Box sx={{ ...opening, ...(classes.length > 0 ? onScreen : {}) }}>
      <PageContainer>
        <LaneMark />
        <Typography component="h1" variant="h2">
          Preise
        </Typography>
        {classes.length > 0 && (
          <>
            <Typography variant="subtitle1" sx={{ maxWidth: 720, mt: 2 }}>
              Was die Ausbildung bei uns kostet, Klasse für Klasse. Der Kostenrechner zählt
              zusammen, womit Sie ungefähr rechnen müssen.
            </Typography>
            <Box component="nav" aria-label="Klassen und Kostenrechner" sx={links}>
              {classes.map((each) => (
                <a key={each} href={`#${partOf(each)}`}>
                  {each}
                </a>
              ))}
              <a href="#rechner">Kostenrechner</a>
            </Box>
          </>
        )}
      </PageContainer>
    </Box>
  )
}

function NoPrices() {
  return (
    <>
      <Typography variant="subtitle1" sx={{ maxWidth: 640, mb: 3 }}>
        Unsere Preise stehen hier bald. Bis dahin nennen wir sie Ihnen gern persönlich: Schreiben
        Sie uns, für welche Klasse Sie sich interessieren.
      </Typography>
      <Action href={`/#${anchors.contactForm}`} variant="contained" size="large">
        Preise anfragen
      </Action>
    </>
  )
}

const opening = { bgcolor: 'primary.light', py: { xs: 6, md: 9 } }

const onScreen = { '@media print': { display: 'none' } }

const links = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1.25,
  mt: 3,
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 44,
    px: 2,
    borderRadius: radii.pill,
    color: 'text.primary',
    bgcolor: 'background.paper',
    fontWeight: 700,
    textDecoration: 'none',
  },
  '& a:hover': { textDecoration: 'underline' },
}

const sheets = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 480px), 1fr))',
  '@media print': { display: 'block' },
}
