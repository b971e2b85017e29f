import { expect, it, onTestFinished } from 'vitest'
import { asLink, isLink } from '#model/fields/link.ts'

it.each([
  ['', ''],
  ['https://www.instagram.com/fahrschule', 'https://www.instagram.com/fahrschule'],
  ['instagram.com/fahrschule', 'https://instagram.com/fahrschule'],
  ['https://Schule.example', 'https://schule.example/'],
  ['https://schule.example/über uns', 'https://schule.example/%C3%BCber%20uns'],
])('%j is stored as %j', (typed, stored) => {
  expect(asLink(typed)).toBe(stored)
  expect(stored === '' || isLink(stored)).toBe(true)
})

it.each(['javascript:alert(1)', 'http://schule.example/', '@fahrschule', 'Fahrschule Gera', '#'])(
  '%j is no link',
  (typed) => expect(isLink(asLink(typed))).toBe(false),
)

it('is read in a browser of 2023, which knows no URL.canParse', () => {
  const { canParse } = URL
  onTestFinished(() => void Object.assign(URL, { canParse }))
  Object.assign(URL, { canParse: undefined })
  expect(asLink('instagram.com/fahrschule')).toBe('https://instagram.com/fahrschule')
  expect(asLink('Fahrschule Gera')).toBe('Fahrschule Gera')
})
