import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { Failure } from '#tools/command/failure.ts'
import { projectFolder } from '#tools/command/paths.ts'

const { resolve: pathOf } = createRequire(import.meta.url)
const firebaseTools = pathOf('firebase-tools/lib/bin/firebase.js')

/** @throws Failure when firebase-tools has no account to deploy with */
export async function checkSignedIn(): Promise<void> {
  if (process.env['GOOGLE_APPLICATION_CREDENTIALS']) return
  // What `firebase login:list` looks at: the command itself takes seconds to start.
  const auth = JSON.stringify(pathOf('firebase-tools/lib/auth.js'))
  const script = `process.exit(require(${auth}).getProjectDefaultAccount(process.cwd()) ? 0 : 1)`
  const isSignedIn = await new Promise<boolean>((resolve) => {
    const args = ['--eval', script]
    execFile(process.execPath, args, { cwd: projectFolder }, (error) => resolve(!error))
  })
  if (!isSignedIn) throw new Failure('Nobody is signed in: run npx firebase login.')
}

/** Everything in firebase.json: hosting, functions, rules, indexes and TTL policies. */
export async function firebaseDeploy(projectId: string, env: NodeJS.ProcessEnv): Promise<void> {
  const args = [firebaseTools, 'deploy', '--project', projectId]
  const child = spawn(process.execPath, args, {
    cwd: projectFolder,
    stdio: 'inherit',
    // On a busy machine, ten seconds may not do to load the functions.
    env: { ...process.env, FUNCTIONS_DISCOVERY_TIMEOUT: '300', ...env },
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) {
    throw new Failure(
      'firebase deploy has failed, see above: put it right and run npm run deploy again, it does what is left.',
    )
  }
}
