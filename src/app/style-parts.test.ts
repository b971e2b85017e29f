// @vitest-environment happy-dom
import createCache from '@emotion/cache'
import { afterEach, expect, it } from 'vitest'
import { addedInParts } from '#app/style-parts.ts'

const elements = () => [
  ...document.querySelectorAll<HTMLStyleElement>('style[data-emotion="parts"]'),
]
const rules = () =>
  elements().map(({ sheet }) => Array.from(sheet?.cssRules ?? [], ({ cssText }) => cssText))

afterEach(() => elements().forEach((element) => element.remove()))

it('adds the rules of one rendering in one element, in their order', () => {
  const { sheet } = addedInParts(createCache({ key: 'parts', speedy: true }))
  sheet.insert('.a { color: red; }')
  sheet.insert('.b { color: red; }')
  expect(rules()).toEqual([['.a { color: red; }', '.b { color: red; }']])
})

it('leaves the elements alone that earlier renderings made, and adds behind them', async () => {
  const { sheet } = addedInParts(createCache({ key: 'parts', speedy: true }))
  sheet.insert('.a { color: red; }')
  await Promise.resolve()
  sheet.insert('.b { color: red; }')
  sheet.insert('.c { color: red; }')
  expect(rules()).toEqual([['.a { color: red; }'], ['.b { color: red; }', '.c { color: red; }']])
})
