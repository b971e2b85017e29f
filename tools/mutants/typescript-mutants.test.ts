import { expect, it } from 'vitest'
import { typescriptMutants } from './typescript-mutants.ts'

const changes = (source: string) => typescriptMutants(source).map(({ change }) => change)

it.each([
  { source: 'const a = b < 5', wanted: ['< → <=', '< → >=', '5 → 6'] },
  { source: "if (a) throw new Error('no')", wanted: ['a → true', 'a → false', "'no' → ''"] },
  { source: 'const a = !b ?? true', wanted: ['?? → &&', '!b → b', 'true → false'] },
  { source: 'await check(a)', wanted: ['await check(a) → ;'] },
  { source: "const a = b ? '' : c", wanted: ['b → true', 'b → false', "'' → 'mutant'"] },
])('every decision in $source is changed', ({ source, wanted }) => {
  expect(changes(source)).toEqual(expect.arrayContaining(wanted))
})

it('types and imports are left alone', () => {
  expect(changes("import a from 'a'\ninterface B { c: 'd' }\nlet e: 1 | 'f'")).toEqual([])
})

it('a mutant is the source with one thing changed, and says where', () => {
  const [mutant] = typescriptMutants('const a = 1\nconst b = c === d\n').slice(1)
  expect(mutant).toEqual({
    line: 2,
    code: 'const b = c === d',
    change: '=== → !==',
    source: 'const a = 1\nconst b = c !== d\n',
  })
})
