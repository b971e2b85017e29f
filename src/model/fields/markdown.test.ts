import { expect, it } from 'vitest'
import { object } from 'yup'
import { markdown } from './markdown.ts'
import { problemsOf, problemsText } from './problem.ts'

const words = (name: string) => ({ en: name, de: name })
const fields = { text: markdown(words('Text'), { placeholders: { name: words('name') } }) }
const saidOf = (text: string) => {
  const { schema } = fields.text
  const problems = problemsOf({ schema: object({ text: schema }) }, { text })
  return problemsText({ fields }, problems)
}

it.each([
  ['a <b>word</b>', 'Text must have no HTML in it: <b>'],
  ['a\n<!-- x -->', 'Text must have no HTML in it: <!--'],
  ['[a](/b) and [c](javascript:d)', /a link that leads nowhere safe: \[c\]\(javascript:d\) –/],
  ['[a](b)', /nowhere safe: \[a\]\(b\) –/],
  ['[a](b c)', /nowhere safe: \[a\]\(b c\) –/],
  ['{{name}} {{nam}}', 'Text has a placeholder that does not exist: {{nam}}'],
  ['{{name', 'Text has a placeholder that does not exist: {{name'],
])('says what is wrong in %j', (text, sentence) => {
  expect(saidOf(text)).toMatch(sentence)
})

it('takes a long text that is right, at once', () => {
  const text = `${'['.repeat(5_000)}${']'.repeat(5_000)}${'<3 {x} '.repeat(1_000)}{{name}}`
  const start = performance.now()
  expect(saidOf(text)).toBe('')
  expect(saidOf(`${text}<b`)).not.toBe('')
  expect(performance.now() - start).toBeLessThan(2_000)
})
