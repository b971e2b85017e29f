const STORE = 'roles/datastore.user'
/** What hears of the store's changes is called by Eventarc in its own name. */
const LISTENER = ['roles/eventarc.eventReceiver', 'roles/run.invoker']

/**
 * Who runs the functions: an account for each task, with its roles in the project. What strangers
 * reach can neither publish nor mail; what publishes cannot read the mail server's password, because
 * firebase-tools gives each secret to the accounts of the functions that name it. The cleaner may
 * write to the bucket of the pictures, too: not to others, where Google keeps the functions' code.
 */
export const SERVICE_ACCOUNTS = {
  'site-reception': [STORE],
  'site-mail': [STORE, ...LISTENER],
  'site-staff': [STORE, 'roles/firebaseauth.admin'],
  'site-publisher': [
    STORE,
    'roles/firebaseauth.viewer',
    'roles/firebasehosting.admin',
    ...LISTENER,
  ],
  'site-cleaner': [STORE, 'roles/firebaseauth.viewer', ...LISTENER],
} as const satisfies Readonly<Record<string, readonly string[]>>

/** Runs the function that takes the project off its billing account, where a spent budget does so. */
export const BUDGET_ACCOUNT = { 'site-budget': ['roles/billing.projectManager', ...LISTENER] }

export type ServiceAccount = keyof typeof SERVICE_ACCOUNTS

/** Whole: firebase-tools completes `name@` for functions, and forgets to for secrets and schedules. */
export const accountEmail = (name: string, projectId: string) =>
  `${name}@${projectId}.iam.gserviceaccount.com`
