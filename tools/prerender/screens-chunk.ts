import type { Rolldown } from 'vite'

type Graph = Rolldown.ChunkingContext

/**
 * One file for what the screens behind a sign-in share and need at once: many small ones compress
 * badly, and each is named by all that import it. What is needed before the screens, too, stays out,
 * so that the sign-in page loads nothing of theirs.
 *
 * @param entry the page's file, a whole path
 * @param screens of the module that imports them
 * @throws when one of them is not in the build
 */
export function screensChunk(entry: string, screens: string): Rolldown.CodeSplittingGroup {
  let needed: { atOnce: ReadonlySet<string>; before: ReadonlySet<string> } | undefined
  return {
    name(id, graph) {
      needed ??= { atOnce: importedBy(screens, graph), before: reachedFrom(entry, graph, screens) }
      return needed.atOnce.has(id) && !needed.before.has(id) ? 'screens' : null
    },
    minShareCount: 2,
    includeDependenciesRecursively: false,
  }
}

function importedBy(root: string, graph: Graph): ReadonlySet<string> {
  return closure(root, (id) => informationOn(id, graph).importedIds)
}

/** Sooner or later, but for what only `without` leads to. */
function reachedFrom(root: string, graph: Graph, without: string): ReadonlySet<string> {
  return closure(root, (id) => {
    const { importedIds, dynamicallyImportedIds } = informationOn(id, graph)
    return [...importedIds, ...dynamicallyImportedIds].filter((each) => each !== without)
  })
}

function informationOn(id: string, graph: Graph) {
  const information = graph.getModuleInfo(id)
  if (!information) throw new Error(`The build has no module ${id}.`)
  return information
}

function closure(root: string, next: (id: string) => readonly string[]): ReadonlySet<string> {
  const found = new Set([root])
  // A set that grows while it is gone through.
  for (const id of found) for (const each of next(id)) found.add(each)
  return found
}
