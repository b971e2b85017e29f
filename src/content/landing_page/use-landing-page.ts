import { landingPage, type LandingTexts } from './definition.ts'
import { useSingleRecord } from '#firebase/content/content-store.ts'

/** The words at the top of the landing page: the stored ones, or those that it is built with. */
export const useLandingPage = (): LandingTexts => useSingleRecord(landingPage, landingPage.initial)
