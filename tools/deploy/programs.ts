import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { Failure } from '#tools/command/failure.ts'
import { projectFolder } from '#tools/command/paths.ts'

const firebaseTools = createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js')

/** @throws Failure when firebase-tools has no account to deploy with */
export async function checkSignedIn(): Promise<void> {
  if (process.env['GOOGLE_APPLICATION_CREDENTIALS']) return
  const answer = await new Promise<string>((resolve) => {
    const args = [firebaseTools, 'login:list', '--json']
    execFile(process.execPath, args, { cwd: projectFolder }, (_, stdout) => resolve(stdout))
  })
  const { result = [] } = JSON.parse(answer || '{}') as { result?: unknown[] }
  if (result.length === 0) throw new Failure('Nobody is signed in: run npx firebase login.')
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
