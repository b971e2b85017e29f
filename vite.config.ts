import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv, type Plugin } from 'vite'
import { isAdminPath } from './src/admin/admin-paths.ts'
import { parseEnv } from './src/app/env.ts'
import { services } from './tools/emulators/ports.ts'
import { htmlPlaceholders } from './tools/site/html-placeholders.ts'
import { pwa } from './tools/site/pwa.ts'
import { VitePWA } from 'vite-plugin-pwa'
import { completeBuild } from './tools/prerender/complete-build.ts'

/** The back office's addresses are one page, as in `firebase.json`; the editor is a build of its own. */
function pageRewrites(): Plugin {
  return {
    name: 'page-rewrites',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        const [path = ''] = (request.url ?? '').split('?')
        if (isAdminPath(path)) request.url = '/admin.html'
        if (path === '/edit.js') request.url = '/src/app/edit.ts'
        next()
      })
    },
  }
}

export default defineConfig(({ mode, command }) => {
  if (command === 'build') checkEnv(mode)
  return {
    plugins: [
      react(),
      pageRewrites(),
      htmlPlaceholders(),
      completeBuild(mode, () => parseEnv(loadEnv(mode, process.cwd()), mode)),
      VitePWA(pwa),
    ],
    resolve: {
      alias: Object.fromEntries(
        ['re2js', 'firebase/database'].map((name) => [
          name,
          resolve(import.meta.dirname, 'src/data/left-out.ts'),
        ]),
      ),
    },
    server: { host: '127.0.0.1', port: services.vite.port, strictPort: true },
    build: {
      // Without the polyfill, scripts preload in a way that older browsers know.
      modulePreload: { polyfill: false },
      // A font or a style sheet as a data URL would need a hole in the content security policy.
      assetsInlineLimit: (file) => (/\.(woff2|css)$/.test(file) ? false : undefined),
      rolldownOptions: {
        input: 'index.html',
        // What a page uses nothing of, it does not load: modules without an effect of their own, and the
        // Firebase products that reactfire's entry imports for hooks which nothing here calls.
        treeshake: {
          moduleSideEffects: [
            {
              test: /\/src\/model\/|\/@firebase\/(functions|remote-config|storage)\//,
              sideEffects: false,
            },
          ],
        },
        output: {
          // What several pages share is one file, not thirty.
          codeSplitting: {
            groups: [
              // What the entry itself needs must not bring the rest along.
              {
                name: 'start',
                test: /when-painted|preload-helper|offer-reload|ui\/design/,
                priority: 1,
              },
              { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 2 },
              {
                name: 'mui',
                test: /node_modules\/(@mui|@emotion|stylis)\//,
                minShareCount: 2,
                priority: 1,
              },
              // What several others share, and the landing page does without.
              {
                name: 'dated',
                test: /src\/model\/(amount|choices|day-and-amount|licence-class-words)/,
                priority: 1,
                includeDependenciesRecursively: false,
              },
              // What the pages beside the landing page share, and it never loads.
              {
                name: 'page-parts',
                test: /src\/site\/page-parts\//,
                priority: 1,
                includeDependenciesRecursively: false,
              },
              {
                name: 'shared',
                test: /src\/(site|hydration|ui|content|model)\/|data\/content\/use-minute|lucide|react-error-boundary/,
                minShareCount: 2,
              },
            ],
          },
        },
      },
    },
  }
})

/** A build without a web config would only fail in front of visitors. */
function checkEnv(mode: string) {
  try {
    parseEnv(loadEnv(mode, process.cwd()), mode)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
