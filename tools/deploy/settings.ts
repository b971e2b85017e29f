import { parseEnv } from 'node:util'
import { mixed, number, object, string, ValidationError, type InferType } from 'yup'
import { Failure } from '#tools/command/failure.ts'
import type { AdminAccount } from '../../functions/src/accounts/admins.ts'
import { mailServer } from '../../functions/src/mail/mail-server.ts'
import type { Backend } from '../../src/entries/env.ts'

/** Top-level domains of nobody (RFC 2606, RFC 6761): samples end in them. */
const SAMPLE = /(^|[@./])localhost$|\.(example|invalid|test)$/

/**
 * The real project of a production build.
 *
 * @throws Failure when visitors could not use it
 */
export function checkProject({ firebase, siteUrl }: Backend): string {
  const { projectId = '' } = firebase
  if (projectId.startsWith('demo-')) {
    throw new Failure(
      `${projectId} exists only on the emulators: fill in the web config of a real project in .env.`,
    )
  }
  const { protocol, hostname, pathname } = new URL(siteUrl)
  // Pages would name it as the beginning of their own addresses.
  if (protocol !== 'https:' || SAMPLE.test(hostname) || pathname !== '/') {
    throw new Failure(
      `VITE_SITE_URL in .env is ${siteUrl}: it has to be the https:// address that visitors use, without a path.`,
    )
  }
  return projectId
}

const parameters = object({
  SITE_URL: string().required(),
  CONTACT_TO: string()
    .required()
    .email()
    .test('real', 'CONTACT_TO is a sample', (address) => !SAMPLE.test(address)),
  CONTACT_LIMIT_PER_ADDRESS: number().integer().min(1).required(),
  CONTACT_LIMIT_PER_NETWORK: number().integer().min(1).required(),
  CONTACT_LIMIT_IN_TOTAL: number().integer().min(1).required(),
  CONTACT_LIMIT_IN_A_DAY: number().integer().min(1),
  TRUSTED_HOPS: number().integer().min(0),
  HOSTING_SITE: string(),
  BUDGET_TOPIC: mixed().oneOf(
    [undefined],
    'BUDGET_TOPIC does nothing: it belongs into .env, as VITE_BUDGET_TOPIC',
  ),
  ENFORCE_APP_CHECK: string().oneOf(
    ['false'],
    'ENFORCE_APP_CHECK has to be false: the site does not register with App Check, so that every request would be refused',
  ),
})

/**
 * The functions' parameters (functions/src/index.ts), which firebase-tools would ask for otherwise.
 *
 * @param text of functions/.env.<project id>
 * @param siteUrl of the site's settings: the functions take calls from its pages only
 * @throws Failure that names the file and the first parameter that is wrong
 */
export function checkParameters(
  file: string,
  text: string | undefined,
  siteUrl?: string,
): InferType<typeof parameters> {
  if (text === undefined) {
    throw new Failure(
      `${file} is missing: create it from the template in docs/deploying.md, Settings.`,
    )
  }
  let given: InferType<typeof parameters>
  try {
    given = parameters.validateSync(parseEnv(text))
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    throw new Failure(`In ${file}, ${error.message}.`)
  }
  if (siteUrl !== undefined && given.SITE_URL.replace(/\/+$/, '') !== siteUrl) {
    throw new Failure(
      `In ${file}, SITE_URL is ${given.SITE_URL}, in .env VITE_SITE_URL is ${siteUrl}: the functions would refuse the contact form.`,
    )
  }
  return given
}

/**
 * @param url the secret SMTP_URL
 * @throws Failure when it is none, or of a mail server that the functions could not reach
 */
export function checkMailServer(url: string): void {
  const { onThisMachine, options } = mailServer(url)
  if (onThisMachine) {
    throw new Failure('SMTP_URL names no mail server that the functions could reach from Google.')
  }
  if (options.port === 25) {
    throw new Failure(
      'SMTP_URL names port 25, which Google blocks: use 465 (smtps:) or 587 (smtp:) of the mail server.',
    )
  }
}

/**
 * @param key the secret ADDRESS_KEY: of a short one, addresses could be found by trying
 * @throws Failure when it is short
 */
export function checkAddressKey(key: string, projectId: string): void {
  if (key.length >= 32) return
  throw new Failure(
    `ADDRESS_KEY is shorter than 32 characters: openssl rand -base64 32 | npx firebase functions:secrets:set ADDRESS_KEY --data-file - --project ${projectId}`,
  )
}

/**
 * @param lockfile what is tested
 * @param installed what npm has installed, by its own notes
 * @throws Failure when the site would be built with anything else
 */
export function checkInstalled(lockfile = '{}', installed = '{}'): void {
  type Packages = Record<string, { readonly version?: string; readonly optional?: boolean }>
  const packages = (text: string) => (JSON.parse(text) as { packages?: Packages }).packages ?? {}
  const [wanted, found] = [packages(lockfile), packages(installed)]
  const differs = (path: string) =>
    (path in found || !wanted[path]?.optional) && wanted[path]?.version !== found[path]?.version
  const path = Object.keys({ ...wanted, ...found }).find((each) => each !== '' && differs(each))
  if (path === undefined) return
  throw new Failure(`What is installed is not what was tested (${path}): npm ci`)
}

/** @throws Failure when nobody could enter the back office, or somebody who could, cannot any more */
export function checkAdmins(admins: readonly AdminAccount[], projectId: string): void {
  const create = (email: string) => `npm run admin -- create ${email} --project ${projectId}`
  const [incomplete] = admins.filter(({ complete }) => !complete)
  if (incomplete) {
    throw new Failure(
      `${incomplete.email} is an admin without a record, and would be shut out: ${create(incomplete.email)} writes it and gives a link for a new password (revoke takes the account away).`,
    )
  }
  if (admins.length === 0) {
    throw new Failure(`There is no admin yet: ${create('<email>')} makes the first.`)
  }
}
