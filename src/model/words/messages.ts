import type { Language } from '#model/words/language.ts'

/** A toast's two lines. */
export interface Message {
  readonly title: string
  readonly description?: string
}

/** What a content type's records are called. */
export interface Noun {
  /** Singular and plural in running text: `course`, `courses`; `FAQ`, `FAQs`. */
  readonly one: string
  readonly many: string
  /** The list's name where it differs from the plural. */
  readonly menu?: string
}

export type Labels = Readonly<Record<Language, Noun>>

/** What a content type may say in other words than the rest. */
export interface OwnMessages {
  readonly created: Message
  readonly updated: Message
  readonly deleteFailed: Message
  readonly saveFailed: Message
  readonly missingFields: Message
}

export type OwnMessagesByLanguage = Readonly<Partial<Record<Language, Partial<OwnMessages>>>>

/** First letter upper case, the rest untouched: `course` → `Course`, `FAQ` → `FAQ`. */
export function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

/** The name of a type's list. */
export function listName({ menu, many }: Noun): string {
  return menu ?? capitalize(many)
}

/** For the console, and for visitors where the specification gives them these words. */
export const failedTo = {
  fetch: ({ en }: Labels) => `Failed to fetch ${en.many}`,
  add: ({ en }: Labels) => `Failed to add ${en.one}`,
  update: ({ en }: Labels) => `Failed to update ${en.one}`,
  remove: ({ en }: Labels) => `Failed to delete ${en.one}`,
}
