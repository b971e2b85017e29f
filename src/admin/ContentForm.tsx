import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useFormik } from 'formik'
import { Link, useNavigate } from 'react-router-dom'
import { adminPaths } from '#admin/admin-paths.ts'
import { formErrors, formValues, hasMissingFields } from '#admin/form-values.ts'
import { FieldInput } from '#admin/inputs.tsx'
import { UnsavedChanges } from '#admin/UnsavedChanges.tsx'
import { UploadProgress } from '#admin/UploadProgress.tsx'
import { useSaveContent } from '#admin/use-save-content.ts'
import type { Content, ContentDefinition } from '#model/define-content.ts'
import { capitalize } from '#model/messages.ts'
import { toast } from '#ui/toast.tsx'

interface ContentFormProps {
  definition: ContentDefinition
  /** The record to edit; without one the form creates. */
  record?: Content<ContentDefinition>
}

export function ContentForm({ definition, record }: ContentFormProps) {
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const [saved, setSaved] = useState(false)
  const { save, saving, upload } = useSaveContent(definition, record?.id)
  const name = capitalize(definition.labels.one)
  const list = adminPaths.list(definition)

  // After the render in which the form no longer counts as unsaved, or it would block itself.
  useEffect(() => {
    if (saved) void navigate(list)
  }, [saved, navigate, list])

  const formik = useFormik({
    initialValues: formValues(definition, record),
    validate: (values) => formErrors(definition, values),
    onSubmit: async (values, { setFieldValue }) => {
      if (await save(values, (field, url) => void setFieldValue(field, url, false))) setSaved(true)
    },
  })

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
    <Box sx={{ maxWidth: 760 }}>
      <Typography component="h1" variant="h2" sx={{ fontSize: '2rem', mb: 3 }}>
        {record ? `Edit ${name}` : `Add New ${name}`}
      </Typography>
      <Paper
        component="form"
        ref={form}
        noValidate
        variant="outlined"
        onSubmit={(event: SubmitEvent) => void submit(event)}
        sx={{ p: { xs: 2, sm: 4 } }}
      >
        <Stack spacing={3}>
          {Object.entries(definition.fields).map(([field, description]) => (
            <FieldInput
              key={field}
              name={field}
              field={description}
              value={formik.values[field]}
              error={formik.touched[field] ? firstError(formik.errors[field]) : undefined}
              disabled={saving}
              onChange={(value) => void formik.setFieldValue(field, value)}
              onBlur={() => void formik.setFieldTouched(field)}
            />
          ))}
          <Stack direction="row" sx={{ justifyContent: 'flex-end', flexWrap: 'wrap', gap: 2 }}>
            {upload && <UploadProgress {...upload} />}
            <Button component={Link} to={list} disabled={saving}>
              Cancel
            </Button>
            <Button type="submit" variant="contained" disabled={saving}>
              {record ? `Update ${name}` : `Create ${name}`}
            </Button>
          </Stack>
        </Stack>
      </Paper>
      <UnsavedChanges when={formik.dirty && !saved} />
    </Box>
  )
}

/** A list's entries have an error each; the first one is enough to act on. */
function firstError(error: unknown): string | undefined {
  const messages = [error].flat().filter((message) => typeof message === 'string')
  return messages[0]
}
