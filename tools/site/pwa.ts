import type { VitePWAOptions } from 'vite-plugin-pwa'
import { school } from '../../src/content/school/definition.ts'
import { searchTexts } from '../../src/content/search_texts/definition.ts'
import { colors } from '../../src/ui/design.ts'

/** What makes the site installable and keeps it on the device. */
export const pwa: Partial<VitePWAOptions> = {
  strategies: 'injectManifest',
  srcDir: 'src/entries/service-worker',
  filename: 'service-worker.ts',
  // The site offers updates itself: src/site/layout/UpdatePrompt.tsx.
  injectRegister: false,
  injectManifest: {
    // Pages are published without a build: the worker fetches them itself.
    // The back office's files are one folder further down: visitors need none of them.
    globPatterns: ['offline.html', '*.svg', 'assets/*.{js,css,woff2}', 'uploads/logo*.svg'],
    // Their names change with their content.
    dontCacheBustURLsMatching: /^assets\//,
  },
  manifest: {
    id: '/',
    name: school.initial.name,
    short_name: school.initial.short_name,
    description: searchTexts.initial.home_description,
    lang: 'de',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: colors.ink,
    background_color: colors.white,
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
        label: `Die Startseite der ${school.initial.name}`,
      },
      {
        src: '/screenshots/narrow.jpg',
        sizes: '780x1688',
        type: 'image/jpeg',
        form_factor: 'narrow',
        label: `Die Startseite der ${school.initial.name} auf dem Telefon`,
      },
    ],
  },
}
