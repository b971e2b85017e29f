import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { PARTS, partsLeft } from './parts.ts'

let folder: string
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'parts-')), 'taken')
})
afterEach(() => rmSync(folder, { recursive: true }))

it('gives each part to one run, whichever asks first', () => {
  const [one, other] = [partsLeft(folder), partsLeft(folder)]
  expect([one.next().value, other.next().value, other.next().value]).toEqual([1, 2, 3])
  const left = [...one, ...other]
  expect(left).toEqual(Array.from({ length: PARTS - 3 }, (_, index) => index + 4))
})

it('gives all to a run that is alone', () => {
  expect([...partsLeft(folder)]).toHaveLength(PARTS)
})
