import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { InlineJson } from '#entries/render/InlineJson.tsx'

it('no text ends the element, begins a comment in it, or ends a line; all are read as they were', () => {
  const data = { text: '</script><!--<script>&amp;"\\\u2028\u2029' }
  const html = renderToStaticMarkup(<InlineJson id="content" type="application/json" data={data} />)
  const [, json = ''] =
    /^<script id="content" type="application\/json">(.*)<\/script>$/.exec(html) ?? []
  expect(json).not.toMatch(/[<\u2028\u2029]/)
  expect(JSON.parse(json)).toEqual(data)
})
