import type { ReactNode } from 'react'
import type { LucideIcon } from 'lucide-react'
import type { Content, ContentDefinition, Values } from '#model/records/define-content.ts'
import type { Reminder } from '#model/records/reminder.ts'
import type { Language } from '#model/words/language.ts'

export interface DetailProps<D extends ContentDefinition> {
  readonly record: Content<D>
  /** The language of the back office. */
  readonly language: Language
}

/** What shows visitors a record, for the preview beside its form. */
export interface RecordPreview<D extends ContentDefinition> {
  /** The site's own component for it. */
  Record(this: void, props: { record: Content<D> }): ReactNode
  /** How many of them share a wide page; one takes all of it. */
  readonly columns?: number
  /** Shown on the site's dark ground. */
  readonly dark?: boolean
}

/**
 * A content type as the back office shows it: the definition, and what is particular to it.
 * The slots are written as methods, so that a resource of one type fits a list of all types.
 */
export interface ContentResource<D extends ContentDefinition = ContentDefinition> {
  readonly definition: D
  /** In the menu and on the dashboard. */
  readonly icon?: LucideIcon
  /** What a new record starts with, where that is more than the fields' empty values. */
  readonly initial?: Values<D>
  /** What staff may begin an empty list with. */
  suggested?(this: void): Promise<readonly Values<D>[]>
  /** The order of the list where its records decide it, and not staff. */
  arrange?(this: void, records: readonly Content<D>[]): readonly Content<D>[]
  /** What begins, ends or has run out soon, for the overview. */
  soon?(this: void, records: readonly Content<D>[], now: Date): readonly Reminder[]
  /** Which of the shown records visitors find, where it is not all of them. */
  seen?(this: void, shown: readonly Content<D>[], now: Date): readonly Content<D>[]
  /** Visitors find built-in records where there are none. */
  readonly hasBuiltIn?: boolean
  /** Where a record is printed, beside the back office. */
  printHref?(this: void, record: Content<D>): string
  /** A screen for one record; with it the list offers View. */
  Detail?(this: void, props: DetailProps<D>): ReactNode
  /** A record in a grid of cards; without it the list is a table. */
  Card?(this: void, props: { record: Content<D> }): ReactNode
  /** Loaded with the form of such a record; without it the form shows none. */
  readonly preview?: RecordPreview<D>
}
