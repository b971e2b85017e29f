import type { VitePWAOptions } from 'vite-plugin-pwa'

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
    globPatterns: ['*.svg', 'assets/*.{js,css,woff2}', 'uploads/logo.svg'],
    // Their names change with their content.
    dontCacheBustURLsMatching: /^assets\//,
  },
  // Published with the pages, as it names the school: src/entries/render/web-manifest.ts.
  manifest: false,
}
