import { useNavigate } from 'react-router-dom'
import { useAuthor } from '#admin/accounts/use-author.ts'
import { adminPaths } from '#admin/admin-paths.ts'
import { formErrors } from '#admin/form/session/form-values.ts'
import { useContentWords } from '#admin/messages/use-content-words.ts'
import { useLanguage } from '#admin/messages/use-messages.ts'
import { announcePublished } from '#admin/publication/announce-published.ts'
import { useEmptiedText } from '#admin/use-emptied-text.ts'
import { useAction } from '#admin/use-action.ts'
import { knownRecords } from '#firebase/content/content-store.ts'
import { updateContent } from '#firebase/content/write-content.ts'
import { problemsText } from '#model/fields/problem.ts'
import type { Content, ContentDefinition } from '#model/records/define-content.ts'
import { failedTo } from '#model/words/messages.ts'
import type { ContentResource } from '#ui/content-resource.ts'
import { toast } from '#ui/toast/toast.ts'

/** Shows a record to visitors, or hides it, where its type has a flag for that. */
export function useShown(resource: ContentResource, record: Content<ContentDefinition>) {
  const { definition } = resource
  const { publicWhen } = definition
  const { busy: setting, run } = useAction()
  const { language, messages } = useLanguage()
  const { saveFailed } = useContentWords(definition)
  const author = useAuthor()
  const emptiedText = useEmptiedText()
  const navigate = useNavigate()
  const name = String(record[definition.title])

  async function setShown(shown: boolean): Promise<void> {
    if (publicWhen === undefined) return
    const values = { ...record, [publicWhen]: shown }
    const problems = shown ? formErrors(definition, values) : {}
    if (Object.keys(problems).length > 0) {
      // What is missing is entered in the form.
      const description = problemsText(definition, problems, language, messages.problems)
      toast.error({ title: messages.records.notShown(name), description })
      return navigate(adminPaths.edit(definition, record.id))
    }
    const records = knownRecords(definition) ?? []
    const after = records.map((each) => (each.id === record.id ? values : each))
    const emptied = emptiedText(resource, records, after)
    const question = [emptied, messages.forms.saveAnyway].join(' ')
    if (emptied && !window.confirm(question)) return
    const work = async () => {
      const update = { opened: record, values: definition.schema.cast(values), author }
      const { conflicts } = await updateContent(definition, record.id, update)
      // What it needs was emptied at this moment: nothing is written.
      if (conflicts.length > 0) return toast.error(saveFailed)
      const { shownNow, hiddenNow } = messages.records
      toast.success({ title: shown ? shownNow(name) : hiddenNow(name) })
      void announcePublished(messages)
    }
    await run(work, failedTo.update(definition.labels), saveFailed)
  }

  return {
    isShown: publicWhen === undefined ? undefined : record[publicWhen] === true,
    setShown,
    setting,
  }
}
