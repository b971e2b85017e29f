import { Fragment } from 'react'
import type { useFormik } from 'formik'
import { FocalPoint } from '#admin/form/FocalPoint.tsx'
import { isRequired, withTitle, type FormValues } from '#admin/form/form-values.ts'
import { FieldInput } from '#admin/form/inputs.tsx'
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
  /** Some of the fields; all of them unless told. */
  only?: readonly string[] | undefined
}

/** An input for each field; both percentages of a picture's focal point have one, below the picture. */
export function FormFields({ resource, formik, disabled, showErrors, only }: FormFieldsProps) {
  const { language, messages } = useLanguage()
  const { values, errors, submitCount } = formik
  // Formik takes any value for an error, and its type says text.
  const sentence = (error: unknown, { label }: AnyField) =>
    isProblem(error) ? problemText(error, label[language], messages.problems) : undefined
  // Not on blur: a message that appears under a press of the button moves the button away.
  const shown = showErrors || submitCount > 0
  const { definition } = resource
  const change = (name: string, value: unknown) =>
    void (name === definition.title
      ? formik.setValues(withTitle(definition, values, value))
      : formik.setFieldValue(name, value))
  const { fields } = definition
  const points = Object.values(fields).map((field) => focalPointOf(field))
  return Object.entries(fields).map(([name, field]) => {
    if (only && !only.includes(name)) return null
    if (points.some((point) => point?.x === name || point?.y === name)) return null
    const focalPoint = focalPointOf(field)
    return (
      <Fragment key={name}>
        <FieldInput
          name={name}
          field={field}
          value={values[name]}
          values={values}
          error={shown ? sentence(errors[name], field) : undefined}
          required={isRequired(field, values)}
          disabled={disabled}
          onChange={(value) => change(name, value)}
        />
        {focalPoint && (
          <FocalPoint {...{ fields, name, values, disabled }} of={focalPoint} onChange={change} />
        )}
      </Fragment>
    )
  })
}

const focalPointOf = (field: AnyField) => (field.kind === 'image' ? field.focalPoint : undefined)
