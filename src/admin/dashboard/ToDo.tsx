import { useState } from 'react'
import Skeleton from '@mui/material/Skeleton'
import { adminPaths } from '#admin/admin-paths.ts'
import { Row, RowList } from '#admin/dashboard/RowList.tsx'
import { useLanguage, useMessages } from '#admin/messages/use-messages.ts'
import { useContents } from '#firebase/content/content-store.ts'
import { useUnpublishedChanges } from '#firebase/page-draft/use-unpublished-changes.ts'
import { useRequestCounts } from '#firebase/requests/RequestsProvider.tsx'
import { useRequests } from '#firebase/requests/use-requests.ts'
import type { ContentResource } from '#ui/content-resource.ts'

interface ToDoProps {
  resources: readonly ContentResource[]
}

/** What waits for somebody: requests until they are done, what is not published, what is due soon. */
export function ToDo({ resources }: ToDoProps) {
  const counts = useRequestCounts()
  const changes = useUnpublishedChanges()
  const { reminders, loading } = useReminders(resources)
  const { dashboard, format } = useMessages()
  const { open = 0, unread = 0, held = 0, suspected = 0 } = counts ?? {}
  const known = counts && !loading
  const nothing = known && open + held + suspected + changes + reminders.length === 0
  return (
    <RowList id="to-do" heading={dashboard.toDo}>
      {open > 0 && <Row to={adminPaths.requests} name={dashboard.openRequests(open, unread)} />}
      {open > 0 && <LongestWaiting />}
      {held > 0 && <Row to={adminPaths.requestsIn('undelivered')} name={dashboard.held(held)} />}
      {suspected > 0 && (
        <Row to={adminPaths.requestsIn('suspected')} name={dashboard.suspected(suspected)} />
      )}
      {changes > 0 && <Row to={adminPaths.editPage} onSite name={dashboard.unpublished(changes)} />}
      {reminders.map(({ key, to, text, day }) => (
        <Row key={key} to={to} name={text} note={format.day(new Date(`${day}T00:00`))} />
      ))}
      {/* Last: when it goes, nothing moves away from under a press. */}
      {!known && <Row name={<Skeleton width={160} />} />}
      {nothing && <Row name={dashboard.nothingToDo} />}
    </RowList>
  )
}

/** As many as fit on a phone beside everything else. */
const MOST_WAITING = 3

/** The open requests that came first. */
function LongestWaiting() {
  const { records } = useRequests({ view: 'open', most: MOST_WAITING, oldestFirst: true })
  const { format } = useMessages()
  return records.map(({ id, name, course, created_at }) => (
    <Row
      key={id}
      to={adminPaths.request(id)}
      name={name}
      note={[course, format.time(created_at)].filter(Boolean).join(', ')}
    />
  ))
}

/** What begins, ends or has run out of all types, in the order of the days. */
function useReminders(resources: readonly ContentResource[]) {
  const [reminding] = useState(() => resources.filter(({ soon }) => soon))
  const contents = useContents(reminding.map(({ definition }) => definition))
  const { language } = useLanguage()
  const now = new Date()
  const reminders = reminding
    .flatMap(({ definition, soon }, index) =>
      (soon?.(contents[index]?.records ?? [], now) ?? []).map(({ id, day, text }) => ({
        key: `${definition.collection}/${id} ${day} ${text.en}`,
        to: definition.single ? adminPaths.list(definition) : adminPaths.edit(definition, id),
        day,
        text: text[language],
      })),
    )
    .toSorted((one, other) => one.day.localeCompare(other.day))
  return { reminders, loading: contents.some(({ status }) => status === 'loading') }
}
