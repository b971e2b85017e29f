import { expect, it } from 'vitest'
import { contentTypes } from '#content/registry.ts'
import { backendOfPage } from '#entries/env.ts'
import { renderSite } from '#entries/render/render-site.ts'

const build = {
  id: 'untouched',
  template:
    '<html lang="de"><head><meta charset="utf-8" /><title>School</title></head><body><div id="root"></div></body></html>',
  backend: { ...backendOfPage(), siteUrl: 'https://fahrschule.example' },
}
/** A school that has entered nothing. */
const content = {
  at: '2026-11-27T12:00:00Z',
  records: Object.fromEntries(contentTypes.map(({ collection }) => [collection, []])),
}
const files = await renderSite(build, content)

/**
 * What `pages/` holds was written while these texts stood in the components, before staff could
 * change any: the fields' defaults have to come to the same. Who changes one on purpose runs this with
 * `-u`, and commits the difference.
 */
it.each(files.map(({ path }) => path).filter((path) => path !== '/not-found.html'))(
  'says the same on %s as ever',
  async (path) => {
    const { content: html = '' } = files.find((file) => file.path === path) ?? {}
    await expect(textOf(html)).toMatchFileSnapshot(`pages${path}.txt`)
  },
)

/** All that people and search engines read, a line a piece; a calendar or sitemap as it is. */
function textOf(file: string): string {
  if (!file.includes('<body>')) return file
  return file
    .replaceAll(/<(style|script id)[^]*?<\/(style|script)>|<meta http-equiv[^>]*>/g, '')
    .replaceAll(/<!--.*?-->|<[^>]*>/g, (tag) => {
      const words = wordsOf(tag)
      const inText = /^<(!|\/?(a|span|strong|b|em)\b)/.test(tag) && words.length === 0
      return inText ? '' : ['', ...words, ''].join('\n')
    })
    .split('\n')
    .filter((line) => line.trim() !== '')
    .join('\n')
}

/** Attributes that somebody reads, or hears. */
const wordsOf = (tag: string) =>
  [...tag.matchAll(/ (?:alt|content|title|placeholder|aria-label)="([^"]*)"/g)].map(
    ([, words = '']) => words,
  )
