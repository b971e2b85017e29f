import type { MouseEvent } from 'react'
import Box from '@mui/material/Box'
import { partOf } from './current-sheets.ts'
import type { PriceSheet } from './definition.ts'
import { noticeCsv, noticeJson } from './notice-files.ts'
import { useSchoolName } from '#ui/page/school-name.ts'

/** The sheet as files. They are in the page itself: no network is needed, and no script. */
export function SheetFiles({ sheet }: { sheet: PriceSheet }) {
  const notice = { sheet, school: useSchoolName() }
  const name = `preise-${partOf(sheet.licence_class)}-${sheet.valid_from}`
  return (
    <Box component="nav" aria-label={`Preise ${sheet.licence_class} herunterladen`} sx={files}>
      <FileLink name={`${name}.csv`} type="text/csv" text={noticeCsv(notice)}>
        Tabelle (CSV)
      </FileLink>
      <FileLink name={`${name}.json`} type="application/json" text={noticeJson(notice)}>
        Daten (JSON)
      </FileLink>
    </Box>
  )
}

interface FileLinkProps {
  name: string
  type: string
  text: string
  children: string
}

function FileLink({ name, type, text, children }: FileLinkProps) {
  /** In apps, and on its home screen, an iPhone opens no address that holds a file. */
  function shareOnIPhones(event: MouseEvent) {
    const shared = { files: [new File([text], name, { type })] }
    const isIPhone =
      navigator.maxTouchPoints > 1 && /iPhone|iPad|Macintosh/.test(navigator.userAgent)
    if (!isIPhone || !('canShare' in navigator) || !navigator.canShare(shared)) return
    event.preventDefault()
    // Rejected when the visitor closes the menu.
    navigator.share(shared).catch(() => {})
  }
  return (
    <a
      href={`data:${type};charset=utf-8,${encodeURIComponent(text)}`}
      download={name}
      onClick={shareOnIPhones}
    >
      {children}
    </a>
  )
}

const files = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 3,
  mt: 1,
  '& a': { minHeight: 44, display: 'flex', alignItems: 'center', color: 'primary.main' },
}
