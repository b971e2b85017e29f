/**
 * The day so many months later or, with a negative number, earlier. Where that month lacks the day,
 * it is the first of the next one, in both directions: who is born on February 29 completes a year
 * of life with the end of February 28 (§ 187 (2), § 188 (2), (3) BGB) and so is a year older from
 * March 1 on; and a day "at most three months before" May 31 is not yet February 28, from which
 * three months end before May 31.
 *
 * @param day `YYYY-MM-DD`
 */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const first = new Date(Date.UTC(year, month - 1 + months, 1))
  const days = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  if (date > days) first.setUTCMonth(first.getUTCMonth() + 1)
  else first.setUTCDate(date)
  return first.toISOString().slice(0, 10)
}

export const addYears = (day: string, years: number) => addMonths(day, years * 12)
