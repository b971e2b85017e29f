import type { ReactNode } from 'react'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import TextField from '@mui/material/TextField'
import { IconInput } from '#admin/IconInput.tsx'
import { ImageInput } from '#admin/ImageInput.tsx'
import { NumberInput } from '#admin/NumberInput.tsx'
import { RatingInput } from '#admin/RatingInput.tsx'
import { TextListInput } from '#admin/TextListInput.tsx'
import { useLanguage } from '#admin/messages/use-messages.ts'
import type { AnyField, FieldKind } from '#model/fields.ts'

export interface InputProps {
  field: AnyField
  /** The field's name in the language of the account. */
  label: string
  name: string
  value: unknown
  /** The error to show, once the form was submitted. */
  error: string | undefined
  disabled: boolean
  onChange: (value: unknown) => void
}

function textField(props: InputProps, { lines, type }: { lines?: number; type?: string } = {}) {
  const { field, label, name, value, error, disabled, onChange } = props
  return (
    <TextField
      id={name}
      name={name}
      label={label}
      value={value}
      error={error !== undefined}
      helperText={error}
      required={field.required}
      disabled={disabled}
      onChange={({ target }) => onChange(target.value)}
      fullWidth
      {...(type ? { type } : {})}
      {...(lines ? { multiline: true, minRows: lines, maxRows: 16 } : {})}
    />
  )
}

/** How a form edits each kind of field: a new kind does not compile without its input. */
const inputs = {
  text: (props) => textField(props),
  longText: (props) => textField(props, { lines: 4 }),
  hours: (props) => textField(props, { lines: 4 }),
  email: (props) => textField(props, { type: 'email' }),
  textList: (props) => <TextListInput {...props} />,
  image: (props) => <ImageInput {...props} />,
  integer: (props) => <NumberInput {...props} />,
  percent: (props) => <NumberInput {...props} />,
  rating: (props) => <RatingInput {...props} />,
  icon: (props) => <IconInput {...props} />,
  flag: ({ label, name, value, disabled, onChange }) => (
    <FormControlLabel
      label={label}
      disabled={disabled}
      sx={{ minHeight: 44, alignSelf: 'flex-start' }}
      control={
        <Switch name={name} checked={value === true} onChange={(_, checked) => onChange(checked)} />
      }
    />
  ),
} satisfies Record<FieldKind, (props: InputProps) => ReactNode>

export function FieldInput(props: Omit<InputProps, 'label'>) {
  const { language } = useLanguage()
  const { field } = props
  return inputs[field.kind]({ ...props, label: field.label[language] })
}
