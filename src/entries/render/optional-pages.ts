import { partsOfLessons } from '#site/lessons/lessons-page.ts'
import { partsOfPrices } from '#content/price_sheets/price-data.ts'
import { licenceSteps } from '#content/licence_steps/definition.ts'
import { seenSteps } from '#content/licence_steps/seen-steps.ts'
import {
  recordsIn,
  type PagePart,
  type PrerenderedContent,
} from '#model/records/prerendered-content.ts'
import { sitePaths } from '#model/site/site-paths.ts'

/** What a page has to show of this content. */
type PartsOfPage = (content: PrerenderedContent) => readonly PagePart[]

/** The pages that are there for visitors once staff have entered something, by their path. */
export const optionalPages: Readonly<Record<string, PartsOfPage>> = {
  [sitePaths.lessons]: partsOfLessons,
  [sitePaths.prices]: partsOfPrices,
  [sitePaths.licence_way]: (content) =>
    seenSteps(recordsIn(content, licenceSteps) ?? []).length > 0 ? [['steps', '']] : [],
}

/** The content with what each optional page shows of it. */
export function withParts(content: PrerenderedContent): PrerenderedContent {
  const parts = Object.entries(optionalPages)
    .map(([path, partsOf]) => [path, partsOf(content)] as const)
    .filter(([, found]) => found.length > 0)
  return parts.length > 0 ? { ...content, parts: Object.fromEntries(parts) } : content
}

/** Whether search engines may know of a page. */
export function isFound(path: string, { parts }: PrerenderedContent): boolean {
  return !(path in optionalPages) || path in (parts ?? {})
}
