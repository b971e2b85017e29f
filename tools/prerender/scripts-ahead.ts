import type { Rolldown } from 'vite'

/** The files that hydrate a page: what the entry imports once the page is painted. */
export function scriptsAhead(bundle: Rolldown.OutputBundle): string[] {
  const files = new Set<string>()
  const add = (file: string) => {
    const chunk = bundle[file]
    if (chunk?.type !== 'chunk' || files.has(file)) return
    files.add(file)
    chunk.imports.forEach(add)
  }
  const entries = Object.values(bundle).filter((file) => file.type === 'chunk' && file.isEntry)
  for (const entry of entries as Rolldown.OutputChunk[]) {
    entry.dynamicImports.forEach(add)
    // The page begins with these.
    for (const file of [entry.fileName, ...entry.imports]) files.delete(file)
  }
  return [...files]
}

/**
 * Names them in the page, in a template: nothing is fetched until `src/hydration/` says so. Fetched
 * only: to compile what the visitor may not need takes processors from the page.
 */
export function withScriptsAhead(html: string, files: readonly string[]): string {
  const links = files.map(
    (file) => `<link rel="prefetch" as="script" crossorigin href="/${file}" />`,
  )
  return html.replace('</head>', `<template id="scripts-ahead">${links.join('')}</template></head>`)
}
