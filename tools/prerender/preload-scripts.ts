import type { Plugin } from 'vite'

/**
 * Names in the pages what hydrates them, the module `main` with all that it imports: it has arrived
 * when the entry asks for it. src/app/prerender/render-page.tsx gives it a low priority.
 */
export function preloadScripts(): Plugin {
  return {
    name: 'preload-scripts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { chunk: entry, bundle = {} }) {
        const files = new Set<string>()
        const add = (file: string) => {
          const chunk = bundle[file]
          if (chunk?.type !== 'chunk' || files.has(file)) return
          files.add(file)
          chunk.imports.forEach(add)
        }
        for (const file of entry?.dynamicImports ?? []) {
          const chunk = bundle[file]
          if (chunk?.type === 'chunk' && chunk.name === 'main') add(file)
        }
        // Vite names these itself.
        for (const file of [entry?.fileName ?? '', ...(entry?.imports ?? [])]) files.delete(file)
        return [...files].map((file) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
          injectTo: 'head',
        }))
      },
    },
  }
}
