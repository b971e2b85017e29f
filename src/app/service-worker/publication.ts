import { getCacheKeyForURL } from 'workbox-precaching'

/**
 * What a page belongs to: the content that it was published with, and the build whose scripts it
 * loads. One build may publish many times.
 */
export interface Publication {
  readonly script: string
  readonly content: string
}

const CONTENT = /<meta name="prerendered-content" content="([^"]+)"/
const SCRIPT = /<script type="module"[^>]* src="([^"]+)"/
// In texts, a quotation mark is written another way.
const ASSETS = /(?:src|href)="(\/assets\/[^"]+)"/g

/** Undefined for pages that are not published with content: the back office. */
export function publicationOf(html: string): Publication | undefined {
  const content = CONTENT.exec(html)?.[1]
  const script = SCRIPT.exec(html)?.[1]
  return content && script ? { script, content } : undefined
}

/** Whether the precache has the script, which is named by what it and all it imports contain. */
export const isOfThisBuild = ({ script }: Publication) => getCacheKeyForURL(script) !== undefined

/** Whether the precache has all that the page names: a build may differ by a style sheet only. */
export const canBeShown = (html: string) =>
  [...html.matchAll(ASSETS)].every(([, asset = '']) => getCacheKeyForURL(asset) !== undefined)

const KIND = 'pages'

export const cacheNameOf = ({ script, content }: Publication) => `${KIND} ${script} ${content}`

/** Undefined for caches of other things. */
export function publicationIn(cacheName: string): Publication | undefined {
  const [kind, script, content] = cacheName.split(' ')
  return kind === KIND && script && content ? { script, content } : undefined
}
