import { Fragment } from 'react'
import { FocalPointInput } from '#admin/form/inputs/FocalPointInput.tsx'
import { isRequired, withTitle, type FormValues } from '#admin/form/form-values.ts'
import { FieldInput } from '#admin/form/inputs/inputs.tsx'
import type { Uploads } from '#admin/form/use-uploads.ts'
import { useLanguage } from '#admin/messages/use-messages.ts'
import type { ContentDefinition } from '#model/records/define-content.ts'
import type { AnyField } from '#model/fields/fields.ts'
import { problemText, type Problem } from '#model/fields/problem.ts'

interface FormFieldsProps {
  definition: ContentDefinition
  values: FormValues
  /** The errors to show. */
  errors: Readonly<Record<string, Problem>>
  uploads: Uploads
  disabled: boolean
  /** Told the fields that have changed. */
  onChange: (fields: FormValues) => void
  /** Some of the fields; all of them unless told. */
  only?: readonly string[] | undefined
}

/** An input for each field; both percentages of a picture's focal point have one, below the picture. */
export function FormFields(props: FormFieldsProps) {
  const { definition, values, errors, uploads, disabled, onChange, only } = props
  const { language, messages } = useLanguage()
  // Not on blur: a message that appears under a press of the button moves the button away.
  const sentence = (name: string, { label }: AnyField) =>
    errors[name] && problemText(errors[name], label[language], messages.problems)
  const change = (name: string, value: unknown) =>
    onChange(name === definition.title ? withTitle(definition, values, value) : { [name]: value })
  const { fields } = definition
  const labelOf = (name: string) => fields[name]?.label[language] ?? name
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
          error={sentence(name, field)}
          required={isRequired(field, values)}
          disabled={disabled}
          upload={field.kind === 'image' ? uploads.of(name) : undefined}
          onChange={(value) => change(name, value)}
        />
        {focalPoint && (
          <FocalPointInput
            src={(values[name] as string | null) ?? ''}
            shape={focalPoint.shape}
            x={Number(values[focalPoint.x])}
            y={Number(values[focalPoint.y])}
            labels={{
              x: labelOf(focalPoint.x),
              y: labelOf(focalPoint.y),
              both: messages.focalPoint.of(labelOf(name)),
            }}
            disabled={disabled}
            onChange={(x, y) => onChange({ [focalPoint.x]: x, [focalPoint.y]: y })}
          />
        )}
      </Fragment>
    )
  })
}

const focalPointOf = (field: AnyField) => (field.kind === 'image' ? field.focalPoint : undefined)
