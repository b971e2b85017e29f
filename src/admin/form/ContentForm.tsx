import { lazy, Suspense, useEffect } from 'react'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import { useNavigate } from 'react-router-dom'
import { DraftOffer } from '#admin/drafts/DraftOffer.tsx'
import { ChangedMeanwhile } from '#admin/form/ChangedMeanwhile.tsx'
import { hasMissingFields } from '#admin/form/form-values.ts'
import { FormButtons } from '#admin/form/FormButtons.tsx'
import { FormFields } from '#admin/form/FormFields.tsx'
import { FormHeading } from '#admin/form/FormHeading.tsx'
import { FormPreview } from '#admin/form/FormPreview.tsx'
import { UnsavedChanges } from '#admin/form/UnsavedChanges.tsx'
import { UploadFailure, UploadProgress } from '#admin/form/UploadProgress.tsx'
import { useContentForm } from '#admin/form/use-content-form.ts'
import { useSubmit } from '#admin/form/use-submit.ts'
import { useContentWords } from '#admin/messages/use-content-words.ts'
import { useLanguage } from '#admin/messages/use-messages.ts'
import { useAuthor } from '#admin/session/use-author.ts'
import { draftPlace, type Draft } from '#data/drafts/draft.ts'
import type { BrokenRecord } from '#model/decode.ts'
import type { Content, ContentDefinition } from '#model/define-content.ts'
import { ChosenImage } from '#model/image-file.ts'
import { problemsText } from '#model/problem.ts'
import type { ContentResource } from '#ui/content-resource.ts'

const ConflictDialog = lazy(() => import('#admin/form/ConflictDialog.tsx'))

interface ContentFormProps {
  resource: ContentResource
  /** The record to edit; without one the form creates. */
  record?: Content<ContentDefinition> | undefined
  /** The record to repair. */
  broken?: BrokenRecord | undefined
  /** The record to edit as it is by now: null once it was deleted. */
  present?: Content<ContentDefinition> | null | undefined
  /** A record that is not there any more, but unsaved input of it: the form creates another. */
  deletedId?: string | undefined
  /** Told what the form holds, whenever that changes. */
  onState?: (state: FormState) => void
}

/** `own`: what it holds is being saved, or has been. */
export type FormState = 'untouched' | 'typed' | 'own'

export function ContentForm(props: ContentFormProps) {
  const { resource, record, broken, present, deletedId, onState } = props
  const { definition, preview } = resource
  const { language, messages } = useLanguage()
  const { toRepair } = useContentWords(definition)
  const navigate = useNavigate()
  const id = record?.id ?? broken?.id
  const place = draftPlace(useAuthor(), definition, deletedId ?? id)
  const form = useContentForm({ resource, record, broken, place })
  const { formik, draft, saving, saved, savedValues, upload, uploadFailed, choice } = form
  const submit = useSubmit(definition, formik)
  const disabled = saving || !draft.open

  const state: FormState = saving || saved ? 'own' : formik.dirty ? 'typed' : 'untouched'
  useEffect(() => onState?.(state), [onState, state])

  function goOn(from: Draft) {
    form.goOn(from)
    // The button that was pressed is gone.
    submit.ref.current?.focus()
  }

  function discard(offered: Draft) {
    draft.discard(offered)
    if (deletedId === undefined) submit.ref.current?.focus()
    else void navigate(form.list, { replace: true })
  }

  const toUpload = Object.values(formik.values).some((value) => value instanceof ChosenImage)
  const incomplete = definition.saveWhenComplete && hasMissingFields(definition, formik.values)

  return (
    <Stack spacing={3} sx={preview ? withPreview : alone}>
      <div>
        <FormHeading definition={definition} id={id} />
        <div role="status">
          {draft.offer && (
            <DraftOffer
              draft={draft.offer}
              definition={definition}
              recordDeleted={deletedId !== undefined}
              goOn={goOn}
              discard={discard}
            />
          )}
        </div>
      </div>
      {broken && !saved && (
        <Alert severity="warning">
          {toRepair(problemsText(definition, broken.problems, language, messages.problems))}
        </Alert>
      )}
      {savedValues && present !== undefined && !saving && (
        <ChangedMeanwhile
          definition={definition}
          opened={savedValues}
          present={present ?? undefined}
        />
      )}
      <Box sx={preview && besideEachOther}>
        <Paper
          component="form"
          noValidate
          variant="outlined"
          tabIndex={-1}
          sx={{ p: { xs: 2, sm: 4 } }}
          {...submit}
        >
          <Stack spacing={3}>
            <FormFields
              // Inputs may have a state of their own, such as a number half typed.
              key={form.continued?.at}
              resource={resource}
              formik={formik}
              disabled={disabled}
              showErrors={broken !== undefined}
            />
            <FormButtons
              definition={definition}
              exists={id !== undefined}
              back={form.list}
              saving={saving}
              ready={draft.open && !incomplete}
            >
              {upload && <UploadProgress {...upload} />}
              {uploadFailed && toUpload && <UploadFailure />}
            </FormButtons>
          </Stack>
        </Paper>
        {preview && (
          <FormPreview definition={definition} preview={preview} values={formik.values} />
        )}
      </Box>
      {choice && (
        <Suspense>
          <ConflictDialog definition={definition} {...choice} />
        </Suspense>
      )}
      <UnsavedChanges when={form.unsaved} kept={draft.kept} />
    </Stack>
  )
}

const alone = { maxWidth: 760 }

const withPreview = { containerType: 'inline-size' }

/** As wide as the form is without a preview, where there is room. */
const besideEachOther = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container (min-width: 680px)': { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 3fr)' },
  '@container (min-width: 860px)': { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 3fr)' },
  '@container (min-width: 1200px)': { gridTemplateColumns: 'minmax(0, 760px) minmax(0, 1fr)' },
}
