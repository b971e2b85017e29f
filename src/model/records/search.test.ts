import { expect, it } from 'vitest'
import { storedRequests } from '#model/requests/stored-request.ts'
import { searchContent } from '#model/records/search.ts'

it.each([
  ['+4915123456789', '0151 / 234 567 89'],
  ['0151 23456789', '+49 151 23456789'],
  ['\u202a+49 151 23456789\u202c', '0151 / 234 567 89'],
  ['klasse b', 'Klasse\u00a0B'],
  ["o'brien", 'O’Brien'],
  ['müller', 'Mu\u0308ller'],
  ['müller', 'MÜLLER'],
  ['verkehrszeichen', 'Verkehrs\u00adzeichen'],
  ['e-mail', 'E\u2011Mail'],
  ['12-13 uhr', '12–13 Uhr'],
])('%s finds %s', (term, phone) => {
  const record = { id: 'a', name: phone, email: '', phone, message: '' }
  const other = { ...record, id: 'b', name: 'Ada 2026', phone: '0365 1' }
  const found = searchContent(storedRequests, [record, other] as never, term)
  expect(found).toEqual([record])
})

it('takes a year or a price for no number that was dialled', () => {
  const record = { id: 'a', name: 'Ada', email: '', phone: '0151 20 26 49', message: '' }
  expect(searchContent(storedRequests, [record] as never, '2026')).toEqual([])
})
