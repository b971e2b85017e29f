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
    ['src/content/courses/a.tsx', '#content/school.ts'],
    ['src/content/courses/use-a.ts', '#firebase/content/content-store.ts'],
    ['src/firebase/a.ts', 'firebase/app'],
    ['src/model/a.ts', 'yup'],
    ['functions/src/shared.ts', '../../src/model/fields/fields.ts'],
    ['functions/src/requests/a.ts', '../shared.ts'],
  ])('allows in %s an import of %s', async (file, from) => {
    expect(await complaints(file, from)).toEqual([])
  })
})
