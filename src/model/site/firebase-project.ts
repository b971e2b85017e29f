/** Where the functions run, in the same place as Firestore and Storage. */
export const REGION = 'europe-west3'

/** The functions that the site calls, by the names that functions/src/index.ts exports. */
export const CALLABLES = {
  sendRequest: 'sendContactEmail',
  manageRequests: 'manageContactRequests',
  changePublication: 'managePublication',
  endSessions: 'endOwnSessions',
  manageAccounts: 'manageAdminAccounts',
  eraseRecord: 'eraseDeletedRecord',
} as const

/** The function that takes the errors of visitors' browsers, where the owner has turned that on. */
export const ERROR_REPORTS = 'reportBrowserError'

/** The project on the emulators, which `.firebaserc` names too: `demo-…` never calls Google. */
export const DEMO_PROJECT = 'demo-fahrschule'

/** Where `npm start` runs the emulators; the same ports as in firebase.json. */
export const EMULATORS = {
  host: '127.0.0.1',
  auth: 9099,
  firestore: 8080,
  functions: 5001,
  storage: 9199,
  hosting: 5000,
} as const

/** The site as `npm start` and the tests open it. */
export const EMULATED_SITE = `http://localhost:${EMULATORS.hosting}`

/** Where a project's documents are, without any SDK: their paths follow, after a slash. */
export function documentsAddress(projectId: string, emulators: boolean): string {
  const server = emulators
    ? `http://${EMULATORS.host}:${EMULATORS.firestore}`
    : 'https://firestore.googleapis.com'
  return `${server}/v1/projects/${projectId}/databases/(default)/documents`
}

/** Where a project's accounts are, without any SDK: what is asked follows, after a colon. */
export function accountsAddress(emulators: boolean): string {
  const server = emulators
    ? `http://${EMULATORS.host}:${EMULATORS.auth}/identitytoolkit.googleapis.com`
    : 'https://identitytoolkit.googleapis.com'
  return `${server}/v1/accounts`
}

/** Where a project's functions are: their names follow, after a slash. */
export function functionsAddress(projectId: string, emulators: boolean): string {
  return emulators
    ? `http://${EMULATORS.host}:${EMULATORS.functions}/${projectId}/${REGION}`
    : `https://${REGION}-${projectId}.cloudfunctions.net`
}
