import {
  lazy,
  Suspense,
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type SubmitEvent,
} from 'react'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import { useFormik } from 'formik'
import { History } from 'lucide-react'
import { Link, useNavigate } from 'react-router-dom'
import { adminPaths } from '#admin/admin-paths.ts'
import { ChangedMeanwhile } from '#admin/ChangedMeanwhile.tsx'
import { formErrors, formValues, hasMissingFields } from '#admin/form-values.ts'
import { FormFields } from '#admin/FormFields.tsx'
import { useLanguage } from '#admin/messages/use-messages.ts'
import { PageTitle } from '#admin/PageTitle.tsx'
import { UnsavedChanges } from '#admin/UnsavedChanges.tsx'
import { UploadFailure, UploadProgress } from '#admin/UploadProgress.tsx'
import { useSaveContent } from '#admin/use-save-content.ts'
import type { BrokenRecord } from '#model/decode.ts'
import type { Content, ContentDefinition } from '#model/define-content.ts'
import { ChosenImage } from '#model/image-file.ts'
import { capitalize, listName } from '#model/messages.ts'
import { problemsText } from '#model/problem.ts'
import type { ContentResource } from '#ui/content-resource.ts'
import { toast } from '#ui/toast.tsx'

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
  const form = useRef<HTMLFormElement>(null)
  const [saved, setSaved] = useState(false)
  const { save, saving, upload, uploadFailed, choice, savedValues } = useSaveContent(
    definition,
    record ? { id: record.id, values: record } : broken && { id: broken.id, values: undefined },
  )
  const exists = record !== undefined || broken !== undefined
  const name = capitalize(definition.labels.one)
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

  const state: FormState = saving || saved ? 'own' : formik.dirty ? 'typed' : 'untouched'
  useEffect(() => onState?.(state), [onState, state])

  const toUpload = Object.values(formik.values).some((value) => value instanceof ChosenImage)
  const incomplete = definition.saveWhenComplete && hasMissingFields(definition, formik.values)

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    const errors = await formik.validateForm()
    if (Object.keys(errors).length > 0) {
      toast.error(
        hasMissingFields(definition, formik.values)
          ? definition.messages.missingFields
          : { title: 'Error', description: 'Please correct the marked fields.' },
      )
      const first = Object.keys(definition.fields).find((field) => field in errors)
      form.current?.querySelector<HTMLElement>(`[name="${first}"], [name^="${first}."]`)?.focus()
    }
    await formik.submitForm()
  }

  return (
    <Stack spacing={3} sx={{ maxWidth: 760 }}>
      <Stack
        direction="row"
        sx={{ justifyContent: 'space-between', alignItems: 'center', flexWrap: 'wrap', gap: 1 }}
      >
        <PageTitle>
          {single ? listName(definition.labels) : exists ? `Edit ${name}` : `Add New ${name}`}
        </PageTitle>
        {exists && (
          <Button
            component={Link}
            to={adminPaths.history(definition, record?.id ?? broken?.id ?? '')}
            startIcon={<History size={18} />}
          >
            History
          </Button>
        )}
      </Stack>
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
        ref={form}
        noValidate
        variant="outlined"
        onSubmit={(event: SubmitEvent) => void submit(event)}
        onKeyDown={submitOnEnter}
        sx={{ p: { xs: 2, sm: 4 } }}
      >
        <Stack spacing={3}>
          <FormFields
            resource={resource}
            formik={formik}
            disabled={saving}
            showErrors={broken !== undefined}
          />
          <Stack direction="row" sx={{ justifyContent: 'flex-end', flexWrap: 'wrap', gap: 2 }}>
            {upload && <UploadProgress {...upload} />}
            {uploadFailed && toUpload && <UploadFailure />}
            <Button component={Link} to={list} disabled={saving}>
              Cancel
            </Button>
            <Button type="submit" variant="contained" disabled={saving || incomplete}>
              {single ? 'Save Changes' : exists ? `Update ${name}` : `Create ${name}`}
            </Button>
          </Stack>
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

/** Browsers ignore Enter while the button is disabled; people should hear what is missing. */
function submitOnEnter(event: KeyboardEvent<HTMLFormElement>) {
  const { key, target, currentTarget } = event
  const inTextLine = target instanceof HTMLInputElement && target.type !== 'radio'
  if (key !== 'Enter' || !inTextLine) return
  event.preventDefault()
  currentTarget.requestSubmit()
}
