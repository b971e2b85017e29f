import { useState, type SubmitEvent } from 'react'
import { formErrors, formValues, type FormValues } from '#admin/form/form-values.ts'
import { isHalfTyped } from '#admin/form/half-typed.ts'
import { useUploads } from '#admin/form/use-uploads.ts'
import type { FieldsPlace } from '#admin/page-editor/FieldsDialog.tsx'
import { isSame, type Stored } from '#model/decode.ts'
import type { ContentDefinition } from '#model/define-content.ts'

interface FieldsFormOptions extends Pick<FieldsPlace, 'record' | 'only' | 'dropped'> {
  onApply: (fields: Stored) => void
}

/** Some fields of a record, or all, checked before they apply. */
export function useFieldsForm({ record, only, dropped, onApply }: FieldsFormOptions) {
  const { definition } = record.resource
  const names = only && belongingTo(definition, only)
  const [tried, setTried] = useState(false)
  const [values, setValues] = useState(() => formValues(definition, record.values))
  const onChange = (fields: FormValues) => setValues((before) => ({ ...before, ...fields }))
  const uploads = useUploads((field, address) => onChange({ [field]: address }), dropped)
  const wrong = Object.entries(formErrors(definition, values))
  const errors = Object.fromEntries(wrong.filter(([name]) => !names || names.includes(name)))

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isHalfTyped(event.currentTarget)) return
    setTried(true)
    if (ready && Object.keys(errors).length === 0) onApply(changed())
  }

  /** Of a new record all, of another what differs from how it was opened. */
  function changed(): Stored {
    const cast = definition.schema.cast(values) as Stored
    if (record.state === 'created' && !record.stored) return cast
    return Object.fromEntries(
      Object.entries(cast).filter(([name, value]) => !isSame(value, record.values[name])),
    )
  }

  // A picture that could not be stored would be left out unnoticed.
  const ready = !uploads.running && !uploads.failed
  return {
    fields: { values, errors: tried ? errors : {}, uploads, onChange },
    names,
    ready,
    onSubmit,
  }
}

/** With a picture comes what it shows and where it is cut. */
function belongingTo({ fields }: ContentDefinition, names: readonly string[]): readonly string[] {
  const texts = Object.entries(fields).filter(
    ([, field]) => field.kind === 'altText' && names.includes(field.of),
  )
  return [...names, ...texts.map(([name]) => name)]
}
