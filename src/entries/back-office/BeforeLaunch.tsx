import { adminPaths } from '#admin/admin-paths.ts'
import { Row, RowList } from '#admin/dashboard/RowList.tsx'
import { useLanguage } from '#admin/messages/use-messages.ts'
import { beforeLaunch } from '#content/before-launch.ts'
import { resources } from '#content/resources.tsx'
import { useContents } from '#firebase/content/content-store.ts'
import { adminAccounts } from '#model/records/admin-account.ts'
import type { ContentDefinition } from '#model/records/define-content.ts'

/**
 * What has to be done before visitors come, each with its place, until all of it is. Apart from the
 * dashboard's first load: it knows all samples.
 */
export default function BeforeLaunch() {
  const definitions = [...resources.map(({ definition }) => definition), adminAccounts]
  const contents = useContents(definitions)
  const { language, messages } = useLanguage()
  const { dashboard } = messages
  // What is not known yet is not missing.
  if (contents.some(({ status }) => status !== 'ready')) return null
  // Legal pages have a definition each, and one collection together.
  const recordsOf = ({ collection }: ContentDefinition) =>
    contents[definitions.findIndex((each) => each.collection === collection)]?.records ?? []
  const accounts = contents.at(-1)?.records.length ?? 0
  const tasks = beforeLaunch({ recordsOf, accounts }, new Date())
  if (tasks.length === 0) return null
  return (
    <RowList id="before-launch" heading={dashboard.beforeLaunch}>
      {tasks.map(({ text, at }) => (
        <Row
          key={text.en}
          to={at === 'accounts' ? adminPaths.accounts : adminPaths.list(at)}
          name={text[language]}
        />
      ))}
    </RowList>
  )
}
