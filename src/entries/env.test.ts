import { describe, expect, it, vi } from 'vitest'
import { backendOfPage, parseEnv } from '#entries/env.ts'
import { DEMO_PROJECT } from '#model/site/firebase-project.ts'

const complete = {
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'school.example',
  VITE_FIREBASE_PROJECT_ID: 'school',
  VITE_FIREBASE_STORAGE_BUCKET: 'bucket',
  VITE_FIREBASE_APP_ID: 'app',
  VITE_SITE_URL: 'https://school.example/',
}

describe('the environment', () => {
  it('without a web config is the demo project on the emulators', () => {
    expect(parseEnv({}, 'development')).toMatchObject({
      emulators: true,
      firebase: { projectId: DEMO_PROJECT },
    })
  })

  it('is the emulators in mode emulators, whatever the config', () => {
    expect(parseEnv(complete, 'emulators').emulators).toBe(true)
  })

  it('with a web config is the real project', () => {
    expect(parseEnv(complete, 'production')).toMatchObject({
      emulators: false,
      firebase: { projectId: 'school', apiKey: 'key' },
      siteUrl: 'https://school.example',
    })
  })

  it('says in one sentence what a production build misses', () => {
    expect(() => parseEnv({}, 'production')).toThrow(/^VITE_\w+ is missing or wrong: copy/)
    expect(() => parseEnv({ ...complete, VITE_FIREBASE_APP_ID: '' }, 'production')).toThrow(
      /^VITE_FIREBASE_APP_ID is missing/,
    )
  })

  it.each(['', 'true', 'false'])('may say "%s" about reports of errors', (VITE_REPORT_ERRORS) => {
    expect(parseEnv({ ...complete, VITE_REPORT_ERRORS }, 'production').emulators).toBe(false)
  })

  it('says so when the switch of the reports is no switch', () => {
    const env = { ...complete, VITE_REPORT_ERRORS: 'yes' }
    expect(() => parseEnv(env, 'production')).toThrow(/^VITE_REPORT_ERRORS is missing or wrong/)
  })

  it('may be told another project by a test, but only on the emulators', () => {
    vi.stubGlobal('projectUnderTest', 'demo-reading-0')
    vi.stubEnv('MODE', 'emulators')
    expect(backendOfPage().firebase.projectId).toBe('demo-reading-0')
    vi.stubEnv('MODE', 'production')
    for (const [name, value] of Object.entries(complete)) vi.stubEnv(name, value)
    expect(backendOfPage().firebase.projectId).toBe('school')
    vi.unstubAllEnvs()
    vi.unstubAllGlobals()
  })
})
