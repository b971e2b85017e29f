import { useRef, type KeyboardEvent, type SubmitEvent } from 'react'
import type { useFormik } from 'formik'
import { hasMissingFields, type FormValues } from '#admin/form/form-values.ts'
import { useContentWords } from '#admin/messages/use-content-words.ts'
import { useMessages } from '#admin/messages/use-messages.ts'
import type { ContentDefinition } from '#model/define-content.ts'
import { toast } from '#ui/toast.ts'

/** Submits a form, or says what is wrong and leads to the first field that has to be corrected. */
export function useSubmit(
  definition: ContentDefinition,
  formik: ReturnType<typeof useFormik<FormValues>>,
) {
  const form = useRef<HTMLFormElement>(null)
  const { forms } = useMessages()
  const { missingFields } = useContentWords(definition)

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    const errors = await formik.validateForm()
    if (Object.keys(errors).length > 0) {
      toast.error(hasMissingFields(definition, formik.values) ? missingFields : forms.correctMarked)
      const first = Object.keys(definition.fields).find((field) => field in errors)
      const inputs = `:is([name="${first}"], [name^="${first}."])`
      // Where a field has many inputs, some say that they are the wrong ones.
      const wrong = form.current?.querySelector<HTMLElement>(`${inputs}[data-wrong]`)
      ;(wrong ?? form.current?.querySelector<HTMLElement>(inputs))?.focus()
    }
    await formik.submitForm()
  }

  return {
    ref: form,
    onSubmit: (event: SubmitEvent) => void submit(event),
    onKeyDown: submitOnEnter,
  }
}

/** Browsers ignore Enter while the button is disabled; people should hear what is missing. */
function submitOnEnter(event: KeyboardEvent<HTMLFormElement>) {
  const { key, target, currentTarget } = event
  const inTextLine = target instanceof HTMLInputElement && target.type !== 'radio'
  if (key !== 'Enter' || !inTextLine) return
  event.preventDefault()
  currentTarget.requestSubmit()
}
