import { useRef, type KeyboardEvent, type SubmitEvent } from 'react'
import { isHalfTyped } from '#admin/form/half-typed.ts'
import { hasMissingFields, type FormValues } from '#admin/form/form-values.ts'
import type { Uploads } from '#admin/form/use-uploads.ts'
import { useContentWords } from '#admin/messages/use-content-words.ts'
import { useMessages } from '#admin/messages/use-messages.ts'
import type { ContentDefinition } from '#model/records/define-content.ts'
import type { Problem } from '#model/fields/problem.ts'
import { toast } from '#ui/toast/toast.ts'

interface SubmittedForm {
  readonly definition: ContentDefinition
  readonly values: FormValues
  readonly errors: Readonly<Record<string, Problem>>
  readonly uploads: Uploads
  /** Shows what is wrong. */
  readonly refuse: () => void
  readonly save: () => Promise<void>
}

/** Submits a form, or says what is wrong and leads to the first field that has to be corrected. */
export function useSubmit(submitted: SubmittedForm) {
  const { definition, values, errors, uploads, refuse, save } = submitted
  const form = useRef<HTMLFormElement>(null)
  const { forms } = useMessages()
  const { missingFields } = useContentWords(definition)

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (uploads.running || isHalfTyped(form.current)) return
    if (Object.keys(errors).length > 0) {
      refuse()
      toast.error(hasMissingFields(definition, values) ? missingFields : forms.correctMarked)
      const first = Object.keys(definition.fields).find((field) => field in errors)
      const inputs = `:is([name="${first}"], [name^="${first}."])`
      // Where a field has many inputs, some say that they are the wrong ones.
      const wrong = form.current?.querySelector<HTMLElement>(`${inputs}[data-wrong]`)
      ;(wrong ?? form.current?.querySelector<HTMLElement>(inputs))?.focus()
    } else if (uploads.failed) {
      toast.error({ title: forms.uploadError, description: forms.notUploaded })
    } else {
      void save()
    }
  }

  return { ref: form, onSubmit: submit, onKeyDown: submitOnEnter }
}

/** Browsers ignore Enter while the button is disabled; people should hear what is missing. */
function submitOnEnter(event: KeyboardEvent<HTMLFormElement>) {
  const { key, target, currentTarget } = event
  const inTextLine = target instanceof HTMLInputElement && target.type !== 'radio'
  if (key !== 'Enter' || !inTextLine) return
  event.preventDefault()
  currentTarget.requestSubmit()
}
