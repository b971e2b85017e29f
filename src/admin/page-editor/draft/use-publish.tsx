import { useState } from 'react'
import { flushSync } from 'react-dom'
import { ConflictDialog } from '#admin/form/ConflictDialog.tsx'
import { useLanguage } from '#admin/messages/use-messages.ts'
import {
  changedTypes,
  editedRecord,
  titleOf,
  type EditedRecord,
  type Editing,
} from '#admin/page-editor/editing.ts'
import { usePageWords } from '#admin/page-editor/use-page-words.ts'
import { announcePublished } from '#admin/publication/announce-published.ts'
import { useAuthor } from '#admin/accounts/use-author.ts'
import { movedAway } from '#admin/moved-away.ts'
import { useEmptiedText } from '#admin/use-emptied-text.ts'
import { knownRecords } from '#firebase/content/content-store.ts'
import { decideConflicts } from '#firebase/page-draft/change-draft.ts'
import {
  DraftConflicts,
  DraftDoesNotFit,
  DraftRecordGone,
  publishDraft,
} from '#firebase/page-draft/publish-draft.ts'
import type { ContentDefinition } from '#model/records/define-content.ts'
import type { Conflict, Decision } from '#model/records/merge.ts'
import { draftKey, draftProblems, withDraft } from '#model/records/page-draft.ts'
import { problemsText } from '#model/fields/problem.ts'
import { dayText } from '#model/time/calendar-date.ts'
import { toast } from '#ui/toast/toast.ts'

interface Question {
  readonly definition: ContentDefinition
  readonly id: string
  readonly conflicts: readonly Conflict[]
  readonly decide: (decision: Decision | undefined) => void
}

/**
 * Publishes the draft; where somebody else has changed the same meanwhile, asks first.
 *
 * @param show takes whoever edits to a record that cannot be published yet
 */
export function usePublish(editing: Editing, uid: string, show: (key: string) => void) {
  const [publishing, setPublishing] = useState(false)
  const [question, setQuestion] = useState<Question>()
  const { language, messages } = useLanguage()
  const words = usePageWords()
  const author = useAuthor()
  const emptiedText = useEmptiedText()
  const definitions = editing.resources.map(({ definition }) => definition)

  const ask = ({ resource, id }: EditedRecord, conflicts: readonly Conflict[]) =>
    new Promise<Decision | undefined>((resolve) => {
      setQuestion({
        ...{ definition: resource.definition, id, conflicts },
        decide: (decision) => {
          setQuestion(undefined)
          resolve(decision)
        },
      })
    })

  /** @throws Left when nothing was decided */
  async function decideAll({ byRecord }: DraftConflicts): Promise<void> {
    for (const [key, conflicts] of Object.entries(byRecord)) {
      const record = editedRecord(editing, key)
      if (!record) continue
      show(key)
      const decision = await ask(record, conflicts)
      if (!decision) throw new Left(key)
      await decideConflicts(uid, key, conflicts, decision)
    }
  }

  function tellIncomplete(): boolean {
    const storedOf = (key: string) => editedRecord(editing, key)?.stored
    const [first] = Object.entries(draftProblems(definitions, editing.draft.draft, storedOf))
    const description = first && incompleteText(...first)
    if (!description) return false
    toast.error({ title: words.incompleteTitle, description })
    show(first[0])
    return true
  }

  function incompleteText(key: string, problems: DraftDoesNotFit['problems']) {
    const record = editedRecord(editing, key)
    if (!record) return undefined
    const { definition } = record.resource
    const text = problemsText(definition, problems, language, messages.problems)
    return words.incomplete(nameOf(key), text)
  }

  /** The records of each type, as stored and as the draft leaves them. */
  const comparisons = () =>
    editing.resources.map((resource) => {
      const before = knownRecords(resource.definition) ?? []
      const after = withDraft(resource.definition, before, editing.draft.draft)
      return { resource, before, after }
    })

  function tellMovedAway(): boolean {
    for (const { resource, before, after } of comparisons()) {
      const { definition } = resource
      const moved = movedAway(definition, before, after, new Date())
      if (!moved) continue
      const key = draftKey(definition.collection, moved.id)
      const description = words.movedAway(nameOf(key), dayText(moved.day, language))
      toast.error({ ...words.notPublished, description })
      show(key)
      return true
    }
    return false
  }

  /** Whether nothing is taken away from visitors, or whoever publishes wants it. */
  function mayEmpty(): boolean {
    const sentences = comparisons().map(({ resource, before, after }) =>
      emptiedText(resource, before, after),
    )
    const emptied = sentences.filter(Boolean).join(' ')
    return emptied === '' || window.confirm(`${emptied} ${messages.records.publishAnyway}`)
  }

  /** What visitors would lose is not known before that. */
  function tellUnknown(): boolean {
    const known = changedTypes(editing).every((definition) => knownRecords(definition))
    if (!known) toast.error(words.notPublished)
    return !known
  }

  async function publish() {
    if (publishing || tellUnknown() || tellIncomplete() || tellMovedAway() || !mayEmpty()) return
    setPublishing(true)
    let parts = 0
    let undecided: string | undefined
    const onPart = () => void (parts += 1)
    try {
      // While somebody decides, somebody else may change it again.
      while (!(await tried(onPart))) continue
      toast.success(words.published)
    } catch (error) {
      if (error instanceof Left) undecided = error.key
      else console.error('The draft could not be published', error)
      const description = reasonOf(error)
      const reason = description ? { description } : {}
      if (parts > 0) toast.error({ ...words.partlyPublished, ...reason })
      else if (!undecided) toast.error({ ...words.notPublished, ...reason })
    } finally {
      if (parts > 0) void announcePublished(messages, { hasHeader: false })
      // At once: until then the page takes no focus.
      flushSync(() => setPublishing(false))
      if (undecided) show(undecided)
    }
  }

  function nameOf(key: string): string {
    const record = editedRecord(editing, key)
    return record ? words.recordName(record.resource.definition.labels, titleOf(record)) : key
  }

  /** What staff can do about it, where that is known. */
  function reasonOf(error: unknown): string | undefined {
    if (error instanceof DraftRecordGone) return words.gone(nameOf(error.key))
    if (error instanceof DraftDoesNotFit) return incompleteText(error.key, error.problems)
    return undefined
  }

  /** @returns false when it has to be tried again, with what was decided */
  async function tried(onPart: () => void): Promise<boolean> {
    try {
      await publishDraft({ uid, author, definitions, onPart })
    } catch (error) {
      if (!(error instanceof DraftConflicts)) throw error
      await decideAll(error)
      return false
    }
    return true
  }

  return { publish, publishing, dialog: question && <ConflictDialog {...question} /> }
}

/** Nothing was decided about a record. */
class Left extends Error {
  readonly key: string

  constructor(key: string) {
    super('Publishing was left.')
    this.key = key
  }
}
