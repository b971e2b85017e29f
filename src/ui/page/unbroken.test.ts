import { expect, it } from 'vitest'
import { unbroken } from './unbroken.ts'

it.each([
  ['Fahrstunde (45 Minuten)', 'Fahrstunde (45_Minuten)'],
  ['Oft vor dem 18. Geburtstag', 'Oft vor dem 18._Geburtstag'],
  ['§ 16 Abs. 3, § 17 FeV', '§_16_Abs._3, §_17_FeV'],
  ['Art. 6 Abs. 1 Buchst. f DSGVO, Nr. 2', 'Art._6_Abs._1_Buchst._f DSGVO, Nr._2'],
  ['Ziffer 3.1, geöffnet bis 18 Uhr', 'Ziffer_3.1, geöffnet bis 18_Uhr'],
  ['eine Ziffer', 'eine Ziffer'],
  ['20 bis 30 × 62,00 €', '20_bis 30_× 62,00_€'],
  ['Motorrad bis 125 cm³', 'Motorrad bis 125_cm³'],
  ['zwölf Monate', 'zwölf Monate'],
])('%j has no line that ends with its number', (text, whole) => {
  expect(unbroken(text)).toBe(whole.replaceAll('_', '\u00a0'))
})
