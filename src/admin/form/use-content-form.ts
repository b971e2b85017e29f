import { useEffect, useState } from 'react'
import { useFormik } from 'formik'
import { useNavigate } from 'react-router-dom'
import { adminPaths } from '#admin/admin-paths.ts'
import { continuedValues } from '#admin/drafts/continued-values.ts'
import { useDraft } from '#admin/drafts/use-draft.ts'
import { formErrors, formValues } from '#admin/form/form-values.ts'
import { useSaveContent } from '#admin/form/use-save-content.ts'
import type { Draft, DraftPlace } from '#data/drafts/draft.ts'
import type { BrokenRecord } from '#model/decode.ts'
import type { Content, ContentDefinition } from '#model/define-content.ts'
import type { ContentResource } from '#ui/content-resource.ts'

interface OpenedForm {
  readonly resource: ContentResource
  readonly record: Content<ContentDefinition> | undefined
  readonly broken: BrokenRecord | undefined
  readonly place: DraftPlace
}

/** What a form holds, where it is kept until it is saved, and how it is saved. */
export function useContentForm({ resource, record, broken, place }: OpenedForm) {
  const { definition } = resource
  const { single } = definition
  const navigate = useNavigate()
  const [saved, setSaved] = useState(false)
  const [start] = useState(() => startOf(resource, record ?? broken?.values))
  const [continued, setContinued] = useState<Draft>()
  const saving = useSaveContent(
    definition,
    record ? { id: record.id, values: record } : broken && { id: broken.id, values: undefined },
  )
  const list = single ? adminPaths.home : adminPaths.list(definition)

  // After the render in which the form no longer counts as unsaved, or it would block itself.
  useEffect(() => {
    if (saved && !single) void navigate(list)
  }, [saved, single, navigate, list])

  const formik = useFormik({
    initialValues: formValues(definition, start),
    validateOnMount: broken !== undefined,
    validate: (values) => formErrors(definition, values),
    onSubmit: async (values, { setFieldValue, resetForm }) => {
      const stored = await saving.save(
        values,
        (field, url) => void setFieldValue(field, url, false),
      )
      if (!stored) return
      if (single) resetForm({ values: stored })
      setSaved(true)
    },
  })
  const unsaved = formik.dirty && (single !== undefined || !saved)
  const { newId, savedValues } = saving
  const base = savedValues ?? continued?.base ?? start
  const { values } = formik
  const draft = useDraft({ place, newId, base, values, unsaved })

  function goOn(from: Draft) {
    const base = continuedValues(definition, start, from.base)
    const values = formValues(definition, continuedValues(definition, start, from.values))
    draft.take(from)
    setContinued(from)
    saving.goOnFrom({ newId: from.newId, base, values })
    formik.resetForm({ values: formValues(definition, base) })
    void formik.setValues(values, false)
  }

  return { ...saving, formik, list, saved, unsaved, draft, continued, goOn }
}

/** Of a record only its fields, as a draft keeps them. */
function startOf({ definition, initial }: ContentResource, values: object | undefined) {
  return continuedValues(definition, definition.initial, { ...(values ?? initial) })
}
