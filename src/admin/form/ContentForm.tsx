import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import { History } from 'lucide-react'
import { Link, useNavigate } from 'react-router-dom'
import { adminPaths } from '#admin/admin-paths.ts'
import { ConflictDialog } from '#admin/form/ConflictDialog.tsx'
import { formErrors, hasMissingFields } from '#admin/form/session/form-values.ts'
import { FormBar } from '#admin/form/FormBar.tsx'
import { FormFields } from '#admin/form/FormFields.tsx'
import { ChangedMeanwhile, DraftOffer, SavedElsewhere } from '#admin/form/FormNotices.tsx'
import { useSaveQuestion } from '#admin/form/SaveQuestion.tsx'
import { WithPreview } from '#admin/form/FormPreview.tsx'
import { UnsavedChanges } from '#admin/form/UnsavedChanges.tsx'
import type { Form } from '#admin/form/session/use-form-session.ts'
import { useSubmit } from '#admin/form/session/use-submit.ts'
import { useUploads } from '#admin/form/session/use-uploads.ts'
import { PageTitle } from '#admin/layout/PageTitle.tsx'
import { useContentWords } from '#admin/messages/use-content-words.ts'
import { useLanguage } from '#admin/messages/use-messages.ts'
import { problemsText } from '#model/fields/problem.ts'
import type { ContentResource } from '#ui/content-resource.ts'
import { toast } from '#ui/toast/toast.ts'

interface ContentFormProps {
  resource: ContentResource
  form: Form
}

/** What a form's session holds, to be filled in and saved. */
export function ContentForm({ resource, form }: ContentFormProps) {
  const { definition, preview, seen } = resource
  const { single } = definition
  const { status, id, values, stored, problems, recordDeleted, unsaved, busy } = form
  const { language, messages } = useLanguage()
  const { forms, problems: problemWords } = messages
  const content = useContentWords(definition)
  const navigate = useNavigate()
  const list = single ? adminPaths.home : adminPaths.list(definition)
  const uploads = useUploads((field, address) => form.type({ [field]: address }))
  const errors = formErrors(definition, values)
  const { save, question } = useSaveQuestion(resource, form)
  const submit = useSubmit({ definition, errors, uploads, markErrors, save })
  const ready = status === 'editing' && !uploads.running
  const incomplete = definition.saveWhenComplete && hasMissingFields(errors)

  function markErrors() {
    form.markErrors()
    toast.error(hasMissingFields(errors) ? content.missingFields : forms.correctMarked)
  }

  function resume() {
    form.resume()
    // The button that was pressed is gone.
    submit.ref.current?.focus()
  }

  function discard() {
    form.discard()
    if (recordDeleted) void navigate(list, { replace: true })
    else submit.ref.current?.focus()
  }

  return (
    <Stack spacing={3} sx={preview ? undefined : alone}>
      <div>
        <Stack direction="row" sx={heading}>
          <PageTitle>{single ? content.list : id ? content.edit : content.addNew}</PageTitle>
          {id !== undefined && (
            <Button
              component={Link}
              to={adminPaths.history(definition, id)}
              startIcon={<History size={18} />}
            >
              {forms.history}
            </Button>
          )}
        </Stack>
        <div role="status">
          {form.draft && (
            <DraftOffer
              draft={form.draft}
              recordDeleted={recordDeleted}
              resume={resume}
              discard={discard}
            />
          )}
        </div>
      </div>
      {id === undefined && stored && !busy && (
        <SavedElsewhere definition={definition} show={form.discard} />
      )}
      {problems && (
        <Alert severity="warning" role="group">
          {content.toRepair(problemsText(definition, problems, language, problemWords))}
        </Alert>
      )}
      {id !== undefined && !problems && stored !== undefined && !stored?.broken && !busy && (
        <ChangedMeanwhile
          {...{ definition, id, values }}
          opened={form.base}
          present={stored?.record}
        />
      )}
      <WithPreview {...{ definition, preview, seen, values }}>
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
              key={form.generation}
              definition={definition}
              values={values}
              errors={form.showErrors ? errors : {}}
              uploads={uploads}
              disabled={status !== 'editing'}
              onChange={form.type}
            />
          </Stack>
          <FormBar
            save={single ? forms.saveChanges : id ? content.update : content.create}
            back={list}
            busy={busy}
            ready={ready && !incomplete}
            unreached={form.unreached}
          />
        </Paper>
      </WithPreview>
      {status === 'conflict' && id !== undefined && (
        <ConflictDialog {...{ definition, id }} conflicts={form.conflicts} decide={form.decide} />
      )}
      {question}
      <UnsavedChanges
        when={unsaved || uploads.running || uploads.failed}
        kept={unsaved && form.keepsDrafts}
        leadsTo={status === 'saved' ? list : undefined}
      />
    </Stack>
  )
}

const alone = { maxWidth: 760 }
const heading = { justifyContent: 'space-between', alignItems: 'center', flexWrap: 'wrap', gap: 1 }
