/** A toast's two lines. */
export interface Message {
  readonly title: string
  readonly description?: string
}

export interface Noun {
  /** Singular and plural in running text: `course`, `courses`; `FAQ`, `FAQs`. */
  readonly one: string
  readonly many: string
  /** The list's name where it differs from the plural. */
  readonly menu?: string
}

/** German articles and pronouns follow it; `plural` has no singular. */
export type Gender = 'm' | 'f' | 'n' | 'plural'

export interface Labels extends Noun {
  readonly de: Noun & { readonly gender: Gender }
}

/** Everything the back office says about one content type. */
export interface ContentMessages {
  readonly confirmDelete: string
  readonly created: Message
  readonly updated: Message
  readonly deleted: Message
  readonly deleteFailed: Message
  readonly saveFailed: Message
  /** An update found no record. */
  readonly gone: string
  /** A create found somebody else's record in its place. */
  readonly existsAlready: string
  /** `null`: the redirect to the list is silent. */
  readonly notFound: Message | null
  readonly missingFields: Message
  readonly nothingFound: string
  readonly fetchFailed: string
  readonly addFailed: string
  readonly updateFailed: string
  readonly removeFailed: string
}

/** First letter upper case, the rest untouched: `course` → `Course`, `FAQ` → `FAQ`. */
export function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

/** The name of a type's list. */
export function listName({ menu, many }: Noun): string {
  return menu ?? capitalize(many)
}

/** The specification's wording; a content type overrides what it words differently. */
export function defaultMessages({ one, many }: Noun): ContentMessages {
  const One = capitalize(one)
  return {
    confirmDelete: `Are you sure you want to delete this ${one}?`,
    created: {
      title: `${One} created`,
      description: `The ${one} has been created successfully.`,
    },
    updated: {
      title: `${One} updated`,
      description: `The ${one} has been updated successfully.`,
    },
    deleted: {
      title: `${One} deleted`,
      description: `The ${one} has been deleted successfully.`,
    },
    deleteFailed: {
      title: 'Error',
      description: `Failed to delete the ${one}. Please try again.`,
    },
    saveFailed: {
      title: 'Error',
      description: `There was a problem saving the ${one}. Please try again.`,
    },
    gone: `${One} not found`,
    existsAlready: `This ${one} has been saved elsewhere meanwhile. Nothing was overwritten, and what you typed is still here.`,
    notFound: {
      title: `${One} not found`,
      description: `The ${one} you're trying to edit doesn't exist.`,
    },
    missingFields: {
      title: 'Missing fields',
      description: 'Please fill in all required fields.',
    },
    nothingFound: `No ${many} found matching your search.`,
    fetchFailed: `Failed to fetch ${many}`,
    addFailed: `Failed to add ${one}`,
    updateFailed: `Failed to update ${one}`,
    removeFailed: `Failed to delete ${one}`,
  }
}
