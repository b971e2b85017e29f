import { useLanguage } from '#admin/messages/use-messages.ts'
import { useContent } from '#firebase/content/content-store.ts'
import type { Content, ContentDefinition } from '#model/records/define-content.ts'
import { inForce } from '#model/records/succession.ts'
import { berlinDay } from '#model/time/berlin-time.ts'
import { dayText } from '#model/time/calendar-date.ts'

interface InForceCellProps {
  definition: ContentDefinition
  record: Content<ContentDefinition>
}

/** Whether visitors find a record today, instead of whether they may. */
export function InForceCell({ definition, record }: InForceCellProps) {
  const { language, messages } = useLanguage()
  const { inForce: words } = messages.records
  const { publicWhen, succession } = definition
  const { records } = useContent(definition)
  const isShown = (each: typeof record) => !publicWhen || each[publicWhen] === true
  if (!succession || !isShown(record)) return words.hidden
  const today = berlinDay(new Date())
  const begins = String(record[succession.from])
  if (begins > today) return words.later(dayText(begins, language))
  const current = inForce(succession, records.filter(isShown), today)
  return current.some(({ id }) => id === record.id) ? words.now : words.over
}
