import { useContext } from 'react'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { allSheets, currentSheets, partOf } from '#content/price_sheets/current-sheets.ts'
import { priceSheets } from '#content/price_sheets/definition.ts'
import { useContent } from '#data/content/content-store.ts'
import { EditedContent } from '#data/content/edited-content.ts'
import { useMinute } from '#data/content/use-minute.ts'
import { berlinDay } from '#model/berlin-time.ts'
import { LoadError } from '#site/landing/LoadError.tsx'
import { NothingYet } from '#site/page-parts/NothingYet.tsx'
import { jumpLinks, PageOpening } from '#site/page-parts/PageOpening.tsx'
import { CostCalculator } from '#site/prices/CostCalculator.tsx'
import { PriceSheetCard } from '#site/prices/PriceSheetCard.tsx'
import { SmallPrint } from '#site/prices/SmallPrint.tsx'
import { PageContainer } from '#ui/PageContainer.tsx'

/** What the school asks for, class by class; there for visitors once staff have entered it. */
export function PricesPage() {
  const { status, records, error, retry } = useContent(priceSheets)
  const day = berlinDay(new Date(useMinute()))
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

const INTRO =
  'Was die Ausbildung bei uns kostet, Klasse für Klasse. Der Kostenrechner zählt zusammen, womit Sie ungefähr rechnen müssen.'

function Opening({ classes }: { classes: readonly string[] }) {
  if (classes.length === 0) return <PageOpening title="Preise" />
  return (
    <PageOpening title="Preise" intro={INTRO} sx={onScreen}>
      <Box component="nav" aria-label="Klassen und Kostenrechner" sx={jumpLinks}>
        {classes.map((each) => (
          <a key={each} href={`#${partOf(each)}`}>
            {each}
          </a>
        ))}
        <a href="#rechner">Kostenrechner</a>
      </Box>
    </PageOpening>
  )
}

function NoPrices() {
  return (
    <NothingYet ask="Preise anfragen">
      Unsere Preise stehen hier bald. Bis dahin nennen wir sie Ihnen gern persönlich: Schreiben Sie
      uns, für welche Klasse Sie sich interessieren.
    </NothingYet>
  )
}

const onScreen = { '@media print': { display: 'none' } }

const sheets = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 480px), 1fr))',
  '@media print': { display: 'block' },
}
