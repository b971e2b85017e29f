import { useEffect, useState } from 'react'
import { Navigate, useParams } from 'react-router-dom'
import { adminPaths } from '#admin/admin-paths.ts'
import { ContentForm } from '#admin/ContentForm.tsx'
import { LoadFailure } from '#admin/LoadFailure.tsx'
import { useContent } from '#data/content/content-store.ts'
import type { ContentDefinition } from '#model/define-content.ts'
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
  const isOpen = opened.record !== undefined || opened.broken !== undefined
  if (!isOpen && (record ?? damaged)) setOpened({ record, broken: damaged })
  if (isOpen) return <ContentForm resource={resource} {...opened} />
  if (error) return <LoadFailure error={error} retry={retry} />
  if (status === 'loading') return <Waiting label={`Loading ${definition.labels.one}...`} />
  if (definition.single) return <ContentForm resource={resource} />
  return <BackToList definition={definition} />
}

function BackToList({ definition }: { definition: ContentDefinition }) {
  const { notFound } = definition.messages
  useEffect(() => {
    if (notFound) toast.error(notFound)
  }, [notFound])
  return <Navigate to={adminPaths.list(definition)} replace />
}
