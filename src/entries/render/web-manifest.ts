import { school } from '#content/school/definition.ts'
import { searchTexts } from '#content/search_texts/definition.ts'
import { headTexts } from '#content/search_texts/head-texts.ts'
import { singleIn, type PrerenderedContent } from '#model/records/prerendered-content.ts'
import { sitePaths } from '#model/site/site-paths.ts'
import { colors } from '#ui/design.ts'

export const MANIFEST = '/manifest.webmanifest'

/** What a phone shows of the site once it is installed. */
export function webManifest(content: PrerenderedContent): string {
  const { name, short_name } = singleIn(content, school, school.initial)
  const texts = singleIn(content, searchTexts, searchTexts.initial)
  const { description } = headTexts(sitePaths.home, texts, name)
  return JSON.stringify({
    name,
    short_name,
    description,
    start_url: '/',
    display: 'standalone',
    background_color: colors.white,
    theme_color: colors.ink,
    lang: 'de',
    scope: '/',
    id: '/',
    categories: ['education'],
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      {
        src: '/icons/icon-maskable-512.png',
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
    ],
    screenshots: [
      {
        src: '/screenshots/wide.jpg',
        sizes: '1280x800',
        type: 'image/jpeg',
        form_factor: 'wide',
        label: `Die Startseite der ${name}`,
      },
      {
        src: '/screenshots/narrow.jpg',
        sizes: '780x1688',
        type: 'image/jpeg',
        form_factor: 'narrow',
        label: `Die Startseite der ${name} auf dem Telefon`,
      },
    ],
  })
}
