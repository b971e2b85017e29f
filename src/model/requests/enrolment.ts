import type { CourseQuestions } from '#model/requests/course-questions.ts'
import { LONGEST } from '#model/requests/contact-limits.ts'
import { tidyLine, tidyText } from '#model/fields/field.ts'
import type { Language, Words } from '#model/words/language.ts'
import { licenceClassWords } from '#model/words/licence-class-words.ts'
import { LICENCE_CLASSES } from '#model/words/licence-classes.ts'

/**
 * As much of an age as a school needs to answer: what may be begun (§ 10 FeV), and whether somebody
 * has to agree. A date of birth is for the contract.
 */
export const AGE_GROUPS = ['under16', '16to17', '18to23', 'from24'] as const

export type AgeGroup = (typeof AGE_GROUPS)[number]

const MINORS: readonly string[] = ['under16', '16to17'] satisfies AgeGroup[]

/** Whether parents or another guardian have to agree; an unknown age asks for nobody. */
export const isMinor = (ageGroup: string): boolean => MINORS.includes(ageGroup)

const RELOAD = 'Bitte laden Sie die Seite neu und senden Sie die Nachricht noch einmal.'
const CLASS = 'Bitte wählen Sie eine Führerscheinklasse aus.'
const AGE = 'Bitte wählen Sie Ihr Alter aus.'
const GUARDIAN = 'Unter 18 brauchen wir den Namen einer erziehungsberechtigten Person.'
const GUARDIAN_CONTACT = 'Unter 18 brauchen wir Telefonnummer oder E-Mail-Adresse dieser Person.'

/** Absent in requests of older pages, and where nothing is asked: an empty text. */
const optional = () => tidyText(tidyLine).default('').nonNullable(RELOAD).typeError(RELOAD)

const line = (max: number) => optional().max(max, `Bitte höchstens ${max} Zeichen.`)

/** Only of a minor; what an older form still sends of an adult's is dropped. */
const ofMinors = (max: number, least: RegExp, missing: string) =>
  line(max).when('age_group', ([age], field) =>
    isMinor(String(age))
      ? field.required(missing).matches(least, missing)
      : field.transform(() => ''),
  )

/** A mail address, or enough digits to call. */
const REACHABLE = /@|(?:\D*\d){6}/

/** A part of the contact request; all of it may be empty. */
export const enrolmentFields = {
  licence_class: optional().oneOf(['', ...LICENCE_CLASSES], RELOAD),
  age_group: optional().oneOf(['', ...AGE_GROUPS], RELOAD),
  guardian_name: ofMinors(LONGEST.guardian_name, /.{2}/, GUARDIAN),
  guardian_contact: ofMinors(LONGEST.guardian_contact, REACHABLE, GUARDIAN_CONTACT),
  wished_start: line(LONGEST.wished_start),
  callback_times: line(LONGEST.callback_times),
}

export type EnrolmentField = keyof typeof enrolmentFields

export type Enrolment = Readonly<Record<EnrolmentField, string>>

export const ENROLMENT_FIELDS = Object.keys(enrolmentFields) as readonly EnrolmentField[]

/** What the form insists on, where the course asks for it. */
export function requiredFields({ asks_class, asks_age }: CourseQuestions) {
  const { licence_class, age_group } = enrolmentFields
  return {
    licence_class: asks_class ? licence_class.required(CLASS) : licence_class,
    age_group: asks_age ? age_group.required(AGE) : age_group,
  }
}

/** Without what was filled in for another course, which did ask. */
export function withoutUnasked<T extends Enrolment>(fields: T, questions: CourseQuestions): T {
  const { asks_class, asks_age, asks_start, asks_callback } = questions
  return {
    ...fields,
    ...(asks_class ? {} : { licence_class: '' }),
    ...(asks_age ? {} : { age_group: '', guardian_name: '', guardian_contact: '' }),
    ...(asks_start ? {} : { wished_start: '' }),
    ...(asks_callback ? {} : { callback_times: '' }),
  }
}

export const ageGroupWords: Readonly<Record<AgeGroup, Words>> = {
  under16: { en: 'under 16', de: 'unter 16 Jahren' },
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
