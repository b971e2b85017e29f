import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import IconButton from '@mui/material/IconButton'
import Switch from '@mui/material/Switch'
import TextField from '@mui/material/TextField'
import { Trash2 } from 'lucide-react'
import { FieldGroup, helpBelow, type InputProps } from '#admin/form/FieldHelp.tsx'
import { useLanguage } from '#admin/messages/use-messages.ts'
import { tidy } from '#model/fields/field.ts'
import { rowOf, rowText, type Row } from '#model/fields/rows.ts'

/** A small table: the cells of a row beside each other, and whether visitors see it. */
export function RowsInput(props: InputProps) {
  const { field, label, name, value, disabled, onChange } = props
  const texts = value as string[]
  const { language, messages } = useLanguage()
  const { fields } = messages
  const columns = field.kind === 'rows' ? field.columns : []
  const replace = (index: number, row: Row) => onChange(texts.with(index, rowText(row)))
  const blank = rowText({ isShown: true, cells: columns.map(() => '') })
  return (
    <FieldGroup {...props} add={{ label: fields.addRow, entry: blank }}>
      {texts.map((text, index) => {
        const { isShown, cells } = rowOf(text)
        return (
          <Box key={index} sx={line}>
            {columns.map(({ label: column, max }, place) => (
              <TextField
                key={place}
                id={`${name}-${index}-${place}`}
                name={`${name}.${index}.${place}`}
                label={fields.rowOf(column[language], index + 1)}
                value={cells[place] ?? ''}
                error={tidy(cells[place] ?? '').length > max}
                disabled={disabled}
                helperText={helpBelow({ counted: { value: cells[place] ?? '', max } })}
                onChange={({ target }) =>
                  replace(index, { isShown, cells: cells.with(place, target.value) })
                }
              />
            ))}
            <FormControlLabel
              label={fields.showRow(index + 1)}
              disabled={disabled}
              sx={{ minHeight: 44 }}
              control={
                <Switch
                  checked={isShown}
                  onChange={(_, checked) => replace(index, { isShown: checked, cells })}
                />
              }
            />
            <IconButton
              aria-label={fields.removeRow(label, index + 1)}
              disabled={disabled}
              onClick={() => onChange(texts.toSpliced(index, 1))}
              sx={{ justifySelf: 'end' }}
            >
              <Trash2 size={18} />
            </IconButton>
          </Box>
        )
      })}
    </FieldGroup>
  )
}

/** The texts below each other on a phone, or in a dialog. */
const line = {
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: 1.5,
  p: 1.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  '& > .MuiTextField-root': { gridColumn: '1 / -1' },
}
