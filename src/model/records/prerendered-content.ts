import type { Content, ContentDefinition, Values } from '#model/records/define-content.ts'

/** A part of a page, by a name that the page understands, and the words for it, if there are any. */
export type PagePart = readonly [name: string, text: string]

/** What a page was prerendered with, by collection; the page carries it as JSON. */
export interface PrerenderedContent {
  /** When it was read from the store, as an ISO date. */
  readonly at: string
  readonly records: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>
  /** What the pages that depend on what staff have entered had to show then, by their path. */
  readonly parts?: Readonly<Record<string, readonly PagePart[]>>
}

/** A content type's records in it, which were decoded when it was read. */
export const recordsIn = <D extends ContentDefinition>(
  { records }: PrerenderedContent,
  { collection }: D,
) => records[collection] as unknown as readonly Content<D>[] | undefined

/** The record of a type that has one; the built-in one where the store had none. */
export const singleIn = <D extends ContentDefinition>(
  content: PrerenderedContent,
  definition: D,
  builtIn: Values<D>,
): Values<D> => recordsIn(content, definition)?.[0] ?? builtIn
