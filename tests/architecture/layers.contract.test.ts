import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ESLint } from 'eslint'
import { describe, expect, it } from 'vitest'

const eslint = new ESLint({
  // Types are not needed to judge an import, and loading them takes long.
  overrideConfig: { languageOptions: { parserOptions: { projectService: false } } },
  ruleFilter: ({ ruleId }) => ruleId === 'no-restricted-imports',
})

async function complaints(filePath: string, from: string): Promise<string[]> {
  const code = `import { x } from '${from}'\nexport { x }\n`
  const [result] = await eslint.lintText(code, { filePath })
  return result?.messages.map(({ message }) => message) ?? []
}

describe('the layer lint', () => {
  it.each([
    ['src/model/a.ts', '#firebase/app/backend.ts'],
    ['src/model/a.ts', 'react'],
    ['src/ui/a.tsx', '#content/registry.ts'],
    ['src/ui/a.tsx', 'firebase/app'],
    ['src/firebase/a.ts', '#content/registry.ts'],
    ['src/firebase/a.ts', '#ui/toast/toast.ts'],
    ['src/admin/a.tsx', '#content/courses/definition.ts'],
    ['src/admin/a.tsx', '#entries/theme/site-theme.ts'],
    ['src/admin/a.tsx', '#site/layout/SiteLayout.tsx'],
    ['src/admin/a.tsx', 'reactfire'],
    ['src/site/a.tsx', '#admin/admin-paths.ts'],
    ['src/site/a.tsx', '../firebase/backend.ts'],
    ['src/content/courses/a.ts', '#ui/reveal/Reveal.tsx'],
    ['src/content/courses/a.ts', 'react'],
    ['src/content/courses/a.ts', '#firebase/content/content-store.ts'],
    ['src/content/courses/a.tsx', '#site/layout/SiteLayout.tsx'],
    ['src/content/courses/a.tsx', '#content/faqs/definition.ts'],
    ['src/content/courses/a.tsx', '../faqs/definition.ts'],
    ['src/content/courses/room/a.ts', '#ui/reveal/Reveal.tsx'],
    ['src/content/courses/room/a.tsx', '../../faqs/definition.ts'],
    ['src/content/courses/room/a.tsx', '#content/faqs/definition.ts'],
    ['src/content/courses/room/a.tsx', '#site/layout/SiteLayout.tsx'],
    ['src/entries/a.ts', 'firebase/app'],
    ['functions/src/requests/a.ts', '../../../src/model/fields/fields.ts'],
  ])('refuses in %s an import of %s', async (file, from) => {
    expect(await complaints(file, from)).not.toEqual([])
  })

  it.each([
    ['src/entries/a.tsx', '#admin/layout/AdminGuard.tsx'],
    ['src/site/a.tsx', '#content/courses/definition.ts'],
    ['src/admin/a.tsx', '#firebase/content/content-store.ts'],
    ['src/content/courses/a.tsx', '#ui/reveal/Reveal.tsx'],
    ['src/content/courses/a.ts', '#model/fields/fields.ts'],
    ['src/content/courses/a.ts', './definition.ts'],
    ['src/content/courses/a.tsx', '#firebase/content/content-store.ts'],
    ['src/content/courses/a.tsx', '#content/school/definition.ts'],
    ['src/content/courses/room/a.tsx', '../definition.ts'],
    ['src/content/courses/room/a.ts', '../definition.ts'],
    ['src/content/courses/use-a.ts', '#firebase/content/content-store.ts'],
    ['src/firebase/a.ts', 'firebase/app'],
    ['src/model/a.ts', 'yup'],
    ['functions/src/shared.ts', '../../src/model/fields/fields.ts'],
    ['functions/src/requests/a.ts', '../shared.ts'],
  ])('allows in %s an import of %s', async (file, from) => {
    expect(await complaints(file, from)).toEqual([])
  })
})

describe('imports', () => {
  const SPECIFIER = /(?:from|import) '([#.][^']*)'/g
  const folders = ['src', 'functions/src']
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => join(folder, name)),
  )
  const importsOf = new Map(
    files.map((file) => [
      file,
      [...readFileSync(file, 'utf8').matchAll(SPECIFIER)].map(([, to = '']) =>
        to.startsWith('#') ? join('src', to.slice(1)) : join(dirname(file), to),
      ),
    ]),
  )

  function circleFrom(file: string, done: Set<string>, path: string[] = []): string[] | undefined {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file]
    if (done.has(file)) return undefined
    for (const next of importsOf.get(file) ?? []) {
      const circle = circleFrom(next, done, [...path, file])
      if (circle) return circle
    }
    done.add(file)
    return undefined
  }

  it('form no circle, not even for a type', () => {
    const done = new Set<string>()
    expect(files.map((file) => circleFrom(file, done)).find(Boolean)).toBeUndefined()
  })
})
