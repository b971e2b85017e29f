import { describe, expect, it } from 'vitest'
import { amountOf, structuredData } from '#app/structured-data.ts'

describe('the amount of a price', () => {
  it.each([
    ['599€', '599'],
    ['ab 1.299,50 €', '1299.50'],
    ['nur 49 €/Stunde', '49'],
  ])('%s is %s euros', (price, amount) => {
    expect(amountOf(price)).toEqual({ price: amount, priceCurrency: 'EUR' })
  })

  it.each(['auf Anfrage', '600 CHF', '€'])('%s is none', (price) => {
    expect(amountOf(price)).toEqual({})
  })
})

describe('structured data', () => {
  it('names the built-in courses while there are no stored ones, and no empty list of questions', () => {
    const text = JSON.stringify(structuredData('https://school.example', { at: '', records: {} }))
    expect(text).toContain('599')
    expect(text).not.toContain('FAQPage')
  })
})
