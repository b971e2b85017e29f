import { aboutPage } from '#content/about_page/definition.ts'
import { defaultContactInfo } from '#content/contact_info/defaults.ts'
import { contactInfo } from '#content/contact_info/definition.ts'
import { courses } from '#content/courses/definition.ts'
import { faqs } from '#content/faqs/definition.ts'
import { instructors } from '#content/instructors/definition.ts'
import { landingSections } from '#content/landing_sections/definition.ts'
import { eachLegalPage, legalPages } from '#content/legal_pages/definition.ts'
import { partners } from '#content/partners/definition.ts'
import { currentSheets } from '#content/price_sheets/current-sheets.ts'
import { priceSheets, type PriceSheet } from '#content/price_sheets/definition.ts'
import { contentTypes } from '#content/registry.ts'
import { school } from '#content/school/definition.ts'
import { testimonials } from '#content/testimonials/definition.ts'
import { values } from '#content/values/definition.ts'
import { whyChooseUs } from '#content/why_choose_us/definition.ts'
import { isSame, type Stored } from '#model/records/decode.ts'
import type { Content, ContentDefinition } from '#model/records/define-content.ts'
import { berlinDay } from '#model/time/berlin-time.ts'
import type { Language, Words } from '#model/words/language.ts'
import { capitalize, listName } from '#model/words/messages.ts'

/** What is still a sample, or missing. */
export interface LaunchTask {
  readonly text: Words
  /** The type of what is to be changed. */
  readonly at: ContentDefinition | 'accounts'
}

/** What the store holds. */
export interface LaunchState {
  /** Of each type, also what visitors do not see. */
  readonly recordsOf: (definition: ContentDefinition) => readonly Content<ContentDefinition>[]
  readonly accounts: number
}

/** A section of the home page each, which invents nothing where there is no record. */
const sections = [whyChooseUs, partners, instructors, values, faqs]

/** What a school has to do before visitors come: the overview shows it, and `npm run deploy -- --check`. */
export function beforeLaunch({ recordsOf, accounts }: LaunchState, now: Date): LaunchTask[] {
  const has = (definition: ContentDefinition) => recordsOf(definition).length > 0
  const invented = (definition: ContentDefinition, names: string[], sample?: Stored) =>
    inventedIn(definition, recordsOf(definition)[0], names, sample)
  const tasks: (LaunchTask | false)[] = [
    invented(
      contactInfo,
      ['location_address', 'phone_primary', 'email_primary'],
      defaultContactInfo,
    ),
    invented(school, ['owner', 'vat_id']),
    !hasPrices(recordsOf(priceSheets) as unknown as readonly PriceSheet[], now) && {
      at: priceSheets,
      text: {
        en: 'No price sheet is in force on the website',
        de: 'Auf der Website gilt kein Preisblatt',
      },
    },
    !has(courses) && {
      at: courses,
      text: {
        en: 'No courses: visitors see invented ones',
        de: 'Keine Kurse: Besucher sehen erfundene',
      },
    },
    !has(testimonials) && {
      at: testimonials,
      text: {
        en: 'No testimonials: visitors see an invented one',
        de: 'Keine Bewertungen: Besucher sehen eine erfundene',
      },
    },
    ...sections.map(
      (definition) =>
        !has(definition) && {
          at: definition,
          text: {
            en: `${listName(definition.labels.en)}: the section of the home page is empty`,
            de: `${listName(definition.labels.de)}: Der Abschnitt der Startseite ist leer`,
          },
        },
    ),
    invented(landingSections, ['figures']),
    invented(aboutPage, ['story', 'figures']),
    ...eachLegalPage.map(
      (page) =>
        !recordsOf(legalPages).some(({ id }) => id === page.single) && {
          at: page,
          text: {
            en: `${capitalize(page.labels.en.one)}: a draft, to be checked and saved`,
            de: `${page.labels.de.one}: ein Entwurf, den Sie prüfen lassen und speichern`,
          },
        },
    ),
    ...contentTypes.map((definition) => samplesOf(definition, recordsOf(definition))),
    accounts < 2 && {
      at: 'accounts',
      text: {
        en: 'One account only: invite a colleague, so that nobody shares a password',
        de: 'Nur ein Konto: Laden Sie jemanden ein, damit niemand ein Passwort teilt',
      },
    },
  ]
  return tasks.filter((task) => task !== false)
}

/** The fields that nobody has given a value of the school's own. */
function inventedIn(
  definition: ContentDefinition,
  record: Content<ContentDefinition> | undefined,
  names: readonly string[],
  sample: Stored = definition.initial,
): LaunchTask | false {
  const left = names.filter((name) => !record || isSame(record[name], sample[name]))
  if (left.length === 0) return false
  const { labels, fields } = definition
  const inWords = (language: Language) =>
    left.map((name) => fields[name]?.label[language]).join(', ')
  return {
    at: definition,
    text: {
      en: `${listName(labels.en)}, still invented: ${inWords('en')}`,
      de: `${listName(labels.de)}, noch erfunden: ${inWords('de')}`,
    },
  }
}

function hasPrices(sheets: readonly PriceSheet[], now: Date): boolean {
  const shown = sheets.filter(({ is_shown }) => is_shown)
  return currentSheets(shown, berlinDay(now)).length > 0
}

/** Records that nobody has saved yet: who saves one gives it a `rev`. */
function samplesOf(
  definition: ContentDefinition,
  records: readonly Content<ContentDefinition>[],
): LaunchTask | false {
  const { labels, single } = definition
  const count = records.filter(({ rev }) => rev === undefined).length
  // The address has a line of its own.
  if (count === 0 || single) return false
  const [en, de] = [labels.en, labels.de].map(({ one, many }) => (count === 1 ? one : many))
  return {
    at: definition,
    text: {
      en: `${count} ${en} ${count === 1 ? 'is a sample' : 'are samples'}`,
      de: `${count} ${de} ${count === 1 ? 'ist ein Beispiel' : 'sind Beispiele'}`,
    },
  }
}
