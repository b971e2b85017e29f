import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const DECISIONS = 'docs/decisions'
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => !file.includes('node_modules'))
    .map((file) => join(folder, file))

const tests = filesIn('tests')
const stories = tests.filter((file) => file.endsWith('.spec.ts'))
const decisions = readdirSync(DECISIONS).filter((file) => /^\d{4}-/.test(file))
const docs = [
  ...filesIn('docs'),
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'tools/README.md',
  'src/entries/site/README.md',
]
  .filter((file) => file.endsWith('.md'))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))

it('each story names, in its first line, decisions that stand', () => {
  const standing = decisions.map((name) => name.slice(0, 4))
  const without = stories.filter((file) => {
    const [line = ''] = readFileSync(file, 'utf8').split('\n', 1)
    const named = /^\/\/ Decisions: (\d{4}(?:, \d{4})*)$/.exec(line)?.[1]?.split(', ') ?? ['none']
    return named.some((number) => !standing.includes(number))
  })
  expect(without).toEqual([])
})

it('each test is of a kind that is run', () => {
  const OF_A_FOLDER = /^tests\/(rules|engines)\/[^/]+\.test\.ts$/
  const OF_A_SUFFIX = /^tests\/[^/]+\/[^/]+\.(spec|(emulators|shared|contract)\.test)\.tsx?$/
  const others = tests
    .filter((file) => /\.(test|spec)\.tsx?$/.test(file))
    .filter((file) => !OF_A_FOLDER.test(file) && !OF_A_SUFFIX.test(file))
  expect(others).toEqual([])
})

describe('the docs', () => {
  it('name tests that are there', () => {
    const gone = docs.flatMap(({ file, text }) =>
      [...text.matchAll(/`(?:tests|src|functions|tools)\/[^`<{*]+\.(?:test|spec)\.tsx?`/g)]
        .map(([name]) => name.slice(1, -1))
        .filter((name) => !existsSync(name))
        .map((name) => `${file}: ${name}`),
    )
    expect(gone).toEqual([])
  })

  it('link to files that are there', () => {
    const gone = docs.flatMap(({ file, text }) =>
      [...text.matchAll(/\]\((?!https?:|mailto:|[#/])([^)#]+)/g)]
        .map(([, target = '']) => join(dirname(file), target))
        .filter((target) => !existsSync(target))
        .map((target) => `${file}: ${target}`),
    )
    expect(gone).toEqual([])
  })

  it('list every decision', () => {
    const index = readFileSync(join(DECISIONS, 'README.md'), 'utf8')
    expect(decisions.filter((file) => !index.includes(`(${file})`))).toEqual([])
  })
})
