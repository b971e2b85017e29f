import { defineContent } from '#model/records/define-content.ts'
import { email, flag, hours, specialDays, text, week } from '#model/fields/fields.ts'

export const contactInfo = defineContent({
  collection: 'contact_info',
  single: 'main',
  path: 'contact',
  labels: {
    en: { one: 'contact information', many: 'contact information', menu: 'Contact Info' },
    de: { one: 'Kontaktdaten', many: 'Kontaktdaten' },
  },
  title: 'location_address',
  messages: {
    en: {
      saveFailed: {
        title: 'Update failed',
        description: 'There was an error updating the contact information.',
      },
    },
  },
  fields: {
    location_address: text({ en: 'Street', de: 'Straße' }, { required: true }),
    // With initial values: the oldest records lack these two.
    location_postal: text(
      { en: 'Postal code', de: 'Postleitzahl' },
      { required: true, max: 20, initial: '07545' },
    ),
    location_city: text({ en: 'City', de: 'Ort' }, { required: true, max: 100, initial: 'Gera' }),
    phone_primary: text({ en: 'Phone', de: 'Telefon' }, { required: true, max: 40 }),
    email_primary: email({ en: 'E-mail', de: 'E-Mail' }, { required: true }),
    business_hours: hours(
      { en: 'Business hours', de: 'Öffnungszeiten' },
      { required: true, help: { en: 'One day per line', de: 'Ein Tag je Zeile' } },
    ),
    week_hours: week(
      { en: 'Hours of the week', de: 'Wochenplan' },
      {
        from: 'business_hours',
        instead: 'show_week',
        help: {
          en: 'From these the site says whether you are open now, and search engines know your hours',
          de: 'Daraus sagt die Website, ob Sie gerade geöffnet haben, und Suchmaschinen kennen Ihre Zeiten',
        },
      },
    ),
    show_week: flag(
      {
        en: 'Show the hours of the week instead of the text',
        de: 'Den Wochenplan statt des Textes zeigen',
      },
      {
        help: {
          en: 'As lines such as “Montag–Freitag: 8–20 Uhr”',
          de: 'Als Zeilen wie „Montag–Freitag: 8–20 Uhr“',
        },
      },
    ),
    closed_on_holidays: flag(
      { en: 'Closed on public holidays', de: 'An Feiertagen geschlossen' },
      {
        initial: true,
        help: {
          en: 'Those of Thuringia, unless a special day below says otherwise',
          de: 'An den Feiertagen Thüringens, sofern unten kein besonderer Tag etwas anderes sagt',
        },
      },
    ),
    special_hours: specialDays(
      { en: 'Special days', de: 'Besondere Tage' },
      {
        help: {
          en: 'Days on which you are closed or open at other times',
          de: 'Tage, an denen Sie geschlossen oder zu anderen Zeiten geöffnet haben',
        },
      },
    ),
    confirm_requests: flag(
      {
        en: 'Confirm requests by mail',
        de: 'Anfragen per E-Mail bestätigen',
      },
      {
        help: {
          en: 'Whoever writes to you gets a short mail that names the course, and repeats nothing of what was written; at most one a day',
          de: 'Wer Ihnen schreibt, erhält eine kurze E-Mail, die den Kurs nennt und nichts vom Geschriebenen wiederholt; höchstens eine am Tag',
        },
      },
    ),
  },
})
