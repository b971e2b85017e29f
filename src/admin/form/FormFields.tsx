import { FocalPointInput } from '#admin/form/inputs/FocalPointInput.tsx'
import { FormPart } from '#admin/form/FormPart.tsx'
import { applies, isRequired, withTitle, type FormValues } from '#admin/form/session/form-values.ts'
import { FieldInput } from '#admin/form/inputs/inputs.tsx'
import type { Uploads } from '#admin/form/session/use-uploads.ts'
import { useLanguage } from '#admin/messages/use-messages.ts'
import type { ContentDefinition } from '#model/records/define-content.ts'
import type { AnyField } from '#model/fields/fields.ts'
import { isSame } from '#model/records/decode.ts'
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

/** An input for each field that applies, and a heading for each part of a long form. */
export function FormFields(props: FormFieldsProps) {
  const { definition, values, errors, only } = props
  const { fields, parts = [] } = definition
  const { language } = useLanguage()
  const points = Object.values(fields).map((field) => focalPointOf(field))
  const isPoint = (name: string) =>
    points.some((point) => point && [point.x, point.y, point.zoom].includes(name))
  const shown = Object.keys(fields).filter(
    (name) =>
      !(only && !only.includes(name)) && applies(definition, name, values) && !isPoint(name),
  )
  const input = (name: string) => <OneField key={name} {...props} name={name} />
  return shown.map((name) => {
    const part = only ? undefined : parts.find((each) => each.fields.includes(name))
    if (!part) return input(name)
    const within = shown.filter((each) => part.fields.includes(each))
    // Where the first of them is.
    if (within[0] !== name) return null
    const isFilled = (each: string) => !isSame(values[each], definition.initial[each])
    return (
      <FormPart
        key={name}
        heading={part.heading[language]}
        folded={part.folded ?? false}
        beginsOpen={within.some((each) => isFilled(each) || each in errors)}
      >
        {within.map((each) => input(each))}
      </FormPart>
    )
  })
}

/** A field's input; a picture's focal point has one for its numbers, below the picture. */
function OneField(props: FormFieldsProps & { name: string }) {
  const { definition, values, errors, uploads, disabled, onChange, name } = props
  const { language, messages } = useLanguage()
  const { [name]: field } = definition.fields
  if (!field) return null
  const error = errors[name]
  // Not on blur: a message that appears under a press of the button moves the button away.
  const sentence = error && problemText(error, field.label[language], messages.problems)
  const labelOf = (of: string) => definition.fields[of]?.label[language] ?? of
  const focalPoint = focalPointOf(field)
  return (
    <>
      <FieldInput
        name={name}
        field={field}
        value={values[name]}
        values={values}
        error={sentence}
        required={isRequired(field, values)}
        disabled={disabled}
        upload={field.kind === 'image' ? uploads.of(name) : undefined}
        onChange={(value) =>
          onChange(
            name === definition.title ? withTitle(definition, values, value) : { [name]: value },
          )
        }
      />
      {focalPoint && (
        <FocalPointInput
          src={(values[name] as string | null) ?? ''}
          shape={focalPoint.shape}
          at={{
            x: Number(values[focalPoint.x]),
            y: Number(values[focalPoint.y]),
            zoom: focalPoint.zoom ? Number(values[focalPoint.zoom]) : undefined,
          }}
          labels={{
            x: labelOf(focalPoint.x),
            y: labelOf(focalPoint.y),
            zoom: labelOf(focalPoint.zoom ?? ''),
            both: messages.focalPoint.of(labelOf(name)),
          }}
          disabled={disabled}
          onChange={({ x, y, zoom }) =>
            onChange({
              [focalPoint.x]: x,
              [focalPoint.y]: y,
              ...(focalPoint.zoom ? { [focalPoint.zoom]: zoom } : {}),
            })
          }
        />
      )}
    </>
  )
}

const focalPointOf = (field: AnyField) => (field.kind === 'image' ? field.focalPoint : undefined)
