import type { Column } from '#model/fields/rows.ts'

/** Figures that advertise, wherever they stand. */
export const FIGURE: readonly Column[] = [
  { label: { en: 'Number', de: 'Zahl' }, max: 8 },
  { label: { en: 'What is counted', de: 'Was gezählt wird' }, max: 40 },
]

export const PROVABLE = {
  en: 'Advertise only what you can prove: hide what is not true, or not yet',
  de: 'Werben Sie nur mit dem, was Sie belegen können: Blenden Sie aus, was nicht oder noch nicht stimmt',
}
