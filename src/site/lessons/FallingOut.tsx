import { defaultContactInfo } from '#content/contact_info/defaults.ts'
import { contactInfo } from '#content/contact_info/definition.ts'
import { closedDays } from '#model/time/hours-on.ts'
import type { Lesson } from '#content/lessons/definition.ts'
import { fallingOut } from '#content/lessons/occurrences.ts'
import { useSingleRecord } from '#firebase/content/content-store.ts'
import { dayAndMonthText } from '#model/time/german-dates.ts'

/** The days on which a series falls out: those who enter it need not know all holidays. */
export function FallingOut({ lesson }: { lesson: Lesson }) {
  const contact = useSingleRecord(contactInfo, defaultContactInfo)
  const days = fallingOut(lesson, new Date(), closedDays(contact))
  if (days.length === 0) return null
  return (
    <p>{`Fällt aus, weil die Fahrschule geschlossen ist: ${days.map(dayAndMonthText).join(', ')}`}</p>
  )
}
