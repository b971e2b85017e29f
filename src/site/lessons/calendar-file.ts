import ICAL from 'ical.js'
import { contactOf, lessonsIn, locationOf, nameOf } from '#site/lessons/lessons-page.ts'
import { closedDays } from '#model/time/hours-on.ts'
import type { Lesson } from '#content/lessons/definition.ts'
import { classesText } from '#content/lessons/lesson-texts.ts'
import { kindWords, placeWords } from '#content/lessons/lesson-words.ts'
import { endOf, fallingOut, intervalOf } from '#content/lessons/occurrences.ts'
import type { PrerenderedContent } from '#model/records/prerendered-content.ts'
import { berlinInstant } from '#model/time/berlin-time.ts'
import { tidyLine, tidyLines } from '#model/fields/field.ts'
import { sitePaths } from '#model/site/site-paths.ts'

const ZONE = 'Europe/Berlin'
const DAYS_OF_A_WEEK = 7

/** How often calendars should look for changes; the first is for RFC 7986, the other for Outlook. */
const REFRESH = [
  ['REFRESH-INTERVAL;VALUE=DURATION', 'PT6H'],
  ['X-PUBLISHED-TTL', 'PT6H'],
]

/** As in directive 2000/84/EC: the last Sunday of March and October, at 01:00 UTC. */
const TIME_ZONE = `BEGIN:VTIMEZONE
TZID:${ZONE}
BEGIN:DAYLIGHT
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
TZNAME:CEST
DTSTART:19810329T020000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
END:DAYLIGHT
BEGIN:STANDARD
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
TZNAME:CET
DTSTART:19961027T030000
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
END:STANDARD
END:VTIMEZONE`

/**
 * The lessons as a calendar that phones subscribe to (RFC 5545, RFC 7986), also those that are past;
 * without lessons an empty one, so that no subscription breaks.
 *
 * @param siteUrl without a slash at its end
 */
export function calendarFile(siteUrl: string, content: PrerenderedContent): string {
  const name = tidyLine(nameOf(content))
  const head = [
    ['VERSION', '2.0'],
    ['PRODID', `-//${name}//Termine//DE`],
    ['CALSCALE', 'GREGORIAN'],
    ['NAME', `Termine ${name}`],
    ['X-WR-CALNAME', `Termine ${name}`],
    ['X-WR-TIMEZONE', ZONE],
    ...REFRESH,
  ].map((parts) => parts.join(':'))
  const text = ['BEGIN:VCALENDAR', ...head, TIME_ZONE, 'END:VCALENDAR'].join('\n')
  const calendar = ICAL.Component.fromString(text)
  for (const lesson of lessonsIn(content)) {
    if (takesPlace(lesson)) {
      calendar.addSubcomponent(eventOf(lesson, siteUrl, content))
    }
  }
  return `${calendar.toString()}\r\n`
}

/** A single date that was called off is none, and so is a series that ends before it begins. */
function takesPlace(lesson: Lesson): boolean {
  const { date, until, exceptions } = lesson
  return intervalOf(lesson) > 0 ? until === '' || until >= date : !exceptions.includes(date)
}

function eventOf(lesson: Lesson, siteUrl: string, content: PrerenderedContent): ICAL.Component {
  const { id, title, date, start_time, until, exceptions } = lesson
  const event = new ICAL.Component('vevent')
  const stamp = ICAL.Time.fromJSDate(new Date(content.at), true)
  event.addPropertyWithValue('uid', `${id}@${new URL(siteUrl).hostname}`)
  event.addPropertyWithValue('dtstamp', stamp)
  event.addPropertyWithValue('last-modified', stamp)
  addBerlinTime(event, 'dtstart', date, start_time)
  const end = endOf(lesson)
  if (end) addBerlinTime(event, 'dtend', date, end)
  const interval = intervalOf(lesson) / DAYS_OF_A_WEEK
  if (interval > 0) {
    // The end of a series has to be said in UTC.
    const last = until && ICAL.Time.fromJSDate(berlinInstant(until, '23:59'), true)
    const rule = { freq: 'WEEKLY', interval, ...(last ? { until: last } : {}) } as const
    event.addPropertyWithValue('rrule', ICAL.Recur.fromData(rule))
    const [now, isClosed] = [new Date(content.at), closedDays(contactOf(content))]
    const closed = fallingOut(lesson, now, isClosed, berlinInstant(date))
    for (const day of [...exceptions, ...closed]) addBerlinTime(event, 'exdate', day, start_time)
  }
  event.addPropertyWithValue('summary', tidyLine(title))
  event.addPropertyWithValue('location', tidyLine(locationOf(lesson, content)))
  event.addPropertyWithValue('description', tidyLines(descriptionOf(lesson)))
  event.addPropertyWithValue('url', `${siteUrl}${sitePaths.lessons}`)
  return event
}

function addBerlinTime(event: ICAL.Component, name: string, day: string, time: string): void {
  const property = new ICAL.Property(name)
  property.setParameter('tzid', ZONE)
  property.setValue(ICAL.Time.fromDateTimeString(`${day}T${time}:00`))
  event.addProperty(property)
}

function descriptionOf(lesson: Lesson): string {
  const { kind, place, description } = lesson
  const facts = [kind && kindWords[kind].de, classesText(lesson), place && placeWords[place].de]
  return [facts.filter(Boolean).join(' · '), description].filter(Boolean).join('\n\n')
}
