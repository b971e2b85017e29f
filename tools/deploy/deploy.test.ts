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
    'Deployed and published, but a visitor would find:\n  No page.\n  No form.',
  )
  expect(said).not.toHaveBeenCalled()
  await goLive(project, published, found())
  expect(said).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('Live: https://school.de'))
})

function signOut() {
  vi.stubEnv('GOOGLE_APPLICATION_CREDENTIALS', '')
  vi.stubEnv('XDG_CONFIG_HOME', '/nowhere')
  onTestFinished(() => void vi.unstubAllEnvs())
}

it('without a terminal, a deployment does not begin', async () => {
  // It would get no further.
  signOut()
  const stdin = vi.spyOn(process, 'stdin', 'get').mockReturnValue({ isTTY: false } as never)
  onTestFinished(() => stdin.mockRestore())
  await expect(deploy([])).rejects.toThrow(/: run npm run deploy in a terminal\.$/)
})

it('nobody is signed in, whatever Node.js warns of', async () => {
  signOut()
  vi.stubEnv('NODE_OPTIONS', `--import=data:text/javascript,console.error('A%20warning.')`)
  await expect(checkSignedIn()).rejects.toThrow('Nobody is signed in: run npx firebase login.')
})
