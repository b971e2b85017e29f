// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { replaceQueryString } from './use-query-string.ts'

it.each([
  ['', '', ''],
  ['?art=theory', '?klasse=B', '?klasse=B'],
  ['?bearbeiten', '?klasse=B', '?klasse=B&bearbeiten='],
  ['?klasse=B&bearbeiten=', '', '?bearbeiten='],
])('at "%s", what is chosen is "%s": the address has "%s"', (before, query, after) => {
  history.replaceState(null, '', `/termine${before}#liste`)
  replaceQueryString(query)
  expect(location.pathname + location.search + location.hash).toBe(`/termine${after}#liste`)
})
