import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { expect, it, onTestFinished } from 'vitest'

/** The functions as they are built with this `.env`; what they import is left out. */
async function built(settings: string): Promise<string> {
  const envDir = await mkdtemp(join(tmpdir(), 'settings-'))
  onTestFinished(() => rm(envDir, { recursive: true }))
  await writeFile(join(envDir, '.env'), settings)
  const { output } = (await build({
    ...{ configFile: 'functions/vite.config.ts', logLevel: 'silent', envDir },
    build: {
      write: false,
      rolldownOptions: { external: (id) => !id.endsWith('functions/src/index.ts') },
    },
  })) as Rolldown.RolldownOutput
  return output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n')
}

// Which functions there are, firebase-tools asks before it reads their parameters.
it('the brake of the bill is built in where .env names its topic, and otherwise left out', async () => {
  const wanted = await built('VITE_BUDGET_TOPIC=spent-budgets\n')
  const unwanted = await built('')
  for (const trace of ['spent-budgets', 'onMessagePublished', 'budget-spent']) {
    expect.soft(wanted.includes(trace), trace).toBe(true)
    expect.soft(unwanted.includes(trace), trace).toBe(false)
  }
})
