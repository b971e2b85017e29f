/** What the inputs of a form say beside the fields' own words. */
export const fields = {
  counted: (length: number, max: number) => `${length} of ${max}`,
  countedAloud: (length: number, max: number) => `${length} of ${max} characters`,
  noChoice: 'Nothing chosen',
  addRow: 'Add row',
  rowOf: (field: string, row: number) => `${field} ${row}`,
  removeRow: (field: string, row: number) => `Remove ${field} ${row}`,
  stars: (count: number) => (count === 1 ? '1 star' : `${count} stars`),
  starsOf: (count: number, most: number) => `${count} of ${most} stars`,
}
