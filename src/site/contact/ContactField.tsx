import TextField, { type TextFieldProps } from '@mui/material/TextField'
import type { FormikProps } from 'formik'
import type { ContactFields } from '#model/contact-request.ts'

export type ContactFormik = Pick<
  FormikProps<ContactFields>,
  'values' | 'errors' | 'touched' | 'handleChange' | 'handleBlur' | 'isSubmitting'
>

interface ContactFieldProps extends Pick<
  TextFieldProps,
  'label' | 'type' | 'autoComplete' | 'rows' | 'select' | 'children' | 'slotProps'
> {
  formik: ContactFormik
  name: keyof ContactFields
  /** The most characters that can be typed. */
  max?: number
  /** It may stay empty. */
  optional?: boolean
  /** What to write, while there is nothing wrong with it. */
  hint?: string
}

/** A field of the contact form; the line below is kept free for its error, so that nothing moves. */
export function ContactField(given: ContactFieldProps) {
  const { formik, name, max, optional = false, hint = ' ', rows, slotProps, ...props } = given
  const error = formik.touched[name] ? formik.errors[name] : undefined
  return (
    <TextField
      {...props}
      id={`contact-${name}`}
      name={name}
      value={formik.values[name]}
      onChange={formik.handleChange}
      onBlur={formik.handleBlur}
      disabled={formik.isSubmitting}
      error={Boolean(error)}
      helperText={error ?? hint}
      fullWidth
      {...(rows ? { multiline: true, minRows: rows, maxRows: 16 } : {})}
      slotProps={{ htmlInput: { maxLength: max, 'aria-required': !optional }, ...slotProps }}
    />
  )
}
