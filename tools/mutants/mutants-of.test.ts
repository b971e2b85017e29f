import { describe, expect, it, test } from 'vitest'
import { mutantsOf } from './mutants-of.ts'

const rulesWith = (condition: string) =>
  `service x {\n  match /faqs/{id} {\n    allow read: if ${condition};\n  }\n}`

/** What a condition becomes, without the two mutants that open and close the whole. */
function mutationsOf(condition: string): string[] {
  return mutantsOf(rulesWith(condition))
    .map(({ source }) => /if ([^;]*);/.exec(source)?.[1]?.replaceAll(/\s+/g, ' ').trim() ?? '')
    .filter((mutated) => mutated !== 'true' && mutated !== 'false')
}

const cases = [
  {
    desc: 'each operand of && is left out',
    condition: "a && b('&&', c) && d",
    want: ["b('&&', c) && d", 'a && d', "a && b('&&', c)"],
  },
  { desc: 'each operand of || is left out', condition: 'a || b', want: ['b', 'a'] },
  {
    desc: 'brackets hold an operand together',
    condition: 'a && (b || c)',
    want: ['(b || c)', 'a', 'a && ( c)', 'a && (b )'],
  },
  { desc: 'an equation is turned round', condition: 'a == b', want: ['a != b'] },
  { desc: 'a bound moves and turns', condition: 'a <= b', want: ['a < b', 'a >= b'] },
  { desc: 'a number moves both ways', condition: 'f(5)', want: ['f(6)', 'f(4)'] },
  { desc: 'yes and no change places', condition: "a.get('b', false)", want: ["a.get('b', true)"] },
  { desc: 'a negation is left out', condition: '!a', want: ['a'] },
  {
    desc: 'each entry of a list is left out',
    condition: "a in ['b', 'c']",
    want: ["a in [ 'c']", "a in ['b']"],
  },
  {
    desc: 'a regular expression is opened at both ends and loses its alternatives',
    condition: "a.matches('x(b|c)')",
    want: [
      "a.matches('.*x(b|c)')",
      "a.matches('x(c)')",
      "a.matches('x(b)')",
      "a.matches('x(b|c).*')",
    ],
  },
  {
    desc: 'a regular expression loses its quantifiers and the pieces of its classes',
    condition: String.raw`a.matches('[\\s\\x{A0}-]+')`,
    want: [
      String.raw`a.matches('.*[\\s\\x{A0}-]+')`,
      String.raw`a.matches('[\\x{A0}-]+')`,
      String.raw`a.matches('[\\s-]+')`,
      String.raw`a.matches('[\\s\\x{A0}]+')`,
      String.raw`a.matches('[\\s\\x{A0}-]')`,
      String.raw`a.matches('[\\s\\x{A0}-]+.*')`,
    ],
  },
  {
    desc: 'an escaped backslash is one piece',
    condition: String.raw`a.matches('[^/\\\\\\t]')`,
    want: [
      String.raw`a.matches('.*[^/\\\\\\t]')`,
      String.raw`a.matches('[/\\\\\\t]')`,
      String.raw`a.matches('[^\\\\\\t]')`,
      String.raw`a.matches('[^/\\t]')`,
      String.raw`a.matches('[^/\\\\]')`,
      String.raw`a.matches('[^/\\\\\\t].*')`,
    ],
  },
  {
    desc: 'the only piece of a class stays, since a class of nothing is none',
    condition: String.raw`a.matches('[^\\n]')`,
    want: [
      String.raw`a.matches('.*[^\\n]')`,
      String.raw`a.matches('[\\n]')`,
      String.raw`a.matches('[^\\n].*')`,
    ],
  },
  {
    desc: 'the bounds of a repetition move, but not below nothing',
    condition: "a.matches('b{0,2}')",
    want: [
      "a.matches('.*b{0,2}')",
      "a.matches('b{1,2}')",
      "a.matches('b{0,3}')",
      "a.matches('b{0,1}')",
      "a.matches('b{0,2}.*')",
    ],
  },
]

describe('of a condition', () => {
  it.each(cases)('$desc', ({ condition, want }) => {
    expect(mutationsOf(condition)).toEqual(want)
  })
})

test('every allow is opened and closed, and loses each of its methods', () => {
  const mutants = mutantsOf(
    'match /b/{id} {\n  allow create, update: if a;\n  allow delete: if true;\n}',
  )
  expect(mutants.map(({ line, change }) => [line, change])).toEqual([
    [2, 'without create'],
    [2, 'without update'],
    [2, 'allow create, update if true'],
    [2, 'allow create, update if false'],
    [3, 'allow delete if false'],
  ])
})

test('what nobody is allowed anyway does not lose its methods', () => {
  const changes = mutantsOf('allow read, write: if false;').map(({ change }) => change)
  expect(changes).toEqual(['allow read, write if true'])
})

test('a mutant names its line and its collection', () => {
  const [mutant] = mutantsOf(rulesWith('a == b'))
  expect(mutant).toMatchObject({
    line: 3,
    code: 'allow read: if a == b;',
    collection: 'faqs',
  })
})

test('a mutant of a shape names the collection, too', () => {
  const [mutant] = mutantsOf('function fits_why_choose_us(record) {\n  return a == b;\n}')
  expect(mutant?.collection).toBe('why_choose_us')
})

test('comments, paths and texts that are no list entries stay as they are', () => {
  const source = "// a && b == 1\nmatch /a/{b=**} {\n  /* 1 < 2 */ allow get: if f('1 && 2');\n}"
  expect(mutantsOf(source).map(({ change }) => change)).toEqual([
    'allow get if true',
    'allow get if false',
  ])
})

test('no two mutants are the same', () => {
  const mutants = mutantsOf(rulesWith("true == a && a in ['b', 'c', 'c']"))
  const sources = mutants.map(({ source }) => source)
  expect(new Set(sources).size).toBe(sources.length)
})
