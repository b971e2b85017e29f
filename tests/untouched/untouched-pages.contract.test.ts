import { existsSync } from 'node:fs'
import { expect, it, vi } from 'vitest'
import { contentTypes } from '#content/registry.ts'
import { backendOfPage } from '#entries/env.ts'
import { renderSite } from '#entries/render/render-site.ts'
import { sampleContent } from '#tools/site/sample-content.ts'

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
    const html = fileAt(path)
    // Header and footer are in the home page's file alone.
    const kept = path === '/index.html' ? html : html.replaceAll(AROUND_MAIN, '')
    await expect(textOf(kept)).toMatchFileSnapshot(`pages${path}.txt`)
    const hasFrame = path.endsWith('.html') && path !== '/offline.html'
    if (hasFrame) expect(frameOf(html)).toBe(frameOf(fileAt('/index.html')))
  },
)

it('says the same as ever of what staff have entered on the landing page', async () => {
  vi.stubEnv('PRERENDER_IN_OTHER_WORDS', '')
  const { records } = sampleContent()
  vi.unstubAllEnvs()
  const filled = await renderSite(build, { at: content.at, records })
  const html = fileAt('/index.html', filled).replaceAll(AROUND_MAIN, '')
  await expect(textOf(html)).toMatchFileSnapshot('pages/filled.html.txt')
})

it('has all pictures of an installed site', () => {
  const { icons, screenshots } = JSON.parse(fileAt('/manifest.webmanifest')) as Record<
    'icons' | 'screenshots',
    { src: string }[]
  >
  const pictures = [...icons, ...screenshots].map(({ src }) => src)
  expect(pictures.filter((src) => !existsSync(`public${src}`))).toEqual([])
})

const AROUND_MAIN = /<body>[^]*(?=<main)|<\/main>[^]*/g
/** Ways to what is on the landing page begin with its address on the others. */
const frameOf = (html: string) =>
  textOf(html.replaceAll(/(?<=<head>)[^]*(?=<\/head>)|<main[^]*<\/main>/g, '')).replaceAll(
    /^(\/|\/?#.*)$/gm,
    '#',
  )

function fileAt(path: string, of = files): string {
  return of.find((file) => file.path === path)?.content ?? ''
}

/** All that people and search engines read, a line a piece; a calendar or sitemap as it is. */
function textOf(file: string): string {
  if (!file.includes('<head>')) return file
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

/** Attributes that somebody reads, hears, or follows. */
const READ =
  /(?: (?:alt|content|title|placeholder|aria-label|rel="canonical" href)|^<a\b[^>]* href|^<meta (?:name|property))="([^"]*)"/g
const wordsOf = (tag: string) => [...tag.matchAll(READ)].map(([, words = '']) => words)
