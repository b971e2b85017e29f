import { licenceClassWords } from '#model/licence-class-words.ts'
import type { LicenceClass } from '#model/licence-classes.ts'

/** `B: Auto` */
export const classText = (licenceClass: LicenceClass | ''): string =>
  licenceClass && licenceClassWords[licenceClass].de
