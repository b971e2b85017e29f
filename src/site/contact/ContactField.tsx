import type { ReactNode } from 'react'
import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import InputLabel from '@mui/material/InputLabel'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { FormikProps } from 'formik'
import { ChevronDown } from 'lucide-react'
import type { ContactFields } from '#model/requests/contact-request.ts'

/** MUI renders whatever element it is given; its types know only those that handle an input's events. */
const SELECT = 'select' as string as 'input'

export type ContactFormik = Pick<
  FormikProps<ContactFields>,
  'values' | 'errors' | 'touched' | 'handleChange' | 'handleBlur' | 'isSubmitting'
>

interface ContactFieldProps {
  formik: ContactFormik
  name: keyof ContactFields
  label: string
  type?: string
  autoComplete?: string
  /** How many lines a longer text has. */
  rows?: number
  /** It may stay empty. */
  optional?: boolean
  /** What to write, while there is nothing wrong with it. */
  hint?: string
  /** The options of a list to choose from. */
  children?: ReactNode
}

/**
 * A field of the contact form; the line below is kept free for its error, so that nothing moves. Made
 * of the parts of MUI's `TextField` that it needs: that one brings all looks, and lists of its own.
 */
export function ContactField(given: ContactFieldProps) {
  const { formik, name, label, optional = false, hint = ' ', rows, children, ...props } = given
  const error = formik.touched[name] ? formik.errors[name] : undefined
  const id = `contact-${name}`
  const input = {
    id,
    name,
    value: formik.values[name],
    onChange: formik.handleChange,
    onBlur: formik.handleBlur,
    'aria-describedby': `${id}-helper-text`,
  }
  return (
    <FormControl fullWidth error={Boolean(error)} disabled={formik.isSubmitting} sx={narrow}>
      <InputLabel htmlFor={id} {...(children ? { shrink: true } : {})}>
        {label}
      </InputLabel>
      {children ? (
        <OutlinedInput
          {...input}
          label={label}
          notched
          inputComponent={SELECT}
          endAdornment={<ChevronDown size={20} aria-hidden />}
          slotProps={{ input: { children, type: undefined, 'aria-required': !optional } }}
          sx={choice}
        />
      ) : (
        <OutlinedInput
          {...props}
          {...input}
          label={label}
          {...(rows ? { multiline: true, minRows: rows, maxRows: 16 } : {})}
          slotProps={{
            // `rows` is the height until scripts run, which MUI forgets: the page would grow below it.
            // No `maxLength`: it would cut what is pasted without a word.
            input: { 'aria-required': !optional, ...(rows ? { rows } : {}) },
          }}
        />
      )}
      <FormHelperText id={`${id}-helper-text`}>{error ?? hint}</FormHelperText>
    </FormControl>
  )
}

/** Enlarged on a phone, a label is above its field: on it, MUI cuts what does not fit in one line. */
const narrow = {
  containerType: 'inline-size',
  '@container (max-width: 12rem)': {
    '& label': { position: 'static', transform: 'none', maxWidth: 'none', whiteSpace: 'normal' },
    '& legend': { display: 'none' },
  },
}

const choice = {
  '& select': { appearance: 'none', cursor: 'pointer', pr: 5 },
  // Over the list, which a press on it opens.
  '& svg': { position: 'absolute', right: 12, pointerEvents: 'none' },
}
