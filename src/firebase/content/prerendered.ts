import type { Content, ContentDefinition } from '#model/records/define-content.ts'
import {
  recordsIn,
  type PagePart,
  type PrerenderedContent,
} from '#model/records/prerendered-content.ts'

let content: PrerenderedContent | undefined

/** Says once, before anything is rendered, what is known without asking the store. */
export function providePrerendered(provided: PrerenderedContent | undefined): void {
  content = provided
}

/** The records that the page was prerendered with; undefined where it has none of the type. */
export function prerenderedRecords<D extends ContentDefinition>(
  definition: D,
): readonly Content<D>[] | undefined {
  return content && recordsIn(content, definition)
}

/**
 * What a page that depends on what staff have entered has to show; nothing while there is no such page
 * for visitors. As of the last publication: no listener is needed for it.
 */
export function partsOfPage(path: string): readonly PagePart[] {
  return content?.parts?.[path] ?? []
}

/** When the content that the page was prerendered with was current. */
export function prerenderedAt(): Date | undefined {
  return content && new Date(content.at)
}
