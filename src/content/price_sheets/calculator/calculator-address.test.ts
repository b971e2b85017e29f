import { describe, expect, it } from 'vitest'
import { priceSheets } from '../definition.ts'
import type { Sheet } from '../stated-fees.ts'
import { beginning, choiceFrom, searchOf } from './calculator-address.ts'

const sheet = (licence_class: Sheet['licence_class']): Sheet => ({
  ...priceSheets.initial,
  licence_class,
})
const [carB, bike] = [sheet('B'), sheet('A2')]
const sheets = [carB, bike]
const read = (search: string) => choiceFrom(search, sheets)

describe('the address of a calculation', () => {
  it('brings back what was chosen', () => {
    const choice = {
      sheet: bike,
      start: 'a1',
      expected: { lessons: [8, 12], theory: 0, practice: 2, chosen: { drive_dark: 1 } },
    } as const
    expect(read(searchOf(choice))).toEqual(choice)
  })

  it('says nothing at first: the first class as the calculator begins', () => {
    expect(read('')).toEqual(beginning(carB))
    expect(read('?bearbeiten')).toEqual(beginning(carB))
  })

  it('may name a class alone', () => {
    expect(read('?klasse=A2')).toEqual(beginning(bike))
  })

  it.each([
    '?klasse=Z',
    '?klasse=B&stunden=viele',
    '?klasse=B&stunden=20',
    '?klasse=B&stunden=20-30-40',
    '?klasse=B&stunden=20-9999',
    '?klasse=B&theorie=-1&praxis=1.5',
    '?klasse=B&theorie=10',
    '?klasse=B&vorbesitz=a1',
    '?klasse=B&drive_dark=viele',
  ])('is not obeyed where it makes no sense: %s', (search) => {
    expect(read(search)).toEqual(beginning(carB))
  })

  it('leads nowhere without a sheet', () => {
    expect(choiceFrom('?klasse=B', [])).toBeUndefined()
  })
})
