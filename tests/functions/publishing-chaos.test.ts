import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { buildMarker } from '#model/site-file.ts'
import { startHostingServer, type HostingServer } from '#tests/support/hosting-api.ts'
import { build, contentOf, fillStore, state, write } from '#tests/support/publishing.ts'
import { projectFolder } from '#tools/command/paths.ts'

/** `PUBLISHING_SAVES=200` for the whole of it: a minute. */
const SAVES = Number(process.env['PUBLISHING_SAVES'] ?? 40)
const BETWEEN_SAVES_MS = 250
const KILL_EVERY_MS = 3_000
const LEASE_MS = 2_000
const PAGES = ['/index.html', '/ueber-uns.html', '/impressum.html', '/404.html']
const pageOf = (server: HostingServer, path: string) => server.store.served().get(path) ?? ''

test(`${SAVES} saves, a function killed again and again, an API that fails every third call`, async () => {
  await fillStore()
  const server = await startHostingServer('school')
  onTestFinished(server.stop)
  server.store.deploy({ [buildMarker(build.id)]: '', '/assets/app.js': 'code' })
  const workers = killedWorkers(server)
  onTestFinished(workers.end)
  await untilLive()

  let calls = 0
  server.meddle = () => ((calls += 1) % 3 === 0 ? 503 : undefined)
  const reader = pollingReader(server)
  workers.kill()
  for (let save = 1; save <= SAVES; save += 1) {
    await write('courses/klasse-b', { price: `${1000 + save}€` })
    await wait(BETWEEN_SAVES_MS)
  }
  workers.leaveAlone()
  await untilLive()
  reader.stop()

  expect(pageOf(server, '/index.html')).toContain(`${1000 + SAVES}€`)
  expect(reader.faults).toEqual([])
  expect(reader.looks).toBeGreaterThan(SAVES)
  expect(workers.killed).toBeGreaterThan(1)
  expect(server.store.served().get('/assets/app.js')).toBe('code')
}, 300_000)

const untilLive = () =>
  vi.waitUntil(
    async () => {
      const { wanted: asked = 0, live = 0 } = await state()
      return live >= asked
    },
    { timeout: 120_000, interval: 200 },
  )

/** A visitor who opens all pages, all the time: each is whole, and of the same publication. */
function pollingReader(server: HostingServer) {
  const faults: string[] = []
  let looks = 0
  const look = () => {
    looks += 1
    const contents = new Set(
      PAGES.map((path) => {
        const page = pageOf(server, path)
        if (!page.endsWith('</html>\n')) faults.push(`${path} is missing or half written`)
        return contentOf(page)
      }),
    )
    if (contents.size !== 1) faults.push(`mixed: ${[...contents].join(', ')}`)
  }
  const timer = setInterval(look, 20)
  return {
    faults,
    get looks() {
      return looks
    },
    stop: () => clearInterval(timer),
  }
}

/** One worker at a time, each killed in the middle of whatever it does, and replaced. */
function killedWorkers(server: HostingServer) {
  let running = start()
  let killed = 0
  let timer: ReturnType<typeof setInterval> | undefined
  function start(): ChildProcess {
    const file = join(projectFolder, 'tests/support/publishing-worker.ts')
    return spawn(process.execPath, ['--import', 'tsx', file], {
      cwd: projectFolder,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        HOSTING_API: server.base,
        HOSTING_TOKEN: server.token,
        LEASE_MS: String(LEASE_MS),
      },
    })
  }
  return {
    get killed() {
      return killed
    },
    kill: () => {
      timer = setInterval(() => {
        running.kill('SIGKILL')
        killed += 1
        running = start()
      }, KILL_EVERY_MS)
    },
    leaveAlone: () => clearInterval(timer),
    end: async () => {
      clearInterval(timer)
      const gone = once(running, 'exit')
      // Otherwise it has ended by itself.
      if (running.kill('SIGKILL')) await gone
    },
  }
}
