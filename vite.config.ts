import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv, type EnvironmentOptions, type Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { isAdminPath } from './src/admin/admin-paths.ts'
import { school } from './src/content/school/definition.ts'
import { parseEnv, type Backend } from './src/entries/env.ts'
import { colors } from './src/ui/design.ts'
import { services } from './tools/emulators/ports.ts'
import { completeBuild } from './tools/prerender/complete-build.ts'
import { pwa } from './tools/site/pwa.ts'

/**
 * Four builds, each with chunks of its own: in one, what two of them share would be loaded by both in
 * full. The dev server serves them all by the first.
 */
const environments: Record<string, EnvironmentOptions> = {
  /** What visitors load. */
  client: {
    build: {
      rolldownOptions: {
        input: 'index.html',
        output: {
          codeSplitting: {
            groups: [
              // Apart: in one file with what others share, it would load all of that before the first paint.
              { name: 'start', tags: ['$initial'], priority: 2 },
              { name: 'mui', test: /node_modules\/(@mui|@emotion|stylis)\//, minShareCount: 2 },
              // What several pages share: one file of small modules is less to load than a file of each.
              { name: 'shared', test: /\/src\/|lucide/, minShareCount: 4 },
            ],
          },
        },
      },
    },
  },
  backOffice: {
    consumer: 'client',
    build: {
      ...besideVisitors('assets/back-office'),
      rolldownOptions: {
        input: 'admin.html',
        // What the entry needs at once is one file, which is less to load than sixty.
        output: { codeSplitting: { groups: [{ name: 'admin', tags: ['$initial'] }] } },
      },
    },
  },
  editor: {
    consumer: 'client',
    build: {
      ...besideVisitors('assets/editor'),
      rolldownOptions: {
        input: 'src/entries/page-editor/edit.ts',
        preserveEntrySignatures: 'strict',
        // As src/entries/site/start.ts asks for it.
        output: { entryFileNames: 'edit.js' },
      },
    },
  },
  /** What renders the pages, for functions/src/publishing/renderer.ts. The emulator does not watch dot folders. */
  ssr: {
    resolve: { noExternal: true },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: 'functions/.site',
      emptyOutDir: true,
      copyPublicDir: false,
      minify: false,
      rolldownOptions: {
        input: 'src/entries/render/render-site.ts',
        // One file: a second copy of a module would have a state of its own.
        output: { codeSplitting: false },
      },
    },
  },
}

function besideVisitors(assetsDir: string) {
  // Staff get all of it at once, behind a sign-in.
  return { assetsDir, emptyOutDir: false, copyPublicDir: false, chunkSizeWarningLimit: 1_000 }
}

export default defineConfig(({ mode, command }) => {
  const backend = command === 'build' ? checkedEnv(mode) : undefined
  return {
    plugins: [
      react(),
      adminRewrites(),
      VitePWA(pwa).map((plugin) => ({
        ...plugin,
        applyToEnvironment: ({ name }: { name: string }) => name === 'client',
      })),
    ],
    // For the HTML files, where they stand as `%NAME%`.
    define: {
      'import.meta.env.SCHOOL_NAME': JSON.stringify(school.initial.name),
      'import.meta.env.THEME_COLOR': JSON.stringify(colors.ink),
    },
    resolve: {
      alias: Object.fromEntries(
        ['re2js', 'firebase/database'].map((name) => [
          name,
          resolve(import.meta.dirname, 'src/firebase/app/left-out.ts'),
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
        // These modules only export: what a page does not use of them is dropped. The Firebase products
        // are those that reactfire's entry imports for hooks which nothing here calls.
        treeshake: {
          moduleSideEffects: [
            {
              test: /\/src\/model\/|\/@firebase\/(functions|remote-config|storage)\//,
              sideEffects: false,
            },
          ],
        },
        output: {
          // What changes with an update of a library only stays with the browser when the site changes.
          codeSplitting: {
            groups: [
              { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 1 },
            ],
          },
        },
      },
    },
    ...(backend && {
      environments,
      builder: {
        async buildApp(builder) {
          for (const environment of Object.values(builder.environments)) {
            await builder.build(environment)
          }
          await completeBuild(backend)
        },
      },
    }),
  }
})

/** The back office's addresses are one page, as in `firebase.json`. */
function adminRewrites(): Plugin {
  return {
    name: 'admin-rewrites',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        const [path = ''] = (request.url ?? '').split('?')
        if (isAdminPath(path)) request.url = '/admin.html'
        next()
      })
    },
  }
}

/** A build without a web config would only fail in front of visitors. */
function checkedEnv(mode: string): Backend {
  try {
    return parseEnv(loadEnv(mode, process.cwd()), mode)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
