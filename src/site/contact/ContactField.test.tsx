import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { EMPTY_FIELDS } from '#site/contact/contact-draft.ts'
import { ContactField } from '#site/contact/ContactField.tsx'

it('a long text has its height before scripts run', () => {
  const formik = {
    ...{ values: EMPTY_FIELDS, errors: {}, touched: {}, isSubmitting: false },
    ...{ handleChange: () => {}, handleBlur: () => {} },
  }
  const html = renderToStaticMarkup(
    <ContactField formik={formik} name="message" label="Nachricht" rows={6} />,
  )
  expect(html).toMatch(/<textarea[^>]* rows="6"/)
})
