import { landingSections, type SectionTexts } from './definition.ts'
import { useSingleRecord } from '#firebase/content/content-store.ts'

/** How the sections begin: as it is stored, or as they are built. */
export const useLandingSections = (): SectionTexts =>
  useSingleRecord(landingSections, landingSections.initial)
