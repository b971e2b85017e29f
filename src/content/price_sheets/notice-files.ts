import { amountText } from '#model/fields/amount.ts'
import { feeList } from './fee-list.ts'
import { statedFees, type Sheet } from './stated-fees.ts'

/** The format's name and version: docs/price-sheet-format.md describes it. */
const FORMAT = 'price-sheet/1'

interface Notice {
  readonly sheet: Sheet
  /** The school's name. */
  readonly school: string
}

/** A sheet for other programs: amounts in cents. */
export function noticeJson({ sheet, school }: Notice): string {
  const { licence_class, valid_from, remarks } = sheet
  const fees = statedFees(sheet).map(({ id, words, cents }) => ({
    ...{ id, label: words.de, cents },
  }))
  return `${JSON.stringify(
    {
      ...{ format: FORMAT, school, class: licence_class, valid_from },
      ...{ currency: 'EUR', fee_list: feeList.source, fees },
      remarks,
    },
    null,
    2,
  )}\n`
}

/** As German spreadsheets read it: semicolons, a comma before the cents, UTF-8 with its mark. */
export function noticeCsv({ sheet }: Notice): string {
  const rows = statedFees(sheet).map(({ words, cents }) => [
    sheet.licence_class,
    sheet.valid_from,
    words.de,
    // Without the points between thousands.
    amountText(cents).replaceAll('.', ''),
  ])
  const table = [['Klasse', 'Gültig ab', 'Entgelt', 'Euro'], ...rows]
  return `\uFEFF${table.map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`
}

const cell = (text: string) => (/[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
