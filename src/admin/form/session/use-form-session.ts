import { useEffect, useReducer, useRef, useState } from 'react'
import {
  beginSession,
  hasUnsaved,
  isBusy,
  nextSession,
  type FormEvent,
  type FormKind,
  type FormSession,
  type OpenedRecord,
} from '#admin/form/session/form-session.ts'
import { savedValues, type FormValues } from '#admin/form/session/form-values.ts'
import { useSaveContent } from '#admin/form/session/use-save-content.ts'
import { useAuthor } from '#admin/accounts/use-author.ts'
import { newContentId } from '#firebase/content/write-content.ts'
import { canKeepDrafts, findDraft, forgetDraft, keepDraft } from '#firebase/drafts/form-drafts.ts'
import { decided, merge, type Decision } from '#model/records/merge.ts'
import type { ContentResource } from '#ui/content-resource.ts'
import { useOnline } from '#ui/browser/use-online.ts'

/** What the store has for a form: nothing while it is not known, null when there is no record. */
export type Lookup = OpenedRecord | null | undefined

/**
 * One form of a record: what it holds, what of it is kept on this device until it is saved, and how
 * it is saved.
 *
 * @param id the record's; undefined for a form that creates one
 * @param stored as the store has it by now
 */
export function useFormSession(resource: ContentResource, id: string | undefined, stored: Lookup) {
  const { definition, initial } = resource
  const [kind] = useState<FormKind>(() => ({
    definition,
    initial: initial ?? {},
    newId: definition.single ?? newContentId(),
  }))
  const account = useAuthor()
  const { collection } = definition
  const recordKey = id ?? definition.single ?? 'new'
  const [session, dispatch] = useReducer(
    (before: FormSession, event: FormEvent) => nextSession(kind, before, event),
    undefined,
    () => {
      const draft =
        id === undefined ? findDraft({ account, collection, record: recordKey }) : undefined
      return beginSession(kind, { creates: id === undefined, draft })
    },
  )
  const { status, values, base, newId, tried } = session
  const unsaved = hasUnsaved(definition, session)

  useEffect(() => {
    if (stored === undefined) return
    const draft = findDraft({ account, collection, record: recordKey })
    dispatch(
      stored ? { type: 'recordArrived', record: stored, draft } : { type: 'recordMissing', draft },
    )
  }, [stored, account, collection, recordKey])

  // The draft that is this form's: a younger one is another tab's.
  const ownDraft = useRef<number>(undefined)
  const keeps = status === 'editing' || isBusy(session)
  useEffect(() => {
    if (!keeps) return
    const place = { account, collection, record: recordKey }
    if (unsaved) {
      ownDraft.current = keepDraft({ ...place, newId, base, values, tried })
    } else if (ownDraft.current !== undefined) {
      forgetDraft(place, ownDraft.current)
      ownDraft.current = undefined
    }
  }, [keeps, unsaved, values, base, newId, tried, account, collection, recordKey])

  const online = useOnline()
  useEffect(() => {
    if (online) dispatch({ type: 'connected' })
  }, [online])

  const save = useSaveContent(definition, session, (event) => {
    // The form may have been left meanwhile: then it hears of nothing.
    if (event.type === 'saved' && ownDraft.current !== undefined) {
      forgetDraft({ account, collection, record: recordKey }, ownDraft.current)
    }
    dispatch(event)
  })

  /** Gives up what was typed before, which is offered, or now, for the record that is there. */
  function discard() {
    const at = session.draft?.at ?? Date.now()
    forgetDraft({ account, collection, record: recordKey }, at)
    ownDraft.current = undefined
    dispatch(
      status === 'offered' || !stored
        ? { type: 'draftDiscarded' }
        : { type: 'recordChosen', record: stored },
    )
  }

  function resume() {
    ownDraft.current = session.draft?.at
    dispatch({ type: 'draftContinued' })
  }

  function decide(decision: Decision | undefined) {
    const { attempt, conflicts } = session
    if (attempt && decision) void save(decided(attempt, conflicts, decision))
    else dispatch({ type: 'saveStopped' })
  }

  return {
    ...session,
    stored,
    recordDeleted: id !== undefined && session.id === undefined && !definition.single,
    unsaved,
    busy: isBusy(session),
    keepsDrafts: canKeepDrafts(),
    type: (fields: FormValues) => dispatch({ type: 'typed', fields }),
    markErrors: () => dispatch({ type: 'errorsFound' }),
    save: () =>
      void save({
        opened: session.problems || session.id === undefined ? undefined : base,
        values: savedValues(definition, values),
        aside: undefined,
      }),
    /** Leaves the stored record as it is; what others have changed of it meanwhile is in both. */
    saveAsNew: () => {
      const mine = savedValues(definition, values)
      const { present, theirs } = merge(definition, stored?.record ?? base, base, mine)
      const kept = Object.fromEntries(theirs.map((name) => [name, present[name]]))
      void save({
        opened: undefined,
        values: { ...mine, ...kept },
        aside: undefined,
        createsNew: true,
      })
    },
    resume,
    discard,
    decide,
  }
}

export type Form = ReturnType<typeof useFormSession>
