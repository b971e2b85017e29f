import Box from '@mui/material/Box'
import type { PriceSheet } from '#content/price_sheets/definition.ts'
import { partOf } from '#content/price_sheets/current-sheets.ts'
import { noticeCsv, noticeJson } from '#content/price_sheets/notice-files.ts'
import { school } from '#content/school.ts'

/** The sheet as files. They are in the page itself: no network is needed, and no script. */
export function SheetFiles({ sheet }: { sheet: PriceSheet }) {
  const notice = { sheet, school: school.name }
  const name = `preise-${partOf(sheet.licence_class)}-${sheet.valid_from}`
  return (
    <Box component="nav" aria-label={`Preise ${sheet.licence_class} herunterladen`} sx={files}>
      <a href={fileAddress('text/csv', noticeCsv(notice))} download={`${name}.csv`}>
        Tabelle (CSV)
      </a>
      <a href={fileAddress('application/json', noticeJson(notice))} download={`${name}.json`}>
        Daten (JSON)
      </a>
    </Box>
  )
}

const fileAddress = (type: string, text: string) =>
  `data:${type};charset=utf-8,${encodeURIComponent(text)}`

const files = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 3,
  mt: 1,
  '& a': { minHeight: 44, display: 'flex', alignItems: 'center', color: 'primary.main' },
}
