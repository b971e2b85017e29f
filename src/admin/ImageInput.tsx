import { useRef, type ChangeEvent } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { ImagePlus } from 'lucide-react'
import type { InputProps } from '#admin/inputs.tsx'
import { imageFileProblem } from '#model/image-file.ts'
import { toast } from '#ui/toast.tsx'
import { usePreview } from '#ui/use-preview.ts'

/** Shows the picture and takes a new one; it is uploaded when the form is saved. */
export function ImageInput({ field, name, value, error, disabled, onChange }: InputProps) {
  const input = useRef<HTMLInputElement>(null)
  const preview = usePreview(value)

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0]
    // Emptied, so that choosing the same file again is a change again.
    target.value = ''
    if (!file) return
    const problem = imageFileProblem(file)
    if (problem) toast.error({ title: 'Upload Error', description: problem })
    else onChange(file)
  }

  return (
    <Stack spacing={1.5} role="group" aria-label={field.label}>
      <Typography sx={{ fontWeight: 700 }}>
        {field.label}
        {field.required && ' *'}
      </Typography>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        spacing={2}
        sx={{ alignItems: { sm: 'center' } }}
      >
        {preview && (
          <Box
            component="img"
            src={preview}
            alt={`${field.label} preview`}
            sx={{
              width: 192,
              height: 128,
              objectFit: 'contain',
              borderRadius: 1,
              bgcolor: 'primary.light',
            }}
          />
        )}
        <Button
          variant="outlined"
          startIcon={<ImagePlus size={18} />}
          disabled={disabled}
          onClick={() => input.current?.click()}
          sx={{ alignSelf: { xs: 'flex-start', sm: 'center' } }}
        >
          {preview ? 'Replace image' : 'Choose image'}
        </Button>
        {preview && !field.required && (
          <Button disabled={disabled} onClick={() => onChange(null)}>
            Remove image
          </Button>
        )}
        <input
          ref={input}
          type="file"
          name={name}
          accept="image/*"
          hidden
          tabIndex={-1}
          aria-label={`${field.label} file`}
          onChange={choose}
        />
      </Stack>
      {field.kind === 'image' && field.typed && (
        <TextField
          label={`Alternative ${field.label.toLowerCase()} URL`}
          value={typeof value === 'string' ? value : ''}
          disabled={disabled}
          onChange={({ target: { value: address } }) => onChange(address || null)}
          slotProps={{ htmlInput: { inputMode: 'url' } }}
        />
      )}
      {error && <FormHelperText error>{error}</FormHelperText>}
    </Stack>
  )
}
