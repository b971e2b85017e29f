import { setTimeout as wait } from 'node:timers/promises'
import { Timestamp } from 'firebase-admin/firestore'
import { beforeEach, describe, expect, it } from 'vitest'
import { ownProject } from '#tests/support/fixtures/own-project.ts'
import { callTool, runTool } from '#tests/support/fixtures/run-tool.ts'
import { emulatorBackend } from '#tools/command/backend.ts'
import { publish } from '#tools/publish/publish.ts'
import { publicationDocument } from '../../functions/src/publishing/publication-state.ts'

/** The tests note what the function would. */
const PROJECT = ownProject('publish-command')
const publication = publicationDocument(emulatorBackend(PROJECT).firestore)

/** As it is before: an attempt failed, and nothing has been published since. */
const BEFORE = { wanted: 3, live: 2, live_at: Timestamp.now(), error: 'From before.', lease: null }
beforeEach(() => publication.set(BEFORE))

/** Goes on when the command waits for the function. */
async function waiting<T>(command: Promise<T>) {
  let ended = false
  const end = command.finally(() => (ended = true))
  await expect.poll(async () => (await publication.get()).get('wanted') as unknown).toBe(4)
  return { end, hasEnded: () => ended }
}

describe('npm run publish', () => {
  it('says when visitors get what was stored, and not before', async () => {
    const { end, hasEnded } = await waiting(runTool('publish', ['--project', PROJECT]))
    // What was written before the command.
    await publication.update({ live: 3 })
    await wait(1_000)
    expect(hasEnded()).toBe(false)
    const live_at = Timestamp.fromDate(new Date(2026, 2, 2, 10, 20, 30))
    await publication.update({ live: 4, live_at })
    const { code, said } = await end
    expect(said).toMatch(/^Visitors of demo-publish-command-\d+ get what was stored at .*20:30/)
    expect(code).toBe(0)
  })

  it('ends with what the function says when it has given up, not while it tries again', async () => {
    const { end, hasEnded } = await waiting(callTool(publish, ['--project', PROJECT]))
    await publication.update({ error: 'The host is not there.', lease: 'of a worker' })
    await wait(1_000)
    expect(hasEnded()).toBe(false)
    await publication.update({ lease: null })
    expect(await end).toEqual({
      code: 1,
      said: 'The pages were not published: The host is not there.',
    })
  })

  it.each([{ args: ['--al'] }, { args: ['--project'] }, { args: ['courses'] }])(
    'says how it is called when it does not understand $args, and asks for nothing',
    async ({ args }) => {
      const { code, said } = await callTool(publish, ['--project', PROJECT, ...args])
      expect(code).toBe(1)
      expect(said).toContain('\nUsage: npm run publish -- [--project <id>]\n')
      expect((await publication.get()).data()).toEqual(BEFORE)
    },
  )
})
