import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { NotSent } from '#site/contact/SendResult.tsx'

const LATER = 'Bitte versuchen Sie es in einer Stunde noch einmal.'
const AT_ONCE = 'Versuchen Sie es gleich noch einmal.'

it.each([
  [LATER, LATER, AT_ONCE],
  [undefined, AT_ONCE, LATER],
])('says for as long as it stands why the server refused a request: %s', (reason, said, not) => {
  const text = renderToStaticMarkup(<NotSent message="" reached reason={reason} />)
  expect(text).toContain(said)
  expect(text).not.toContain(not)
})
