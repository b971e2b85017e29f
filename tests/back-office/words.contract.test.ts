import { ESLint } from 'eslint'
import { describe, expect, it } from 'vitest'

const eslint = new ESLint({
  // Types are not needed to judge a text, and loading them takes long.
  overrideConfig: { languageOptions: { parserOptions: { projectService: false } } },
  ruleFilter: ({ ruleId }) => ruleId === 'no-restricted-syntax',
})

async function complaints(code: string, filePath = 'src/admin/A.tsx'): Promise<string[]> {
  const [result] = await eslint.lintText(`export const a = ${code}\n`, { filePath })
  return result?.messages.map(({ message }) => message) ?? []
}

describe('the lint of the back office’s words', () => {
  it.each([
    '<p>Nothing here</p>',
    "<p>{'Nothing here'}</p>",
    "<p>{none ? 'Nothing here' : words.some}</p>",
    '<p>{none && `Nothing in ${list}`}</p>',
    '<Button>{busy ? common.wait : done ? words.again : "Save"}</Button>',
    '<input placeholder="Name" />',
    "<TextField label={'Name'} />",
    '<TextField helperText={`At least ${least}`} />',
    "<img alt={known ? name : 'Photo'} />",
    '<Button aria-label={`Delete ${name}`} />',
    "toast.error({ title: 'Error' })",
    "[{ label: 'Name', cell }]",
    "window.confirm('Sure?')",
  ])('refuses %s', async (code) => {
    expect(await complaints(code)).not.toEqual([])
  })

  it.each([
    '<p>{words.none}</p>',
    '<p>{count} – {words.of(count)}: 404</p>',
    '<TextField label={common.name} type="email" variant="outlined" />',
    "<Stack direction=\"row\" sx={{ display: busy ? 'none' : 'flex' }} />",
    '<Option label={<Typography component="span">{label}</Typography>} />',
    'toast.error({ id: "order", title: common.error })',
    "console.error('Failed to save', error)",
  ])('allows %s', async (code) => {
    expect(await complaints(code)).toEqual([])
  })

  it('leaves the catalogue and the German site alone', async () => {
    const text = "({ title: 'Error' })"
    expect(await complaints(text, 'src/admin/messages/en/a.ts')).toEqual([])
    expect(await complaints(text, 'src/site/A.tsx')).toEqual([])
    expect(await complaints('<p>Unser Team</p>', 'src/site/contact/A.tsx')).toEqual([])
  })

  it('refuses words on pages that are the school’s', async () => {
    expect(await complaints('<p>Unser Team</p>', 'src/site/landing/A.tsx')).not.toEqual([])
    expect(await complaints('<p>{texts.team}</p>', 'src/site/about/A.tsx')).toEqual([])
  })

  it('does not replace the lint of colours', async () => {
    expect(await complaints("({ color: '#ff0000' })")).not.toEqual([])
  })
})
