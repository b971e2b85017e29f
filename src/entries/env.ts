import { object, string, ValidationError, type InferType } from 'yup'
import type { BackendConfig } from '#firebase/app/backend.ts'
import { DEMO_PROJECT, EMULATED_SITE } from '#model/site/firebase-project.ts'

const webConfig = object({
  VITE_FIREBASE_API_KEY: string().required(),
  VITE_FIREBASE_AUTH_DOMAIN: string().required(),
  VITE_FIREBASE_PROJECT_ID: string().required(),
  VITE_FIREBASE_STORAGE_BUCKET: string().required(),
  VITE_FIREBASE_APP_ID: string().required(),
  /** Where visitors find the site, as in `https://www.school.example`. */
  VITE_SITE_URL: string().url().required(),
})
/** With what may be left out. */
const settings = webConfig.shape({
  VITE_REPORT_ERRORS: string().oneOf(['', 'true', 'false']),
})
type WebConfig = InferType<typeof webConfig>

const DEMO: WebConfig = {
  VITE_FIREBASE_API_KEY: 'demo',
  VITE_FIREBASE_AUTH_DOMAIN: `${DEMO_PROJECT}.firebaseapp.com`,
  VITE_FIREBASE_PROJECT_ID: DEMO_PROJECT,
  VITE_FIREBASE_STORAGE_BUCKET: `${DEMO_PROJECT}.appspot.com`,
  VITE_FIREBASE_APP_ID: 'demo',
  VITE_SITE_URL: EMULATED_SITE,
}

export interface Backend extends Pick<BackendConfig, 'firebase' | 'emulators'> {
  /** The site's own address, without a slash at its end. */
  readonly siteUrl: string
}

declare global {
  /** Which project's Firestore the page uses, where a test has said so before anything of it ran. */
  var projectUnderTest: string | undefined
}

/** The backend of the page that this runs in. Only a build for the emulators may be told another. */
export function backendOfPage(): Backend {
  const backend = parseEnv(import.meta.env, import.meta.env.MODE)
  if (import.meta.env.MODE !== 'emulators' || !globalThis.projectUnderTest) return backend
  return { ...backend, firebase: { ...backend.firebase, projectId: globalThis.projectUnderTest } }
}

/**
 * Reads the web config from the environment; without one, the demo project on the emulators.
 *
 * @param mode Vite's mode; `production` means: this build goes to real visitors
 * @throws Error with one sentence when the config is incomplete, or missing in production
 */
export function parseEnv(env: Record<string, unknown>, mode: string): Backend {
  const given = Object.keys(webConfig.fields).some((name) => env[name])
  if (mode === 'emulators' || (!given && mode !== 'production')) {
    return toBackend(DEMO, true)
  }
  try {
    return toBackend(settings.validateSync(env), false)
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    throw new Error(
      `${error.path} is missing or wrong: copy .env.example to .env and fill in the Firebase project's web config.`,
    )
  }
}

function toBackend(config: WebConfig, emulators: boolean): Backend {
  const siteUrl = config.VITE_SITE_URL.replace(/\/+$/, '')
  return { firebase: toOptions(config), emulators, siteUrl }
}

function toOptions(config: WebConfig) {
  return {
    apiKey: config.VITE_FIREBASE_API_KEY,
    authDomain: config.VITE_FIREBASE_AUTH_DOMAIN,
    projectId: config.VITE_FIREBASE_PROJECT_ID,
    storageBucket: config.VITE_FIREBASE_STORAGE_BUCKET,
    appId: config.VITE_FIREBASE_APP_ID,
  }
}
