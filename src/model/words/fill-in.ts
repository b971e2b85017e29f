/** Stands in a text for the name of the school, which has its home in another record. */
export const SCHOOL = '{Fahrschule}'

export const withSchool = (text: string, name: string) => text.replaceAll(SCHOOL, () => name)
