import { beforeEach, describe, expect, it } from 'vitest'
import { filledPlace, HOME } from '#tests/support/servers/backup-places.ts'
import { callTool, runTool } from '#tests/support/fixtures/run-tool.ts'
import { check } from '#tools/check/check.ts'
import type { Place } from '#tools/backup/place.ts'

let place: Place
beforeEach(async () => {
  ;({ place } = await filledPlace())
})

const args = ['--project', HOME]

describe('npm run check', () => {
  it('finds nothing where every record fits', async () => {
    const said = `All 40 records of ${HOME} fit their definitions.`
    expect(await callTool(check, args)).toEqual({ code: 0, said })
  })

  it('names every record that does not fit, with what is wrong, and what to do', async () => {
    await place.firestore.doc('courses/klasse-a').update({ price: '', features: 'keine Liste' })
    await place.firestore.doc('faqs/kaputt').set({ question: 'Wann?', is_active: false })
    const { code, said } = await runTool('check', args)
    expect(code).toBe(1)
    const lines = said.split('\n')
    expect(lines).toHaveLength(3)
    expect(lines[0]).toMatch(/^courses\/klasse-a: .*Price is required\./)
    expect(lines[0]).toContain('Features is of another type.')
    expect(lines[1]).toBe('faqs/kaputt: Answer is required.')
    expect(lines[2]).toMatch(/^2 of 41 records of \S+ do not fit .* in the back office\.$/)
  })

  it('says how it is called when it does not understand', async () => {
    const { said } = await callTool(check, ['--all'])
    expect(said).toContain('Usage: npm run check [-- --project <id>]')
  })
})
