import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { deploy, goLive } from './deploy.ts'
import { checkSignedIn } from './programs.ts'

it('a site is live only when it is published, and as it should be', async () => {
  const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  onTestFinished(() => said.mockRestore())
  const project = { id: 'school', siteUrl: 'https://school.de' }
  const published = () => Promise.resolve(new Date())
  const refused = () => Promise.reject(new Error('no role'))
  const found =
    (...faults: string[]) =>
    () =>
      Promise.resolve(faults)
  await expect(goLive(project, refused, found())).rejects.toThrow(
    /^Deployed, but not published \(no role\): .* npm run publish -- --project school\.$/,
  )
  await expect(goLive(project, published, found('No page.', 'No form.'))).rejects.toThrow(
    'Deployed and published, but not as it should be:\n  No page.\n  No form.',
  )
  expect(said).not.toHaveBeenCalled()
  await goLive(project, published, found())
  expect(said).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('Live: https://school.de'))
})

/** @param XDG_CONFIG_HOME where firebase-tools keeps who is signed in */
function signOut(XDG_CONFIG_HOME = '/nowhere') {
  vi.stubEnv('GOOGLE_APPLICATION_CREDENTIALS', '')
  vi.stubEnv('XDG_CONFIG_HOME', XDG_CONFIG_HOME)
  onTestFinished(() => void vi.unstubAllEnvs())
}

it('without a terminal, a deployment does not begin', async () => {
  // It would get no further.
  signOut()
  const stdin = vi.spyOn(process, 'stdin', 'get').mockReturnValue({ isTTY: false } as never)
  onTestFinished(() => stdin.mockRestore())
  await expect(deploy([])).rejects.toThrow(/: run npm run deploy in a terminal\.$/)
})

it('whoever has signed in may deploy, and nobody else, whatever Node.js warns of', async () => {
  const home = mkdtempSync(join(tmpdir(), 'signed-in-'))
  onTestFinished(() => rmSync(home, { recursive: true }))
  signOut(home)
  vi.stubEnv('NODE_OPTIONS', `--import=data:text/javascript,console.error('A%20warning.')`)
  await expect(checkSignedIn()).rejects.toThrow('Nobody is signed in: run npx firebase login.')
  mkdirSync(join(home, 'configstore'))
  const account = { user: { email: 'owner@school.de' }, tokens: { refresh_token: 'r' } }
  writeFileSync(join(home, 'configstore/firebase-tools.json'), JSON.stringify(account))
  await expect(checkSignedIn()).resolves.toBeUndefined()
})
