import type { useFormik } from 'formik'
import type { FormValues } from '#admin/form-values.ts'
import { FieldInput } from '#admin/inputs.tsx'
import { useLanguage } from '#admin/messages/use-messages.ts'
import type { AnyField } from '#model/fields.ts'
import { isProblem, problemText } from '#model/problem.ts'
import type { ContentResource } from '#ui/content-resource.ts'

interface FormFieldsProps {
  resource: ContentResource
  formik: ReturnType<typeof useFormik<FormValues>>
  disabled: boolean
  /** From the start, not only after a save was tried. */
  showErrors: boolean
}

/** An input for each field, or the type's own part where one covers it. */
export function FormFields({ resource, formik, disabled, showErrors }: FormFieldsProps) {
  const { language, messages } = useLanguage()
  const { values, errors, submitCount } = formik
  // Formik takes any value for an error, and its type says text.
  const sentence = (error: unknown, { label }: AnyField) =>
    isProblem(error) ? problemText(error, label[language], messages.problems) : undefined
  // Not on blur: a message that appears under a press of the button moves the button away.
  const shown = showErrors || submitCount > 0
  return Object.entries(resource.definition.fields).map(([name, field]) => {
    const part = resource.formParts?.find(({ covers }) => covers.includes(name))
    if (part && part.covers[0] !== name) return null
    if (part) {
      return (
        <part.Input
          key={name}
          values={values}
          disabled={disabled}
          onChange={(changed, value) => void formik.setFieldValue(changed, value)}
        />
      )
    }
    return (
      <FieldInput
        key={name}
        name={name}
        field={field}
        value={values[name]}
        error={shown ? sentence(errors[name], field) : undefined}
        disabled={disabled}
        onChange={(value) => void formik.setFieldValue(name, value)}
      />
    )
  })
}
