import { useEffect, useRef, type ChangeEvent } from 'react'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { ImagePlus } from 'lucide-react'
import { describedBy, GroupHelp } from '#admin/form/FieldHelp.tsx'
import type { InputProps } from '#admin/form/inputs.tsx'
import { useMessages } from '#admin/messages/use-messages.ts'
import { prepareImage } from '#data/images/prepare-image.ts'
import { isForeignImage } from '#model/image-address.ts'
import { ChosenImage, imageFileProblem, ImageProblem } from '#model/image-file.ts'
import { ContentImage } from '#ui/ContentImage.tsx'
import { toast } from '#ui/toast.ts'
import { usePreview } from '#ui/use-preview.ts'

/** Shows the picture and takes a new one; it is uploaded when the form is saved. */
export function ImageInput({
  field,
  label,
  help,
  required,
  name,
  value,
  error,
  disabled,
  onChange,
}: InputProps) {
  const { pictures } = useMessages()
  const id = `${name}-help`
  const input = useRef<HTMLInputElement>(null)
  const preview = usePreview(value)
  const preparing = value instanceof ChosenImage && !preview
  const take = useChosenFile(value, onChange)

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0]
    // Emptied, so that choosing the same file again is a change again.
    target.value = ''
    if (file) take(file)
  }

  return (
    <Stack spacing={2} role="group" aria-label={label} {...describedBy(id, { error, help })}>
      <Typography sx={{ fontWeight: 700 }}>
        {label}
        {required && ' *'}
      </Typography>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        spacing={2}
        useFlexGap
        sx={{ alignItems: { xs: 'flex-start', sm: 'center' }, flexWrap: 'wrap' }}
      >
        <ContentImage
          address={preview}
          sizes="192px"
          alt={pictures.preview(label)}
          fallback={
            preview && (
              <Typography>
                {isForeignImage(preview) ? pictures.foreign : pictures.notLoaded}
              </Typography>
            )
          }
          sx={frame}
        />
        {preparing && <Typography role="status">{pictures.preparing}</Typography>}
        <Button
          variant="outlined"
          startIcon={<ImagePlus size={18} />}
          disabled={disabled}
          onClick={() => input.current?.click()}
          sx={{ flex: 'none' }}
        >
          {value ? pictures.replace : pictures.choose}
        </Button>
        {Boolean(value) && !required && (
          <Button disabled={disabled} onClick={() => onChange(null)} sx={{ flex: 'none' }}>
            {pictures.remove}
          </Button>
        )}
        <input
          ref={input}
          type="file"
          name={name}
          accept="image/*"
          hidden
          tabIndex={-1}
          aria-label={pictures.file(label)}
          onChange={choose}
        />
      </Stack>
      {field.kind === 'image' && field.typed && (
        <TextField
          label={pictures.address(label)}
          value={typeof value === 'string' ? value : ''}
          disabled={disabled}
          onChange={({ target: { value: address } }) => onChange(withoutOwnOrigin(address) || null)}
          slotProps={{ htmlInput: { inputMode: 'url' } }}
        />
      )}
      <GroupHelp id={id} error={error} help={help} />
    </Stack>
  )
}

/** Copied from the address bar, an address of this site is one. */
function withoutOwnOrigin(address: string): string {
  const { origin } = window.location
  return address.startsWith(`${origin}/`) ? address.slice(origin.length) : address
}

/** The chosen picture is the field's value at once; one that cannot be read is taken back. */
function useChosenFile(value: unknown, onChange: InputProps['onChange']) {
  const current = useRef(value)
  const lastGood = useRef(value)
  const { forms, pictures } = useMessages()
  useEffect(() => {
    current.current = value
    if (!(value instanceof ChosenImage)) lastGood.current = value
  }, [value])

  return (file: File) => {
    const refuse = (description: string) =>
      toast.error({ id: description, title: forms.uploadError, description })
    const problem = imageFileProblem(file)
    if (problem) return refuse(pictures.problems[problem])
    const chosen = prepareImage(file)
    onChange(chosen)
    chosen.versions.then(
      () => {
        lastGood.current = chosen
      },
      (error: unknown) => {
        refuse(error instanceof ImageProblem ? pictures.problems[error.kind] : forms.uploadFailed)
        if (current.current === chosen) onChange(lastGood.current)
      },
    )
  }
}

const frame = {
  width: 192,
  height: 128,
  objectFit: 'contain',
  borderRadius: 1,
  border: 1,
  borderColor: 'divider',
  // As on the site, in dark mode too: logos are drawn for it.
  bgcolor: 'common.white',
}
