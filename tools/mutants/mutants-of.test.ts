import { expect, it } from 'vitest'
import { mutantsOf } from './mutants-of.ts'

/** What a condition becomes, without the two mutants that open and close the whole. */
function mutationsOf(condition: string): string[] {
  return mutantsOf(`match /faqs/{id} {\n  allow read: if ${condition};\n}`)
    .map(({ source }) => /if ([^;]*);/.exec(source)?.[1]?.replaceAll(/\s+/g, ' ').trim() ?? '')
    .filter((mutated) => mutated !== 'true' && mutated !== 'false')
}

it.each([
  ["a && b('&&', c) && d", ["b('&&', c) && d", 'a && d', "a && b('&&', c)"]],
  ['a || b', ['b', 'a']],
  ['a && (b || c)', ['(b || c)', 'a', 'a && ( c)', 'a && (b )']],
  ['a == b', ['a != b']],
  ['a <= b', ['a < b', 'a >= b']],
  ['f(5)', ['f(6)', 'f(4)']],
  ["a.get('b', false)", ["a.get('b', true)"]],
  ['!a', ['a']],
  ["a in ['b', 'c']", ["a in [ 'c']", "a in ['b']"]],
])('operands, values and entries of %s', (condition, wanted) => {
  expect(mutationsOf(condition)).toEqual(wanted)
})

it.each([
  ['x(b|c)', ['.*x(b|c)', 'x(c)', 'x(b)', 'x(b|c).*']],
  ['b{0,2}', ['.*b{0,2}', 'b{1,2}', 'b{0,3}', 'b{0,1}', 'b{0,2}.*']],
  [
    String.raw`[\\s\\x{A0}-]+`,
    [
      String.raw`.*[\\s\\x{A0}-]+`,
      String.raw`[\\x{A0}-]+`,
      String.raw`[\\s-]+`,
      String.raw`[\\s\\x{A0}]+`,
      String.raw`[\\s\\x{A0}-]`,
      String.raw`[\\s\\x{A0}-]+.*`,
    ],
  ],
  // An escaped backslash is one piece.
  [
    String.raw`[^/\\\\]`,
    [
      String.raw`.*[^/\\\\]`,
      String.raw`[/\\\\]`,
      String.raw`[^\\\\]`,
      String.raw`[^/]`,
      String.raw`[^/\\\\].*`,
    ],
  ],
  // The only piece of a class stays: a class of nothing is none.
  [String.raw`[^\\n]`, [String.raw`.*[^\\n]`, String.raw`[\\n]`, String.raw`[^\\n].*`]],
])('pieces of the pattern %s', (pattern, wanted) => {
  expect(mutationsOf(`a.matches('${pattern}')`)).toEqual(
    wanted.map((each) => `a.matches('${each}')`),
  )
})

it('every allow is opened and closed, and loses each of its methods', () => {
  const rules = [
    'allow create, update: if a;',
    'allow delete: if true;',
    'allow read, write: if false;',
  ]
  expect(mutantsOf(rules.join('\n')).map(({ line, change }) => [line, change])).toEqual([
    [1, 'without create'],
    [1, 'without update'],
    [1, 'allow create, update if true'],
    [1, 'allow create, update if false'],
    [2, 'allow delete if false'],
    [3, 'allow read, write if true'],
  ])
})

it('comments, paths and texts that are no list entries stay as they are', () => {
  const source = "// a && b == 1\nmatch /a/{b=**} {\n  /* 1 < 2 */ allow get: if f('1 && 2');\n}"
  expect(mutantsOf(source).map(({ change }) => change)).toEqual([
    'allow get if true',
    'allow get if false',
  ])
})

it('no two mutants are the same, and each says where it is', () => {
  const mutants = mutantsOf("allow get:\n  if true == a && a in ['b', 'c', 'c'];")
  expect(new Set(mutants.map(({ source }) => source)).size).toBe(mutants.length)
  expect(mutants[0]).toMatchObject({ line: 2, code: "if true == a && a in ['b', 'c', 'c'];" })
})
