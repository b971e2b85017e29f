import { array, lazy, object, string, type Schema } from 'yup'

const word = (...values: string[]) => string().oneOf(values).required()
const matching = (pattern: RegExp) => string().matches(pattern).required()
const WEB = /^https?:\/\/\S+$/

const place = object({
  '@type': word('Place'),
  name: string().required(),
  address: object({
    '@type': word('PostalAddress'),
    streetAddress: string().required(),
    postalCode: matching(/^\d{5}$/),
    addressLocality: string().required(),
    addressCountry: word('DE'),
  })
    .noUnknown()
    .required(),
})
  .noUnknown()
  .required()

const online = object({
  '@type': word('VirtualLocation'),
  url: matching(WEB),
})
  .noUnknown()
  .required()

const ofItsType: Schema = lazy((value: unknown) =>
  (value as { '@type'?: unknown } | undefined)?.['@type'] === 'Place' ? place : online,
) as never

/** A day and time, with seconds and how far the clock is ahead, as a clock in Germany shows it. */
const time = matching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:00\+0[12]:00$/)
const MODE = 'EventAttendanceMode'

/**
 * What search engines require and recommend of an event with a beginning and an end:
 * https://developers.google.com/search/docs/appearance/structured-data/event. Performers and offers,
 * which they recommend too, a driving school does not have.
 */
const eventSchema = object({
  '@type': word('Event'),
  name: string().required(),
  url: matching(WEB),
  image: matching(WEB),
  description: string(),
  startDate: time,
  endDate: time,
  eventStatus: word('https://schema.org/EventScheduled'),
  eventAttendanceMode: word(
    ...['Offline', 'Online', 'Mixed'].map((name) => `https://schema.org/${name}${MODE}`),
  ),
  location: lazy((value: unknown) =>
    Array.isArray(value) ? array(ofItsType).min(2).required() : ofItsType,
  ),
  organizer: object({
    '@type': word('Organization'),
    name: string().required(),
    url: matching(WEB),
  })
    .noUnknown()
    .required(),
}).noUnknown()

/** What is wrong with the events of a page, as search engines get it; nothing where all is well. */
export function problemsOfEvents(jsonLd: unknown): string[] {
  const schema = object({
    '@context': word('https://schema.org'),
    '@graph': array(eventSchema).min(1).required(),
  }).noUnknown()
  try {
    schema.validateSync(jsonLd, { abortEarly: false, strict: true })
    return []
  } catch (error) {
    return (error as { errors: string[] }).errors
  }
}
