import { expect, it } from 'vitest'
import { priceSheets } from '../definition.ts'
import { otherCosts } from './other-costs.ts'

it('what others charge is shown with an amount, and in euros where it is a number', () => {
  const rows = ['+|Sehtest|7', '+|Erste-Hilfe-Kurs|40 bis 60 €', '-|Passbild|12', '+|Antrag|']
  expect(otherCosts(rows)).toEqual([
    { what: 'Sehtest', amount: '7 €' },
    { what: 'Erste-Hilfe-Kurs', amount: '40 bis 60 €' },
  ])
})

it('a sheet says nothing of it until staff enter an amount', () => {
  const { costs_of_others: rows } = priceSheets.initial
  expect(rows.length).toBeGreaterThan(0)
  expect(otherCosts(rows)).toEqual([])
  expect(otherCosts([`${rows[0]}22,49`])).toHaveLength(1)
})
