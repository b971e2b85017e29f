import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { beforeEach, describe, expect, it } from 'vitest'
import { emptyPlace, HOME, homeBackend } from '#tests/support/backup-places.ts'
import { seedContent } from '#tools/seed-data/seed.ts'

/** As a person would call it. */
async function check(...args: string[]) {
  const program = ['--import', 'tsx', 'tools/check/main.ts', '--project', HOME, ...args]
  try {
    const { stdout } = await promisify(execFile)(process.execPath, program)
    return { code: 0, said: stdout }
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string }
    return { code, said: stdout + stderr }
  }
}

beforeEach(async () => {
  await emptyPlace(HOME)
  await seedContent(homeBackend.firestore)
}, 60_000)

describe('npm run check', () => {
  it('finds nothing where every record fits', async () => {
    expect(await check()).toEqual({
      code: 0,
      said: `All 40 records of ${HOME} fit their definitions.\n`,
    })
  })

  it('names every record that does not fit, with what is wrong, and what to do', async () => {
    const { firestore } = homeBackend
    await firestore.doc('courses/klasse-a').update({ price: '', features: 'keine Liste' })
    await firestore.doc('faqs/kaputt').set({ question: 'Wann?', is_active: false })
    const { code, said } = await check()
    expect(code).toBe(1)
    const lines = said.trim().split('\n')
    expect(lines).toHaveLength(3)
    expect(lines[0]).toMatch(/^courses\/klasse-a: .*Price is required\./)
    expect(lines[0]).toContain('Features is of another type.')
    expect(lines[1]).toBe('faqs/kaputt: Answer is required.')
    expect(lines[2]).toMatch(/^2 of 41 records of \S+ do not fit .* in the back office\.$/)
  })

  it('says how it is called when it does not understand', async () => {
    const { code, said } = await check('--all')
    expect(code).toBe(1)
    expect(said).toContain('Usage: npm run check [-- --project <id>]')
  })
})
