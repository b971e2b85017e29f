import { defineContent, type Content } from '#model/records/define-content.ts'
import { choices, date, dateList, time } from '#model/fields/extra-fields.ts'
import { choice, longText, shownFlag, text } from '#model/fields/fields.ts'
import { licenceClassWords } from '#model/words/licence-class-words.ts'
import { LICENCE_CLASSES } from '#model/words/licence-classes.ts'
import {
  kindWords,
  LESSON_KINDS,
  LESSON_PLACES,
  placeWords,
  REPETITIONS,
  repetitionWords,
} from './lesson-words.ts'

/** Theory lessons, course starts and other dates: single ones, and those of the weekly plan. */
export const lessons = defineContent({
  collection: 'lessons',
  labels: {
    en: { one: 'lesson', many: 'lessons' },
    de: { one: 'Termin', many: 'Termine' },
  },
  title: 'title',
  order: { by: 'date', direction: 'asc' },
  publicWhen: 'is_active',
  spans: [
    ['start_time', 'end_time'],
    ['date', 'until'],
  ],
  appliesWhen: {
    until: { field: 'repeats', oneOf: ['weekly', 'fortnightly'] },
    exceptions: { field: 'repeats', oneOf: ['weekly', 'fortnightly'] },
    room: { field: 'place', oneOf: ['presence', 'both'] },
    address: { field: 'place', oneOf: ['presence', 'both'] },
  },
  parts: [
    {
      heading: { en: 'For whom, and what to bring', de: 'Für wen, und was mitzubringen ist' },
      fields: ['licence_classes', 'description'],
      folded: true,
    },
  ],
  fields: {
    title: text(
      { en: 'Topic', de: 'Thema' },
      {
        required: true,
        column: 1,
        search: true,
        help: {
          en: 'What visitors read first, such as "Grundstoff 3: Verkehrszeichen"',
          de: 'Was Besucher zuerst lesen, zum Beispiel „Grundstoff 3: Verkehrszeichen“',
        },
      },
    ),
    kind: choice(
      { en: 'Kind', de: 'Art' },
      { required: true, initial: 'theory', values: LESSON_KINDS, words: kindWords, column: 2 },
    ),
    date: date(
      { en: 'Date', de: 'Datum' },
      {
        required: true,
        column: 3,
        formLabel: { en: 'Date, of a series the first', de: 'Datum, bei einer Reihe das erste' },
      },
    ),
    start_time: time({ en: 'Begins', de: 'Beginn' }, { required: true, column: 4 }),
    end_time: time(
      { en: 'Ends', de: 'Ende' },
      { help: { en: 'Empty if it is open', de: 'Leer, wenn es offen ist' } },
    ),
    repeats: choice(
      { en: 'Repeats', de: 'Wiederholung' },
      { required: true, initial: 'once', values: REPETITIONS, words: repetitionWords, column: 5 },
    ),
    until: date(
      { en: 'Repeats until', de: 'Wiederholt bis' },
      {
        help: {
          en: 'The last possible day of a series; empty: until further notice',
          de: 'Der letzte mögliche Tag einer Reihe; leer: bis auf Weiteres',
        },
      },
    ),
    exceptions: dateList(
      { en: 'Not on', de: 'Fällt aus am' },
      {
        help: {
          en: 'Days of the series on which there is nothing, such as holidays',
          de: 'Tage der Reihe, an denen nichts stattfindet, zum Beispiel Feiertage',
        },
      },
    ),
    place: choice(
      { en: 'Where', de: 'Teilnahme' },
      { required: true, initial: 'presence', values: LESSON_PLACES, words: placeWords },
    ),
    room: text({ en: 'Room', de: 'Raum' }, { max: 100 }),
    address: text(
      { en: 'Address elsewhere', de: 'Anderer Ort' },
      {
        help: {
          en: 'The address, where it is not at the school',
          de: 'Die Adresse, wenn es nicht in der Fahrschule ist',
        },
      },
    ),
    licence_classes: choices(
      { en: 'Licence classes', de: 'Führerscheinklassen' },
      {
        values: LICENCE_CLASSES,
        words: licenceClassWords,
        help: { en: 'None chosen: for all classes', de: 'Nichts gewählt: für alle Klassen' },
      },
    ),
    description: longText(
      { en: 'Notes', de: 'Hinweise' },
      {
        max: 500,
        search: true,
        help: {
          en: 'What to bring, or how to take part online',
          de: 'Was mitzubringen ist oder wie man online teilnimmt',
        },
      },
    ),
    is_active: shownFlag(6),
  },
})

export type Lesson = Content<typeof lessons>
