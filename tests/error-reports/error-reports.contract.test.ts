import { resolve } from 'node:path'
import { build, resolveConfig, type Rolldown } from 'vite'
import { expect, it } from 'vitest'

/** Where the switch is asked for: the entry of public pages, the privacy policy, the functions. */
const ASKING = [
  'src/entries/site/start.ts',
  'src/site/legal/LegalPage.tsx',
  'functions/src/index.ts',
]
/** What they are built with here; anything else is left out. */
const REPORTING =
  /(start|LegalPage|legal_pages\/defaults|functions\/src\/index|error-reporter|(send|error)-reports?|watch-errors|browser-errors|firebase-project)\.(tsx?|md\?raw)$/
const TRACES = [
  'securitypolicyviolation',
  'sendBeacon',
  'Fehlermeldungen Ihres Browsers',
  'browser-error',
]

/** The code of a build in which the settings turn reports on, or say nothing of them. */
async function built(define: Record<string, string>): Promise<string> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    // The developer's own .env has no say.
    envDir: false,
    define,
    build: {
      write: false,
      rolldownOptions: {
        input: ASKING,
        preserveEntrySignatures: 'strict',
        external: (id) => !REPORTING.test(id),
      },
    },
  })) as Rolldown.RolldownOutput
  return output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n')
}

it('errors are reported where the settings say so, and otherwise the code has no trace of it', async () => {
  const on = await built({ 'import.meta.env.VITE_REPORT_ERRORS': '"true"' })
  const off = await built({})
  for (const trace of TRACES) {
    expect.soft(on.includes(trace), trace).toBe(true)
    expect.soft(off.includes(trace), trace).toBe(false)
  }
})

it('site and functions read the same settings', async () => {
  const { envDir } = await resolveConfig(
    { configFile: resolve('functions/vite.config.ts') },
    'build',
  )
  expect(envDir).toBe(resolve('.'))
})
