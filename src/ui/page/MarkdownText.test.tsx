import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { MarkdownText } from './MarkdownText.tsx'

const shown = (text: string) =>
  renderToStaticMarkup(<MarkdownText text={text} values={{ name: 'A & B' }} />)

it.each([
  { desc: 'headings', text: '# a\n## b\n### c', html: '<h2>a</h2><h2>b</h2><h3>c</h3>' },
  { desc: 'paragraphs and line breaks', text: 'a\nb\n\nc', html: '<p>a<br/>b</p><p>c</p>' },
  {
    desc: 'lists, one in the other',
    text: '- a\n- b\n  1. c',
    html: '<ul><li>a</li><li>b<ol start="1"><li>c</li></ol></li></ul>',
  },
  {
    desc: 'a loose list',
    text: '3. a\n\n4. b',
    html: '<ol start="3"><li><p>a</p></li><li><p>b</p></li></ol>',
  },
  {
    desc: 'bold words and names',
    text: '**a `b`**',
    html: '<p><strong>a <code>b</code></strong></p>',
  },
  {
    desc: 'links',
    text: '[a **b**](/c#d)',
    html: '<p><a href="/c#d">a <strong>b</strong></a></p>',
  },
  { desc: 'placeholders', text: '**{{name}}**', html: '<p><strong>A &amp; B</strong></p>' },
  { desc: 'an escaped character', text: String.raw`\*\*a\*\*`, html: '<p>**a**</p>' },
])('renders $desc', ({ text, html }) => {
  expect(shown(text)).toBe(html)
})

it.each([
  '<b>a</b>',
  '<script>alert(1)</script>',
  '<https://a.de>',
  'https://a.de',
  '[a](b)',
  '[a](javascript:alert(1))',
  '[a](JAVASCRIPT:x)',
  '[a](//b.de)',
  '[a](/\\/b.de)',
  '[a](&Tab;javascript:x)',
  '[a]: https://a.de',
  '![a](/b.png)',
  '*a* _b_ ~~c~~',
  'von mir/uns (*) und (*)',
  '{{unknown}}',
  '{{name}',
  '| a |\n| - |\n| b |',
  '    a',
  '> a',
  '---',
  '```\na\n```',
])('leaves as it was typed what is no such notation: %s', (text) => {
  const html = shown(text)
  expect(html).not.toMatch(/<(?!\/?p>|br\/>|code>|\/code>)/)
  if (text.includes('`')) return
  const typed = html
    .replaceAll('<br/>', '\n')
    .replaceAll(/<\/?p>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
  expect(typed.replaceAll(/^ +/g, '')).toBe(text.trim())
})
