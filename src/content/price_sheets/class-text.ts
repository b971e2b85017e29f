import { licenceClassWords } from '#model/words/licence-class-words.ts'
import type { LicenceClass } from '#model/words/licence-classes.ts'

/** `B: Auto` */
export const classText = (licenceClass: LicenceClass | ''): string =>
  licenceClass && licenceClassWords[licenceClass].de
