export const LANGUAGES = ['en', 'de'] as const

/** A language of the back office. The public site is German. */
export type Language = (typeof LANGUAGES)[number]

/** The same words in every language of the back office. */
export type Words = Readonly<Record<Language, string>>
