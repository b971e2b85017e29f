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
    ['src/model/a.ts', '#data/backend.ts'],
    ['src/model/a.ts', 'react'],
    ['src/ui/a.tsx', '#content/registry.ts'],
    ['src/ui/a.tsx', 'firebase/app'],
    ['src/data/a.ts', '#content/registry.ts'],
    ['src/admin/a.tsx', '#content/courses/definition.ts'],
    ['src/admin/a.tsx', '#app/site-theme.ts'],
    ['src/admin/a.tsx', '#site/anchors.ts'],
    ['src/admin/a.tsx', 'reactfire'],
    ['src/site/a.tsx', '#admin/admin-paths.ts'],
    ['src/site/a.tsx', '../data/backend.ts'],
    ['src/content/courses/a.ts', '#ui/Reveal.tsx'],
    ['src/content/courses/a.ts', 'react'],
    ['src/content/courses/a.tsx', '#data/content/content-store.ts'],
    ['src/content/courses/a.tsx', '#content/faqs/definition.ts'],
    ['src/hydration/a.ts', '#data/backend.ts'],
    ['src/app/a.ts', 'firebase/app'],
    ['functions/src/a.ts', '../../src/model/fields.ts'],
  ])('refuses in %s an import of %s', async (file, from) => {
    expect(await complaints(file, from)).not.toEqual([])
  })

  it.each([
    ['src/app/a.tsx', '#admin/layout/AdminGuard.tsx'],
    ['src/site/a.tsx', '#content/courses/definition.ts'],
    ['src/admin/a.tsx', '#data/content/content-store.ts'],
    ['src/content/courses/a.tsx', '#ui/Reveal.tsx'],
    ['src/content/courses/a.ts', '#model/fields.ts'],
    ['src/content/courses/a.ts', './definition.ts'],
    ['src/data/a.ts', 'firebase/app'],
    ['src/data/a.ts', '#hydration/when-painted.ts'],
    ['src/model/a.ts', 'yup'],
    ['functions/src/shared.ts', '../../src/model/fields.ts'],
  ])('allows in %s an import of %s', async (file, from) => {
    expect(await complaints(file, from)).toEqual([])
  })
})
