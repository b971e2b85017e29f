import { useEffect, useMemo, useState } from 'react'
import Stack from '@mui/material/Stack'
import { Navigate, useParams, useSearchParams } from 'react-router-dom'
import { adminPaths, COPY_PARAM } from '#admin/admin-paths.ts'
import { ContentForm } from '#admin/form/ContentForm.tsx'
import { useFormSession, type Lookup } from '#admin/form/session/use-form-session.ts'
import { LoadFailure } from '#admin/layout/LoadFailure.tsx'
import { PageTitle } from '#admin/layout/PageTitle.tsx'
import { useContentWords } from '#admin/messages/use-content-words.ts'
import { useContent } from '#firebase/content/content-store.ts'
import type { ContentDefinition } from '#model/records/define-content.ts'
import type { ContentResource } from '#ui/content-resource.ts'
import { toast } from '#ui/toast/toast.ts'
import { Spinner } from '#ui/Spinner.tsx'

/**
 * Create without an id or with the id `new`, edit otherwise; a single record has one form. The router
 * shows one form where another type's was: without the type in the key it would keep what that holds.
 */
export function ContentFormPage({ resource }: { resource: ContentResource }) {
  const { id = resource.definition.single } = useParams()
  const [search] = useSearchParams()
  const copied = search.get(COPY_PARAM)
  const key = `${resource.definition.path}/${id ?? 'new'}`
  if (!id || id === 'new') {
    return copied ? (
      <CopyForm key={key} resource={resource} id={copied} />
    ) : (
      <CreateForm key={key} resource={resource} />
    )
  }
  return <EditForm key={key} resource={resource} id={id} />
}

export function CreateForm({ resource }: { resource: ContentResource }) {
  const form = useFormSession(resource, undefined, undefined)
  return <ContentForm resource={resource} form={form} />
}

/** Begins with what another record holds; from when it is in force is to be said anew. */
function CopyForm({ resource, id }: { resource: ContentResource; id: string }) {
  const { definition } = resource
  const { succession } = definition
  const { status, records, error, retry } = useContent(definition)
  const content = useContentWords(definition)
  const found = records.find((candidate) => candidate.id === id)
  // The copy outlives its original.
  const [record, setRecord] = useState(found)
  if (found && !record) setRecord(found)
  if (record) {
    const initial = { ...record, ...(succession ? { [succession.from]: '' } : {}) }
    return <CreateForm resource={{ ...resource, initial }} />
  }
  if (error) return <LoadFailure text={content.fetchFailed} retry={retry} />
  if (status === 'loading') return <Spinner label={content.loadingOne} />
  return <BackToList definition={definition} />
}

function EditForm({ resource, id }: { resource: ContentResource; id: string }) {
  const { definition } = resource
  const { single } = definition
  const { status, records, broken, error, retry } = useContent(definition)
  const content = useContentWords(definition)
  const record = records.find((candidate) => candidate.id === id)
  const damaged = broken.find((candidate) => candidate.id === id)
  const stored = useMemo<Lookup>(() => {
    if (record) return { record }
    if (damaged) return { broken: damaged }
    return status === 'ready' ? null : undefined
  }, [record, damaged, status])
  const form = useFormSession(resource, id, stored)
  if (form.status === 'gone') return <BackToList definition={definition} />
  if (form.status === 'loading') {
    if (!error) return <Spinner label={content.loadingOne} />
    return (
      <Stack spacing={3}>
        <PageTitle>{single ? content.list : content.edit}</PageTitle>
        <LoadFailure text={content.fetchFailed} retry={retry} />
      </Stack>
    )
  }
  return <ContentForm resource={resource} form={form} />
}

function BackToList({ definition }: { definition: ContentDefinition }) {
  const { quietIfMissing } = definition
  const { notFound } = useContentWords(definition)
  const { title, description } = notFound
  useEffect(() => {
    if (!quietIfMissing) toast.error({ title, description })
  }, [quietIfMissing, title, description])
  return <Navigate to={adminPaths.list(definition)} replace />
}
