import type { ReactNode } from 'react'
import TextField from '@mui/material/TextField'
import { ChoiceInput, ChoicesInput } from '#admin/form/inputs/ChoiceInput.tsx'
import { textFieldProps, type InputProps } from '#admin/form/FieldHelp.tsx'
import { FlagInput } from '#admin/form/inputs/FlagInput.tsx'
import { SpecialDaysEditor } from '#admin/form/inputs/hours/SpecialDaysEditor.tsx'
import { WeekEditor } from '#admin/form/inputs/hours/WeekEditor.tsx'
import { IconInput } from '#admin/form/inputs/IconInput.tsx'
import { ImageInput } from '#admin/form/inputs/ImageInput.tsx'
import { NotationHelp } from '#admin/form/inputs/NotationHelp.tsx'
import { AmountInput, NumberInput } from '#admin/form/inputs/NumberInput.tsx'
import { RatingInput } from '#admin/form/inputs/RatingInput.tsx'
import { RowsInput } from '#admin/form/inputs/RowsInput.tsx'
import { TextListInput } from '#admin/form/inputs/TextListInput.tsx'
import { useLanguage } from '#admin/messages/use-messages.ts'
import type { FieldKind } from '#model/fields/fields.ts'

function textField(props: InputProps, { lines, type }: { lines?: number; type?: string } = {}) {
  const { field, value, onChange } = props
  const { max = Infinity } = field
  // A day or a time has no length to count, and its empty pattern stands where the label would.
  // What else is typed is German, for screen readers and for the check of its spelling.
  const picked = type === 'date' || type === 'time'
  const counted = { value: value as string, max: picked ? Infinity : max }
  return (
    <TextField
      {...textFieldProps(props, counted)}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      fullWidth
      {...(type ? { type } : {})}
      slotProps={picked ? { inputLabel: { shrink: true } } : { htmlInput: { lang: 'de' } }}
      {...(lines ? { multiline: true, minRows: lines, maxRows: 16 } : {})}
    />
  )
}

/** How a form edits each kind of field: a new kind does not compile without its input. */
const inputs = {
  text: (props) => textField(props),
  longText: (props) => textField(props, { lines: 4 }),
  altText: (props) => textField(props),
  hours: (props) => textField(props, { lines: 4 }),
  markdown: (props) => (
    <div>
      {textField(props, { lines: 14 })}
      <NotationHelp field={props.field} />
    </div>
  ),
  week: (props) => <WeekEditor {...props} />,
  specialDays: (props) => <SpecialDaysEditor {...props} />,
  email: (props) => textField(props, { type: 'email' }),
  link: (props) => textField(props, { type: 'url' }),
  textList: (props) => <TextListInput {...props} />,
  rows: (props) => <RowsInput {...props} />,
  image: (props) => <ImageInput {...props} />,
  integer: (props) => <NumberInput {...props} />,
  percent: (props) => <NumberInput {...props} />,
  rating: (props) => <RatingInput {...props} />,
  icon: (props) => <IconInput {...props} />,
  choice: (props) => <ChoiceInput {...props} />,
  choices: (props) => <ChoicesInput {...props} />,
  date: (props) => textField(props, { type: 'date' }),
  dateList: (props) => <TextListInput {...props} />,
  time: (props) => textField(props, { type: 'time' }),
  amount: (props) => <AmountInput {...props} />,
  flag: (props) => <FlagInput {...props} />,
} satisfies Record<FieldKind, (props: InputProps) => ReactNode>

export function FieldInput(props: Omit<InputProps, 'label' | 'help'>) {
  const { language } = useLanguage()
  const { kind, label, formLabel = label, help } = props.field
  return inputs[kind]({ ...props, label: formLabel[language], help: help?.[language] })
}
