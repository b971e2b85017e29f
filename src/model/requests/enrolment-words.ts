import type { AgeGroup, EnrolmentField } from '#model/requests/enrolment.ts'
import type { Language, Words } from '#model/words/language.ts'
import { licenceClassWords } from '#model/words/licence-class-words.ts'

export const ageGroupWords: Readonly<Record<AgeGroup, Words>> = {
  under16: { en: 'under 16', de: 'unter 16 Jahre' },
  '16to17': { en: '16 or 17', de: '16 oder 17 Jahre' },
  '18to23': { en: '18 to 23', de: '18 bis 23 Jahre' },
  from24: { en: '24 or older', de: '24 Jahre oder älter' },
}

const choices: Readonly<Partial<Record<EnrolmentField, Readonly<Record<string, Words>>>>> = {
  licence_class: licenceClassWords,
  age_group: ageGroupWords,
}

/** What stands in a request for a field, in words; texts as they were written. */
export const enrolmentText = (field: EnrolmentField, value: string, language: Language): string =>
  choices[field]?.[value]?.[language] ?? value
