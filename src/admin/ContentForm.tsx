import { lazy, Suspense, useEffect, useState } from 'react'
import Alert from '@mui/material/Alert'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import { useFormik } from 'formik'
import { useNavigate } from 'react-router-dom'
import { adminPaths } from '#admin/admin-paths.ts'
import { ChangedMeanwhile } from '#admin/ChangedMeanwhile.tsx'
import { formErrors, formValues, hasMissingFields } from '#admin/form-values.ts'
import { FormButtons } from '#admin/FormButtons.tsx'
import { FormFields } from '#admin/FormFields.tsx'
import { FormHeading } from '#admin/FormHeading.tsx'
import { useLanguage } from '#admin/messages/use-messages.ts'
import { UnsavedChanges } from '#admin/UnsavedChanges.tsx'
import { UploadFailure, UploadProgress } from '#admin/UploadProgress.tsx'
import { useSaveContent } from '#admin/use-save-content.ts'
import { useSubmit } from '#admin/use-submit.ts'
import type { BrokenRecord } from '#model/decode.ts'
import type { Content, ContentDefinition } from '#model/define-content.ts'
import { ChosenImage } from '#model/image-file.ts'
import { problemsText } from '#model/problem.ts'
import type { ContentResource } from '#ui/content-resource.ts'

const ConflictDialog = lazy(() => import('#admin/ConflictDialog.tsx'))

interface ContentFormProps {
  resource: ContentResource
  /** The record to edit; without one the form creates. */
  record?: Content<ContentDefinition> | undefined
  /** The record to repair. */
  broken?: BrokenRecord | undefined
  /** The record to edit as it is by now: null once it was deleted. */
  present?: Content<ContentDefinition> | null | undefined
  /** Told what the form holds, whenever that changes. */
  onState?: (state: FormState) => void
}

/** `own`: what it holds is being saved, or has been. */
export type FormState = 'untouched' | 'typed' | 'own'

export function ContentForm({ resource, record, broken, present, onState }: ContentFormProps) {
  const { definition } = resource
  const { single } = definition
  const { language, messages } = useLanguage()
  const navigate = useNavigate()
  const [saved, setSaved] = useState(false)
  const { save, saving, upload, uploadFailed, choice, savedValues } = useSaveContent(
    definition,
    record ? { id: record.id, values: record } : broken && { id: broken.id, values: undefined },
  )
  const id = record?.id ?? broken?.id
  const list = single ? adminPaths.home : adminPaths.list(definition)

  // After the render in which the form no longer counts as unsaved, or it would block itself.
  useEffect(() => {
    if (saved && !single) void navigate(list)
  }, [saved, single, navigate, list])

  const formik = useFormik({
    initialValues: formValues(definition, record ?? broken?.values ?? resource.initial),
    validateOnMount: broken !== undefined,
    validate: (values) => formErrors(definition, values),
    onSubmit: async (values, { setFieldValue, resetForm }) => {
      const stored = await save(values, (field, url) => void setFieldValue(field, url, false))
      if (!stored) return
      if (single) resetForm({ values: stored })
      setSaved(true)
    },
  })
  const submit = useSubmit(definition, formik)

  const state: FormState = saving || saved ? 'own' : formik.dirty ? 'typed' : 'untouched'
  useEffect(() => onState?.(state), [onState, state])

  const toUpload = Object.values(formik.values).some((value) => value instanceof ChosenImage)
  const incomplete = definition.saveWhenComplete && hasMissingFields(definition, formik.values)

  return (
    <Stack spacing={3} sx={{ maxWidth: 760 }}>
      <FormHeading definition={definition} id={id} />
      {broken && !saved && (
        <Alert severity="warning">
          This {definition.labels.one} is not shown on the site.{' '}
          {problemsText(definition, broken.problems, language, messages.problems)} Correct it and
          save.
        </Alert>
      )}
      {savedValues && present !== undefined && !saving && (
        <ChangedMeanwhile
          definition={definition}
          opened={savedValues}
          present={present ?? undefined}
        />
      )}
      <Paper
        component="form"
        noValidate
        variant="outlined"
        sx={{ p: { xs: 2, sm: 4 } }}
        {...submit}
      >
        <Stack spacing={3}>
          <FormFields
            resource={resource}
            formik={formik}
            disabled={saving}
            showErrors={broken !== undefined}
          />
          <FormButtons
            definition={definition}
            exists={id !== undefined}
            back={list}
            disabled={saving}
            incomplete={incomplete ?? false}
          >
            {upload && <UploadProgress {...upload} />}
            {uploadFailed && toUpload && <UploadFailure />}
          </FormButtons>
        </Stack>
      </Paper>
      {choice && (
        <Suspense>
          <ConflictDialog definition={definition} {...choice} />
        </Suspense>
      )}
      <UnsavedChanges when={formik.dirty && (single !== undefined || !saved)} />
    </Stack>
  )
}
