import { defineConfig } from 'vite'

/** Bundles the functions with the shared model; what functions/package.json names stays outside. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  // The site's settings, of which the functions need two: VITE_REPORT_ERRORS and VITE_BUDGET_TOPIC.
  envDir: '..',
  ssr: { noExternal: ['yup', 'tiny-case', 'property-expr', 'toposort'] },
  build: {
    ssr: 'src/index.ts',
    outDir: 'lib',
    // The oldest that runs them: the emulator takes the developer's, see the root's package.json.
    target: 'node20',
    minify: false,
    sourcemap: true,
    emptyOutDir: true,
    rolldownOptions: { output: { entryFileNames: 'index.js' } },
  },
})
