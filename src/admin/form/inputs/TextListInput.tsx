import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { Trash2 } from 'lucide-react'
import { FieldGroup, helpBelow, type InputProps } from '#admin/form/FieldHelp.tsx'
import { useMessages } from '#admin/messages/use-messages.ts'
import { tidy } from '#model/fields/field.ts'

/** One row an entry. The last row cannot be removed; blank rows are dropped on save. */
export function TextListInput(props: InputProps) {
  const { field, label, name, value, disabled, onChange } = props
  const { max = Infinity } = field
  const rows = value as string[]
  const { fields } = useMessages()
  const replace = (index: number, text: string) => onChange(rows.with(index, text))
  return (
    <FieldGroup {...props} add={{ label: fields.addRow, entry: '' }}>
      {rows.map((text, index) => (
        <Stack key={index} direction="row" spacing={1} sx={{ alignItems: 'flex-start' }}>
          <TextField
            id={`${name}-${index}`}
            name={`${name}.${index}`}
            value={text}
            error={tidy(text).length > max}
            fullWidth
            disabled={disabled}
            type={field.kind === 'dateList' ? 'date' : 'text'}
            helperText={helpBelow({ counted: { value: text, max } })}
            onChange={({ target }) => replace(index, target.value)}
            slotProps={{ htmlInput: { 'aria-label': fields.rowOf(label, index + 1) } }}
          />
          <IconButton
            // In the middle of the input, wherever its counter makes the row higher.
            sx={{ mt: '11px' }}
            aria-label={fields.removeRow(label, index + 1)}
            disabled={disabled || rows.length <= 1}
            onClick={() => onChange(rows.toSpliced(index, 1))}
          >
            <Trash2 size={18} />
          </IconButton>
        </Stack>
      ))}
    </FieldGroup>
  )
}
