import type { Values } from '#model/records/define-content.ts'
import { sitePaths } from '#model/site/site-paths.ts'
import { withSchool } from '#model/words/fill-in.ts'
import type { searchTexts } from './definition.ts'

type Texts = Values<typeof searchTexts>
type Page = keyof Texts extends infer K ? (K extends `${infer P}_title` ? P : never) : never

const pages: Readonly<Record<string, Page>> = {
  [sitePaths.home]: 'home',
  [sitePaths.prices]: 'prices',
  [sitePaths.about]: 'about',
  [sitePaths.lessons]: 'lessons',
  [sitePaths.licenceWay]: 'licence_way',
  [sitePaths.terms]: 'terms',
  [sitePaths.privacy]: 'privacy',
  [sitePaths.cookies]: 'cookies',
  [sitePaths.imprint]: 'imprint',
  [sitePaths.accessibility]: 'accessibility',
} satisfies Record<(typeof sitePaths)[keyof typeof sitePaths], Page>

/**
 * What a page is called, and what it is about, outside of it.
 *
 * @param path any other than those of the site's pages is of none
 * @param name of the school
 */
export function headTexts(path: string, texts: Texts, name: string) {
  const page = pages[path]
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
