import { expect, it } from 'vitest'
import { content } from '#admin/messages/de/content.ts'
import { contactInfo } from '#content/contact_info/definition.ts'
import { courses } from '#content/courses/definition.ts'
import { faqs } from '#content/faqs/definition.ts'
import { adminAccounts } from '#model/admin-account.ts'

it.each([
  {
    definition: courses,
    confirm: 'Möchten Sie diesen Kurs wirklich löschen?',
    updated: 'Der Kurs wurde gespeichert.',
    notFound: 'Den Kurs, den Sie bearbeiten möchten, gibt es nicht.',
    addNew: 'Neuer Kurs',
    list: 'Kurse',
  },
  {
    definition: faqs,
    confirm: 'Möchten Sie diese Frage wirklich löschen?',
    updated: 'Die Frage wurde gespeichert.',
    notFound: 'Die Frage, die Sie bearbeiten möchten, gibt es nicht.',
    addNew: 'Neue Frage',
    list: 'Häufige Fragen',
  },
  {
    definition: adminAccounts,
    confirm: 'Möchten Sie dieses Konto wirklich löschen?',
    updated: 'Das Konto wurde gespeichert.',
    notFound: 'Das Konto, das Sie bearbeiten möchten, gibt es nicht.',
    addNew: 'Neues Konto',
    list: 'Konten',
  },
  {
    definition: contactInfo,
    confirm: 'Möchten Sie diese Kontaktdaten wirklich löschen?',
    updated: 'Die Kontaktdaten wurden gespeichert.',
    notFound: 'Die Kontaktdaten, die Sie bearbeiten möchten, gibt es nicht.',
    addNew: 'Neue Kontaktdaten',
    list: 'Kontaktdaten',
  },
])('articles and verbs follow $list', ({ definition, ...expected }) => {
  const { confirmDelete, updated, notFound, addNew, list } = content(definition.labels)
  expect({
    confirm: confirmDelete,
    updated: updated.description,
    notFound: notFound.description,
    addNew,
    list,
  }).toEqual(expected)
})
