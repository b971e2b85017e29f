import { useState } from 'react'
import { useFormik } from 'formik'
import { formErrors, formValues, type FormValues } from '#admin/form/form-values.ts'
import { useImageUpload } from '#admin/form/use-image-upload.ts'
import type { FieldsPlace } from '#admin/page-editor/FieldsDialog.tsx'
import { prepareImage } from '#data/images/prepare-image.ts'
import { isSame, type Stored } from '#model/decode.ts'
import type { ContentDefinition } from '#model/define-content.ts'
import { ChosenImage } from '#model/image-file.ts'

interface FieldsFormOptions extends Pick<FieldsPlace, 'record' | 'only' | 'dropped'> {
  onApply: (fields: Stored) => void
}

/** Some fields of a record, or all, checked and with chosen pictures uploaded before they apply. */
export function useFieldsForm({ record, only, dropped, onApply }: FieldsFormOptions) {
  const { definition } = record.resource
  const names = only && belongingTo(definition, only)
  const { store, begin, upload, uploadFailed } = useImageUpload()
  const [busy, setBusy] = useState(false)
  const [tried, setTried] = useState(false)
  const [start] = useState(() => formValues(definition, record.values))
  const formik = useFormik({
    initialValues: dropped ? { ...start, [dropped.field]: prepareImage(dropped.file) } : start,
    validate: (values) => {
      const errors = Object.entries(formErrors(definition, values))
      return Object.fromEntries(errors.filter(([name]) => !names || names.includes(name)))
    },
    onSubmit: async (values) => {
      begin()
      setBusy(true)
      const uploaded = await withUploads(values)
      setBusy(false)
      if (uploaded) onApply(changed(uploaded))
    },
  })

  async function withUploads(values: FormValues): Promise<FormValues | undefined> {
    const stored = { ...values }
    for (const [name, value] of Object.entries(values)) {
      if (!(value instanceof ChosenImage)) continue
      const address = await store(value)
      if (!address) return undefined
      stored[name] = address
      // A second try does not send it again.
      void formik.setFieldValue(name, address, false)
    }
    return stored
  }

  /** Of a new record all, of another what differs from how it was opened. */
  function changed(values: FormValues): Stored {
    const cast = definition.schema.cast(values) as Stored
    if (record.state === 'created' && !record.stored) return cast
    return Object.fromEntries(
      Object.entries(cast).filter(([name, value]) => !isSame(value, record.values[name])),
    )
  }

  const submit = formik.handleSubmit
  const handleSubmit: typeof submit = (event) => {
    setTried(true)
    submit(event)
  }
  return { formik: { ...formik, handleSubmit }, names, busy, tried, upload, uploadFailed }
}

/** With a picture comes what it shows and where it is cut. */
function belongingTo({ fields }: ContentDefinition, names: readonly string[]): readonly string[] {
  const texts = Object.entries(fields).filter(
    ([, field]) => field.kind === 'altText' && names.includes(field.of),
  )
  return [...names, ...texts.map(([name]) => name)]
}
