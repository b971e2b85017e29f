/** Stands in a text for the name of the school, which has its home in another record; in legal texts, too. */
export const SCHOOL = '{{name}}'

export const withSchool = (text: string, name: string) => text.replaceAll(SCHOOL, () => name)
