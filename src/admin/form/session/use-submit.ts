import { useRef, type KeyboardEvent, type SubmitEvent } from 'react'
import { reveal } from '#admin/form/FormPart.tsx'
import type { Uploads } from '#admin/form/session/use-uploads.ts'
import { useMessages } from '#admin/messages/use-messages.ts'
import type { ContentDefinition } from '#model/records/define-content.ts'
import type { Problem } from '#model/fields/problem.ts'
import { toast } from '#ui/toast/toast.ts'

interface SubmittedForm {
  readonly definition: ContentDefinition
  readonly errors: Readonly<Record<string, Problem>>
  readonly uploads: Uploads
  /** Says what is wrong: at each field, and where a form is long, in a word. */
  readonly markErrors: () => void
  readonly save: () => void
}

/** Submits a form, or says what is wrong and leads to the first field that has to be corrected. */
export function useSubmit({ definition, errors, uploads, markErrors, save }: SubmittedForm) {
  const form = useRef<HTMLFormElement>(null)
  const { forms } = useMessages()

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (uploads.running || isHalfTyped(form.current)) return
    if (Object.keys(errors).length > 0) {
      markErrors()
      const first = Object.keys(definition.fields).find((field) => field in errors)
      const inputs = `:is([name="${first}"], [name^="${first}."])`
      // Where a field has many inputs, some say that they are the wrong ones.
      const wrong = form.current?.querySelector<HTMLElement>(
        `${inputs}:is([data-wrong], [aria-invalid="true"])`,
      )
      const input = wrong ?? form.current?.querySelector<HTMLElement>(inputs)
      if (input) reveal(input).focus()
    } else if (uploads.failed) {
      toast.error({ title: forms.uploadError, description: forms.notUploaded })
    } else {
      save()
    }
  }

  return { ref: form, onSubmit: submit, onKeyDown: submitOnEnter }
}

/**
 * Whether a date or a time within a form is half typed: its value is empty then, which would be
 * saved. The browser says so at the input. What is no number counts as the field's initial value.
 */
function isHalfTyped(form: HTMLFormElement | null): boolean {
  const inputs = [...(form?.querySelectorAll('input') ?? [])]
  const halfTyped = inputs.find(({ type, validity }) => type !== 'number' && validity.badInput)
  if (halfTyped) {
    reveal(halfTyped)
    halfTyped.reportValidity()
  }
  return halfTyped !== undefined
}

/** Browsers ignore Enter while the button is disabled; people should hear what is missing. */
function submitOnEnter(event: KeyboardEvent<HTMLFormElement>) {
  const { key, target, currentTarget } = event
  const inTextLine = target instanceof HTMLInputElement && target.type !== 'radio'
  if (key !== 'Enter' || !inTextLine) return
  event.preventDefault()
  currentTarget.requestSubmit()
}
