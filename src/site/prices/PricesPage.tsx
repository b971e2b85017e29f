import { useContext, useEffect } from 'react'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Printer } from 'lucide-react'
import { useContactInfo } from '#content/contact_info/use-contact-info.ts'
import { allSheets, currentSheets, partOf, PRINTED } from '#content/price_sheets/current-sheets.ts'
import { priceSheets, type PriceSheet } from '#content/price_sheets/definition.ts'
import { EditedContent, useContent } from '#firebase/content/content-store.ts'
import { useMinute } from '#firebase/timing/use-minute.ts'
import { berlinDay } from '#model/time/berlin-time.ts'
import { LoadError } from '#ui/page/LoadError.tsx'
import { NothingYet } from '#ui/page/NothingYet.tsx'
import { jumpLinks, PageHero } from '#ui/page/PageHero.tsx'
import { CostCalculator } from '#content/price_sheets/calculator/CostCalculator.tsx'
import { IN_EUROS, INTRO, NO_PRICES, NOT_BINDING } from '#content/price_sheets/page-words.ts'
import { PriceSheetCard } from '#content/price_sheets/PriceSheetCard.tsx'
import { SiteButton } from '#ui/SiteButton.tsx'
import { useQueryString } from '#ui/browser/use-query-string.ts'
import { PageContainer } from '#ui/page/PageContainer.tsx'

/** What the school asks for, class by class; there for visitors once staff have entered it. */
export function PricesPage() {
  const { status, records, error, retry } = useContent(priceSheets)
  const { address } = useContactInfo()
  const day = berlinDay(new Date(useMinute()))
  // Staff see what is to come, too, and what is not shown yet.
  const isEdited = useContext(EditedContent) !== undefined
  const valid = currentSheets(records, day)
  const printed = usePrintedSheet(records)
  const shown = printed ? [printed] : isEdited ? allSheets(records) : valid
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
                  address={address}
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

/** What staff have asked for on paper, one that is still to come, too. */
function usePrintedSheet(sheets: readonly PriceSheet[]): PriceSheet | undefined {
  const asked = new URLSearchParams(useQueryString()).get(PRINTED)
  const printed = sheets.find(({ id }) => id === asked)
  const isThere = printed !== undefined
  useEffect(() => {
    if (isThere) window.print()
  }, [isThere])
  return printed
}

function Opening({ classes }: { classes: readonly string[] }) {
  if (classes.length === 0) return <PageHero title="Preise" />
  return (
    <PageHero title="Preise" intro={INTRO} sx={onScreen}>
      <Box component="nav" aria-label="Klassen und Kostenrechner" sx={jumpLinks}>
        {classes.map((each) => (
          <a key={each} href={`#${partOf(each)}`}>
            {each}
          </a>
        ))}
        <a href="#rechner">Kostenrechner</a>
      </Box>
    </PageHero>
  )
}

function NoPrices() {
  return <NothingYet ask="Preise anfragen">{NO_PRICES}</NothingYet>
}

const onScreen = { '@media print': { display: 'none' } }

const sheets = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 480px), 1fr))',
  '@media print': { display: 'block' },
}

function SmallPrint() {
  return (
    <Box sx={smallPrint}>
      <p>
        {IN_EUROS} {NOT_BINDING}
      </p>
      <SiteButton variant="outlined" onClick={() => window.print()} sx={{ gap: 1 }}>
        <Printer size={18} aria-hidden />
        Als Aushang drucken
      </SiteButton>
    </Box>
  )
}

const smallPrint = {
  mt: 6,
  maxWidth: 720,
  color: 'text.secondary',
  '& p': { mt: 0, mb: 2 },
  '@media print': { display: 'none' },
}
