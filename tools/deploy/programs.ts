import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { Failure } from '#tools/command/failure.ts'
import { projectFolder } from '#tools/command/paths.ts'

const firebaseTools = createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js')
/** What Google Cloud asks before a deployment is in functions/src/index.ts: `defineSecret`. */
const SECRETS = ['SMTP_URL', 'ADDRESS_KEY']

interface Outcome {
  readonly ok: boolean
  readonly output: string
  /** Without what went to the standard error. */
  readonly answer: string
}

function firebase(...args: string[]): Promise<Outcome> {
  return new Promise((resolve) => {
    const options = { cwd: projectFolder, maxBuffer: Infinity }
    execFile(process.execPath, [firebaseTools, ...args], options, (error, stdout, stderr) => {
      resolve({ ok: !error, output: `${stdout}${stderr}`, answer: stdout })
    })
  })
}

/** @throws Failure when firebase-tools has no account to deploy with */
export async function checkSignedIn(): Promise<void> {
  if (process.env['GOOGLE_APPLICATION_CREDENTIALS']) return
  const { answer } = await firebase('login:list', '--json')
  const { result = [] } = JSON.parse(answer || '{}') as { result?: unknown[] }
  if (result.length === 0) throw new Failure('Nobody is signed in: run npx firebase login.')
}

/** @throws Failure that names the first secret that the project lacks */
export async function checkSecrets(projectId: string): Promise<void> {
  for (const name of SECRETS) {
    const { ok, output } = await firebase('functions:secrets:get', name, '--project', projectId)
    if (ok) continue
    const reason = /Error: (.+)/.exec(output)?.[1] ?? 'no answer'
    throw new Failure(
      `The secret ${name} cannot be read (${reason}): npx firebase functions:secrets:set ${name} --project ${projectId} sets it.`,
    )
  }
}

/**
 * @returns a secret's value: not for the terminal
 * @throws Failure when the account may not read it
 */
export async function secretValue(name: string, projectId: string): Promise<string> {
  const { ok, answer } = await firebase('functions:secrets:access', name, '--project', projectId)
  if (!ok) throw new Failure(`Your account may not read the secret ${name}.`)
  return answer.trim()
}

/** Everything in firebase.json: hosting, functions, rules, indexes and TTL policies. */
export async function firebaseDeploy(projectId: string, env: NodeJS.ProcessEnv): Promise<void> {
  const args = [firebaseTools, 'deploy', '--project', projectId]
  const child = spawn(process.execPath, args, {
    cwd: projectFolder,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) {
    throw new Failure(
      'firebase deploy has failed, see above: put it right and run npm run deploy again, it does what is left.',
    )
  }
}
