import { useEffect } from 'react'
import { Navigate, useParams } from 'react-router-dom'
import { adminPaths } from '#admin/admin-paths.ts'
import { ContentForm } from '#admin/ContentForm.tsx'
import { LoadFailure } from '#admin/LoadFailure.tsx'
import { useContent } from '#data/use-content.ts'
import type { ContentDefinition } from '#model/define-content.ts'
import type { ContentResource } from '#ui/content-resource.ts'
import { toast } from '#ui/toast.tsx'
import { Waiting } from '#ui/Waiting.tsx'

/** Create without an id or with the id `new`, edit otherwise. */
export function ContentFormPage({ resource }: { resource: ContentResource }) {
  const { id } = useParams()
  if (!id || id === 'new') return <ContentForm definition={resource.definition} />
  return <EditForm key={id} resource={resource} id={id} />
}

function EditForm({ resource: { definition }, id }: { resource: ContentResource; id: string }) {
  const { status, records, error, retry } = useContent(definition)
  const record = records.find((candidate) => candidate.id === id)
  if (record) return <ContentForm definition={definition} record={record} />
  if (error) return <LoadFailure error={error} retry={retry} />
  if (status === 'ready') return <BackToList definition={definition} />
  return <Waiting label={`Loading ${definition.labels.one}...`} />
}

function BackToList({ definition }: { definition: ContentDefinition }) {
  const { notFound } = definition.messages
  useEffect(() => {
    if (notFound) toast.error(notFound)
  }, [notFound])
  return <Navigate to={adminPaths.list(definition)} replace />
}
