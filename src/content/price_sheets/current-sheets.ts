import { LICENCE_CLASSES, type LicenceClass } from '#model/words/licence-classes.ts'

interface Dated {
  readonly licence_class: string
  /** `YYYY-MM-DD` */
  readonly valid_from: string
}

/**
 * The sheet of each class that is valid on a day: of those that have begun, the last one. Of two that
 * begin on the same day, the first in the list.
 *
 * @param sheets that visitors may see
 * @param day in Germany, `YYYY-MM-DD`
 * @returns in the order of the classes
 */
export function currentSheets<S extends Dated>(sheets: readonly S[], day: string): S[] {
  return LICENCE_CLASSES.flatMap((licenceClass) => {
    const begun = sheets.filter(
      (sheet) => sheet.licence_class === licenceClass && sheet.valid_from <= day,
    )
    const latest = begun.reduce(
      (last, { valid_from }) => (valid_from > last ? valid_from : last),
      '',
    )
    return begun.find(({ valid_from }) => valid_from === latest) ?? []
  })
}

/** All of them, as staff see them in the list and on the page: a class's in the order of their days. */
export function allSheets<S extends Dated>(sheets: readonly S[]): S[] {
  const place = (licenceClass: string) => LICENCE_CLASSES.indexOf(licenceClass as LicenceClass)
  return sheets.toSorted(
    (one, other) =>
      place(one.licence_class) - place(other.licence_class) ||
      one.valid_from.localeCompare(other.valid_from),
  )
}

/** The name of a class's place on the page. */
export const partOf = (licenceClass: string): string => licenceClass.toLowerCase()
