import { expect, test } from 'vitest'
import { emptied, withoutScripts } from './yardsticks.ts'

const page = `<head><script type="module" crossorigin src="/a.js"></script>
<link rel="modulepreload" crossorigin href="/b.js"><link rel="preload" as="image" href="/c.avif">
<style data-prerendered="a">.a{}</style>
<style>@font-face{}</style><script type="application/ld+json">{}</script></head>
<body><div id="root"><div>Text</div></div><script id="content" type="application/json">{}</script></body>`

test('without scripts, the page keeps its text, styles and pictures', () => {
  const html = withoutScripts(page)
  expect(html).not.toMatch(/script|modulepreload/)
  expect(html).toContain('<div id="root"><div>Text</div></div>')
  expect(html).toContain('/c.avif')
  expect(html).toContain('.a{}')
})

test('a page that the browser renders comes empty, with its fonts', () => {
  const html = emptied(page)
  expect(html).toContain('<body><div id="root"></div></body>')
  expect(html).toContain('@font-face')
  expect(html).not.toContain('.a{}')
})
