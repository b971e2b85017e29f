import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { likelyTests } from './likely-tests.ts'
import { mutantsOf } from './mutants-of.ts'

const rules = `
    function isEmail(value) {
      return value.matches('[a-z]+');
    }
    function mail(value, max) {
      return value.size() <= max && isEmail(value);
    }
    match /notes/{id} {
      allow read: if true;
    }
    function fits_notes(written, record) {
      return written.hasOnly(['title', 'from'])
        && text(record.title, 200)
        && mail(record.from, 100);
    }
`

const likely = likelyTests(rules)
const mutants = mutantsOf(rules)
const ofLine = (line: string) => {
  const [mutant] = mutants.filter(({ code }) => code.startsWith(line))
  return mutant && likely(mutant)
}
const named = (fields: string) => String.raw`rules for '?notes\b.*\b(?:${fields})\b`

describe('the tests that are likeliest to notice a mutant', () => {
  it('are those of the field of its line', () => {
    expect(ofLine('&& text(record.title')).toBe(named('title'))
  })

  it('are those of the field that is left out before those beside it', () => {
    const mutant = mutants.find(({ change }) => change === "without 'from'")
    expect(mutant && likely(mutant)).toBe(named('from|title'))
  })

  it('are those of the fields that lead to its function, through others too', () => {
    expect(ofLine('return value.matches')).toBe(named('from'))
  })

  it('are none where no field is concerned', () => {
    expect(ofLine('allow read')).toBeUndefined()
  })

  it('are there for most mutants of the rules', () => {
    const real = readFileSync('firestore.rules', 'utf8')
    const all = mutantsOf(real)
    const found = all.map(likelyTests(real)).filter((tests) => tests !== undefined)
    expect(found.length).toBeGreaterThan(all.length / 2)
  })
})
