import { useEffect, useState } from 'react'
import Stack from '@mui/material/Stack'
import { Navigate, useParams } from 'react-router-dom'
import { adminPaths } from '#admin/admin-paths.ts'
import { ContentForm, type FormState } from '#admin/ContentForm.tsx'
import { LoadFailure } from '#admin/LoadFailure.tsx'
import { PageTitle } from '#admin/PageTitle.tsx'
import { SavedElsewhere } from '#admin/SavedElsewhere.tsx'
import { useContent } from '#data/content/content-store.ts'
import type { ContentDefinition } from '#model/define-content.ts'
import { capitalize, listName } from '#model/messages.ts'
import type { ContentResource } from '#ui/content-resource.ts'
import { toast } from '#ui/toast.tsx'
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
  const record = records.find((candidate) => candidate.id === id)
  const damaged = broken.find((candidate) => candidate.id === id)
  // As it was opened: a change or deletion elsewhere must not take away what is being typed.
  const [opened, setOpened] = useState({ record, broken: damaged })
  const [form, setForm] = useState<FormState>('untouched')
  const isOpen = opened.record !== undefined || opened.broken !== undefined
  const arrived = !isOpen && (record ?? damaged) !== undefined
  const open = () => setOpened({ record, broken: damaged })
  if (arrived && form === 'untouched') open()
  // The keys: a form that began without the record must not go on as the record's.
  if (isOpen) {
    // Not while it is not known, and not what cannot be read.
    const present = record ?? (status === 'ready' && !damaged ? null : undefined)
    return <ContentForm key="opened" resource={resource} {...opened} present={present} />
  }
  if (error) {
    return (
      <Stack spacing={3}>
        <PageTitle>{titleOf(definition)}</PageTitle>
        <LoadFailure text={error.message} retry={retry} />
      </Stack>
    )
  }
  if (status === 'loading') return <Waiting label={`Loading ${definition.labels.one}...`} />
  if (definition.single) {
    return (
      <Stack spacing={3}>
        {arrived && form === 'typed' && <SavedElsewhere definition={definition} show={open} />}
        <ContentForm key="new" resource={resource} onState={setForm} />
      </Stack>
    )
  }
  return <BackToList definition={definition} />
}

const titleOf = ({ single, labels }: ContentDefinition) =>
  single ? listName(labels) : `Edit ${capitalize(labels.one)}`

function BackToList({ definition }: { definition: ContentDefinition }) {
  const { notFound } = definition.messages
  useEffect(() => {
    if (notFound) toast.error(notFound)
  }, [notFound])
  return <Navigate to={adminPaths.list(definition)} replace />
}
