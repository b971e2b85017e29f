import { resolve } from 'node:path'
import { build, resolveConfig, type InlineConfig, type Rolldown } from 'vite'
import { describe, expect, it } from 'vitest'
import { ERROR_REPORTS } from '#model/firebase-project.ts'

/** Undefined: the settings say nothing about it. */
type Switch = undefined | '' | 'false' | 'true'

/** The scripts of a build, in which nothing but the switch is of interest; nothing is written. */
async function built(value: Switch, config: InlineConfig): Promise<string> {
  const { output } = (await build({
    logLevel: 'silent',
    ...config,
    // The developer's own .env has no say.
    envDir: false,
    define:
      value === undefined ? {} : { 'import.meta.env.VITE_REPORT_ERRORS': JSON.stringify(value) },
    build: { ...config.build, write: false, sourcemap: false },
  })) as Rolldown.RolldownOutput
  return output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n')
}

/** The entry of every public page, and what it brings along for this. */
const site = (value: Switch) =>
  built(value, {
    configFile: false,
    build: {
      rolldownOptions: {
        input: 'src/app/start.ts',
        external: /providers|SiteLayout|app\/main|react-dom|env\.ts|fonts/,
      },
    },
  })

/** The legal text, as the prerendering and the page itself have it. */
const legal = (value: Switch) =>
  built(value, {
    configFile: false,
    build: {
      rolldownOptions: {
        input: 'src/site/legal/PrivacyPage.tsx',
        preserveEntrySignatures: 'strict',
        external: /^react|TextPage|use-contact-info|SchoolLinks/,
      },
    },
  })

const functions = (value: Switch) =>
  built(value, { configFile: resolve('functions/vite.config.ts') })

describe.each([
  { part: 'the public pages', made: site, trace: 'securitypolicyviolation' },
  { part: 'the address of the function on the public pages', made: site, trace: ERROR_REPORTS },
  { part: 'the privacy policy', made: legal, trace: 'Fehlermeldungen Ihres Browsers' },
  { part: 'the functions', made: functions, trace: 'browser-error' },
])('reports of errors in $part', ({ made, trace }) => {
  it('are there where the settings turn them on', async () => {
    expect((await made('true')).includes(trace)).toBe(true)
  })

  it.each([undefined, '', 'false'] as const)(
    'leave no trace with the setting %j',
    async (value) => {
      const code = await made(value)
      expect(code.length).toBeGreaterThan(500)
      // Not the code itself, which is long.
      expect(code.includes(trace)).toBe(false)
    },
  )
})

it('site and functions read the same settings', async () => {
  const { envDir } = await resolveConfig(
    { configFile: resolve('functions/vite.config.ts') },
    'build',
  )
  expect(envDir).toBe(resolve('.'))
})
