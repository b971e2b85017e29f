/** What the inputs of a form say beside the fields' own words. */
export const fields = {
  counted: (length: number, max: number) => `${length} of ${max}`,
  countedAloud: (length: number, max: number) => `${length} of ${max} characters`,
}
