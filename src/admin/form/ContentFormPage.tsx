import { useEffect, useState } from 'react'
import Stack from '@mui/material/Stack'
import { Navigate, useParams } from 'react-router-dom'
import { adminPaths } from '#admin/admin-paths.ts'
import { useFoundDraft } from '#admin/drafts/use-found-draft.ts'
import { ContentForm, type FormState } from '#admin/form/ContentForm.tsx'
import { SavedElsewhere } from '#admin/form/SavedElsewhere.tsx'
import { LoadFailure } from '#admin/layout/LoadFailure.tsx'
import { PageTitle } from '#admin/layout/PageTitle.tsx'
import { useContentWords } from '#admin/messages/use-content-words.ts'
import { useAuthor } from '#admin/session/use-author.ts'
import { useContent } from '#data/content/content-store.ts'
import { draftPlace, type DraftPlace } from '#data/drafts/draft.ts'
import { forgetDraft } from '#data/drafts/form-draft.ts'
import type { ContentDefinition } from '#model/define-content.ts'
import type { ContentResource } from '#ui/content-resource.ts'
import { toast } from '#ui/toast.ts'
import { Waiting } from '#ui/Waiting.tsx'

/** Create without an id or with the id `new`, edit otherwise; a single record has one form. */
export function ContentFormPage({ resource }: { resource: ContentResource }) {
  const { id = resource.definition.single } = useParams()
  if (!id || id === 'new') return <ContentForm resource={resource} />
  return <EditForm key={id} resource={resource} id={id} />
}

function EditForm({ resource, id }: { resource: ContentResource; id: string }) {
  const { definition } = resource
  const { status, records, broken, error, retry } = useContent(definition)
  const content = useContentWords(definition)
  const record = records.find((candidate) => candidate.id === id)
  const damaged = broken.find((candidate) => candidate.id === id)
  // As it was opened: a change or deletion elsewhere must not take away what is being typed.
  const [opened, setOpened] = useState({ record, broken: damaged })
  const [form, setForm] = useState<FormState>('untouched')
  const isOpen = opened.record !== undefined || opened.broken !== undefined
  const arrived = !isOpen && (record ?? damaged) !== undefined
  const open = () => setOpened({ record, broken: damaged })
  const place = draftPlace(useAuthor(), definition, id)
  if (arrived && form === 'untouched') open()
  async function discard() {
    await forgetDraft(place, Date.now())
    open()
  }
  // The keys: a form that began without the record must not go on as the record's.
  if (isOpen) {
    // Not while it is not known, and not what cannot be read.
    const present = record ?? (status === 'ready' && !damaged ? null : undefined)
    return <ContentForm key="opened" resource={resource} {...opened} present={present} />
  }
  if (error) {
    return (
      <Stack spacing={3}>
        <PageTitle>{definition.single ? content.list : content.edit}</PageTitle>
        <LoadFailure text={content.fetchFailed} retry={retry} />
      </Stack>
    )
  }
  if (status === 'loading') return <Waiting label={content.loadingOne} />
  if (definition.single) {
    return (
      <Stack spacing={3}>
        {arrived && form === 'typed' && (
          <SavedElsewhere definition={definition} show={() => void discard()} />
        )}
        <ContentForm key="new" resource={resource} onState={setForm} />
      </Stack>
    )
  }
  return <DeletedForm resource={resource} place={place} onState={setForm} />
}

interface DeletedFormProps {
  resource: ContentResource
  place: DraftPlace
  onState: (state: FormState) => void
}

/** Nothing is left of the record but, perhaps, what was typed into its form. */
function DeletedForm({ resource, place, onState }: DeletedFormProps) {
  const found = useFoundDraft(place)
  const { loadingOne } = useContentWords(resource.definition)
  if (!found) return <Waiting label={loadingOne} />
  if (typeof found === 'string') return <BackToList definition={resource.definition} />
  return <ContentForm resource={resource} deletedId={place.record} onState={onState} />
}

function BackToList({ definition }: { definition: ContentDefinition }) {
  const { silentWhenGone } = definition
  const { notFound } = useContentWords(definition)
  const { title, description } = notFound
  useEffect(() => {
    if (!silentWhenGone) toast.error({ title, description })
  }, [silentWhenGone, title, description])
  return <Navigate to={adminPaths.list(definition)} replace />
}
