import { useRef, type ChangeEvent } from 'react'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { ImagePlus } from 'lucide-react'
import { describedBy, GroupHelp, type InputProps } from '#admin/form/FieldHelp.tsx'
import type { FieldUpload } from '#admin/form/session/use-uploads.ts'
import { pictureFrame } from '#admin/history/ValueOf.tsx'
import { useMessages } from '#admin/messages/use-messages.ts'
import { isForeignImage } from '#model/images/image-address.ts'
import { ContentImage } from '#ui/cards/ContentImage.tsx'

/** Shows the picture and takes a new one, which is uploaded at once. */
export function ImageInput({
  field,
  label,
  help,
  required,
  name,
  value,
  error,
  disabled,
  upload,
  onChange,
}: InputProps) {
  const { pictures } = useMessages()
  const id = `${name}-help`
  const input = useRef<HTMLInputElement>(null)
  const address = typeof value === 'string' ? value : ''

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0]
    // Emptied, so that choosing the same file again is a change again.
    target.value = ''
    if (file) upload?.choose(file)
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
          address={address}
          sizes="192px"
          alt={pictures.preview(label)}
          fallback={
            address && (
              <Typography>
                {isForeignImage(address) ? pictures.foreign : pictures.notLoaded}
              </Typography>
            )
          }
          sx={pictureFrame}
        />
        <Button
          variant="outlined"
          startIcon={<ImagePlus size={18} />}
          // Whom a missing picture is said to is led here.
          name={name}
          data-wrong={error !== undefined || undefined}
          disabled={disabled}
          onClick={() => input.current?.click()}
          sx={{ flex: 'none' }}
        >
          {address ? pictures.replace : pictures.choose}
        </Button>
        {address && !required && (
          <Button
            disabled={disabled || upload?.pending !== undefined}
            onClick={() => onChange(null)}
            sx={{ flex: 'none' }}
          >
            {pictures.remove}
          </Button>
        )}
        <input
          ref={input}
          type="file"
          accept="image/*"
          hidden
          tabIndex={-1}
          aria-label={pictures.file(label)}
          onChange={choose}
        />
      </Stack>
      {upload && <UploadStatus {...upload} />}
      {field.kind === 'image' && field.typed && (
        <TextField
          label={pictures.address(label)}
          value={address}
          disabled={disabled || upload?.pending !== undefined}
          onChange={({ target }) => onChange(withoutOwnOrigin(target.value) || null)}
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

/** At the picture's input: how its upload is doing. */
function UploadStatus({ pending, choose, cancel }: FieldUpload) {
  const { forms, pictures } = useMessages()
  if (!pending) return null
  const { file, state, progress } = pending
  if (state === 'failed') {
    return (
      <Alert
        severity="error"
        action={
          <>
            <Button color="inherit" onClick={() => choose(file)}>
              {forms.retryUpload}
            </Button>
            <Button color="inherit" onClick={cancel}>
              {forms.cancelUpload}
            </Button>
          </>
        }
        sx={{ alignItems: 'center', flexWrap: 'wrap' }}
      >
        {forms.notUploaded}
      </Alert>
    )
  }
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      {progress === undefined ? (
        <Typography role="status">{pictures.preparing}</Typography>
      ) : (
        <Box sx={{ flex: 1 }}>
          <LinearProgress
            variant="determinate"
            value={progress * 100}
            aria-label={forms.uploading}
          />
        </Box>
      )}
      <Button onClick={cancel}>{forms.cancelUpload}</Button>
    </Stack>
  )
}
