import type { Values } from '#model/records/define-content.ts'
import { sitePaths } from '#model/site/site-paths.ts'
import { withSchool } from '#model/words/fill-in.ts'
import type { searchTexts } from './definition.ts'

type Texts = Values<typeof searchTexts>

/** Their fields begin as their paths are called. */
const pages = Object.entries(sitePaths) as [keyof typeof sitePaths, string][]

/**
 * What a page is called, and what it is about, outside of it.
 *
 * @param path any other than those of the site's pages is of none
 * @param name of the school
 */
export function headTexts(path: string, texts: Texts, name: string) {
  const [page] = pages.find(([, address]) => address === path) ?? []
  if (!page) {
    return {
      title: `Seite nicht gefunden – ${name}`,
      description: 'Diese Seite gibt es nicht oder nicht mehr.',
    }
  }
  const own = texts[`${page}_title`]
  return {
    title: page === 'home' ? `${name} – ${own}` : `${own} – ${name}`,
    description: withSchool(texts[`${page}_description`], name),
  }
}
