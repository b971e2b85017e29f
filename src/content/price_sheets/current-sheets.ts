import { inForce } from '#model/records/succession.ts'
import { LICENCE_CLASSES, type LicenceClass } from '#model/words/licence-classes.ts'

type Dated = Readonly<Record<'licence_class' | 'valid_from', string>>

/** A class's sheets take each other's place. */
export const SUCCESSION = { of: 'licence_class', from: 'valid_from' } as const

/**
 * The sheet of each class that is valid on a day, in the order of the classes.
 *
 * @param sheets that visitors may see
 * @param day in Germany, `YYYY-MM-DD`
 */
export const currentSheets = <S extends Dated>(sheets: readonly S[], day: string): S[] =>
  byClass(inForce(SUCCESSION, sheets, day))

/** All of them, as staff see them in the list and on the page: a class's in the order of their days. */
export const allSheets = <S extends Dated>(sheets: readonly S[]): S[] =>
  byClass(sheets.toSorted((one, other) => one.valid_from.localeCompare(other.valid_from)))

const place = (licenceClass: string) => LICENCE_CLASSES.indexOf(licenceClass as LicenceClass)

const byClass = <S extends Dated>(sheets: readonly S[]): S[] =>
  sheets.toSorted((one, other) => place(one.licence_class) - place(other.licence_class))

/** The name of a class's place on the page. */
export const partOf = (licenceClass: string): string => licenceClass.toLowerCase()

/** The parameter of the page's address that asks for one sheet alone, on paper. */
export const PRINTED = 'drucken'
