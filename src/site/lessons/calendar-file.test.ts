import ical, { type VEvent } from 'node-ical'
import { describe, expect, it } from 'vitest'
import { calendarFile } from '#site/lessons/calendar-file.ts'
import { defaultContactInfo } from '#content/contact_info/defaults.ts'
import { closedDays } from '#model/time/hours-on.ts'
import { lessons, type Lesson } from '#content/lessons/definition.ts'
import { occurrencesOf } from '#content/lessons/occurrences.ts'
import { berlinInstant } from '#model/time/berlin-time.ts'
import { aLesson } from '#tests/support/samples/lessons.ts'

const at = '2026-11-20T08:15:00.000Z'
const isClosed = closedDays(defaultContactInfo)

const fileOf = (...records: Lesson[]) =>
  calendarFile('https://schule.example', { at, records: { [lessons.collection]: records } })

/** As another program reads it. */
function eventsIn(file: string): VEvent[] {
  const parsed = Object.values(ical.parseICS(file))
  return parsed.filter((each): each is VEvent => each?.type === 'VEVENT')
}

it('the calendar file has no control characters, whatever is stored', () => {
  const spoilt = aLesson({ title: 'Verkehr\u000bAmpeln', description: 'a\rb\u0007c\u2028d' })
  const long = aLesson({ id: 'long', title: '🚗'.repeat(90) })
  const file = fileOf(spoilt, long)
  expect(file).not.toMatch(/[\0-\x08\x0B\x0C\x0E-\x1F\x7F]|\r(?!\n)/)
  const events = eventsIn(file)
  expect(events.map(({ summary }) => summary)).toEqual(['Verkehr Ampeln', long.title])
  for (const line of file.split('\r\n')) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(line).not.toContain('\uFFFD')
  }
})

describe('the calendar file, read by another library', () => {
  const series = aLesson({ date: '2026-03-15', exceptions: ['2026-04-05', '2026-10-18'] })
  it.each([
    { desc: 'summer time begins', lesson: series, from: '2026-03-01', to: '2026-04-20' },
    { desc: 'summer time ends', lesson: series, from: '2026-10-01', to: '2026-11-20' },
    {
      desc: 'a series ends on its last day',
      lesson: aLesson({ date: '2026-09-01', until: '2026-11-10' }),
      from: '2026-10-01',
      to: '2026-12-31',
    },
    {
      desc: 'a series takes place every second week',
      lesson: aLesson({ repeats: 'fortnightly' }),
      from: '2026-10-01',
      to: '2027-06-30',
    },
    {
      desc: 'the school is closed: Christmas and New Year are Fridays',
      lesson: aLesson({ date: '2026-11-06' }),
      from: '2026-11-20',
      to: '2027-06-30',
    },
    {
      desc: 'the school was closed on days that are over, the first among them',
      lesson: aLesson({ repeats: 'fortnightly', date: '2025-05-01' }),
      from: '2025-04-01',
      to: '2026-11-20',
    },
    {
      desc: 'a lesson takes place once',
      lesson: aLesson({ repeats: 'once', date: '2026-07-01' }),
      from: '2026-01-01',
      to: '2027-01-01',
    },
  ])('has the same times as the page while $desc', ({ lesson, from, to }) => {
    const [event] = eventsIn(fileOf(lesson))
    if (!event) throw new Error('The file has no event.')
    const span = { from: new Date(from), to: new Date(to) }
    const wanted = occurrencesOf(lesson, span.from, span.to, isClosed).map(({ day, begin, end }) =>
      [begin, end].map((time) => berlinInstant(day, time).toISOString()),
    )
    expect(wanted.length).toBeGreaterThan(0)
    expect(
      ical
        .expandRecurringEvent(event, span)
        .map(({ start, end }) => [start.toISOString(), end.toISOString()]),
    ).toEqual(wanted)
  })

  it('keeps every character of a text', () => {
    const title = 'Vorfahrt, Ampeln; „Straße“ \\ Schilder: '.repeat(4).trim()
    const [event] = eventsIn(
      fileOf(
        aLesson({
          title,
          description: 'Erste Zeile\nZweite, 🚗',
          room: 'Raum 2; Hof',
          address: 'Am Platz 1',
        }),
      ),
    )
    expect(event).toMatchObject({
      uid: 'theorie@schule.example',
      summary: title,
      location: 'Raum 2; Hof, Am Platz 1',
      description: 'Theorieunterricht · Alle Klassen · Vor Ort\n\nErste Zeile\nZweite, 🚗',
    })
    expect(event?.lastmodified?.toISOString()).toBe(at)
  })

  it('says where the school is, or that it is online', () => {
    const files = [aLesson(), aLesson({ id: 'netz', place: 'online', room: 'Raum 2' })]
    expect(eventsIn(fileOf(...files)).map(({ location }) => location)).toEqual([
      expect.stringMatching(/^Fahrschule Gera, .+, \d{5} Gera$/),
      'Online',
    ])
  })

  it('leaves out what never takes place', () => {
    const never = aLesson({ until: '2026-11-02' })
    const calledOff = aLesson({ id: 'aus', repeats: 'once', exceptions: ['2026-11-03'] })
    expect(eventsIn(fileOf(never, calledOff, aLesson({ id: 'b' })))).toHaveLength(1)
  })
})

describe('the calendar file', () => {
  it('is made as RFC 5545 asks: lines of at most 75 bytes, each with its end, and a time zone', () => {
    const file = fileOf(
      aLesson({ title: 'Ü'.repeat(200), exceptions: ['2026-11-10'], until: '2026-12-31' }),
    )
    expect(file).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*END:VCALENDAR\r\n$/)
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    for (const line of [
      'TZID:Europe/Berlin',
      'DTSTAMP:20261120T081500Z',
      'LAST-MODIFIED:20261120T081500Z',
      'DTSTART;TZID=Europe/Berlin:20261103T180000',
      'DTEND;TZID=Europe/Berlin:20261103T193000',
      'EXDATE;TZID=Europe/Berlin:20261110T180000',
      'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
      'X-PUBLISHED-TTL:PT6H',
      'X-WR-TIMEZONE:Europe/Berlin',
    ]) {
      expect(file.split('\r\n')).toContain(line)
    }
    expect(file).toMatch(/RRULE:FREQ=WEEKLY;(?=.*UNTIL=20261231T225900Z)/)
  })

  it('is a whole calendar without lessons, so that no subscription breaks', () => {
    const file = fileOf()
    expect(file).toContain('BEGIN:VTIMEZONE')
    expect(eventsIn(file)).toEqual([])
  })
})
