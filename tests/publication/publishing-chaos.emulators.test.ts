import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { buildMarker } from '#model/site/site-file.ts'
import { startHostingServer, type HostingServer } from '#tests/support/servers/hosting-api.ts'
import { inDepth } from '#tests/support/fixtures/in-depth.ts'
import { build, contentOf, fillStore, state, write } from './publishing-site.ts'
import { projectFolder } from '#tools/command/paths.ts'

const KILLS = inDepth(3, 30)
/** Each at another step of a publication, whatever the machine's speed; some of them in the store. */
const CALLS_BETWEEN_KILLS = 7
const LATEST_KILL_MS = 300
const BETWEEN_SAVES_MS = 250
/** Longer than a busy machine keeps a worker from saying that it is at work. */
const LEASE_MS = 6_000
const PAGES = ['/index.html', '/ueber-uns.html', '/impressum.html', '/404.html']
const pageOf = (server: HostingServer, path: string) => server.store.file(path)?.toString() ?? ''

test(
  `saves, a function killed ${KILLS} times, an API that fails every third call`,
  async () => {
    await fillStore()
    const server = await startHostingServer('school')
    onTestFinished(server.stop)
    server.store.deploy({ [buildMarker(build.id)]: '', '/assets/app.js': 'code' })
    const workers = killedWorkers(server)
    onTestFinished(workers.end)
    await untilLive()

    let calls = 0
    server.meddle = () => {
      calls += 1
      if (calls % CALLS_BETWEEN_KILLS === 0 && workers.killed < KILLS) {
        setTimeout(workers.kill, Math.random() * LATEST_KILL_MS)
      }
      return calls % 3 === 0 ? 503 : undefined
    }
    const reader = pollingReader(server)
    let saves = 0
    while (workers.killed < KILLS) {
      saves += 1
      await write('courses/klasse-b', { price: `${1000 + saves}€` })
      await wait(BETWEEN_SAVES_MS)
    }
    await untilLive()
    reader.stop()

    expect(pageOf(server, '/index.html')).toContain(`${1000 + saves}€`)
    expect(reader.faults).toEqual([])
    expect(reader.looks).toBeGreaterThan(KILLS)
    expect(server.store.served().get('/assets/app.js')).toBe('code')
  },
  KILLS * 300_000,
)

const untilLive = () =>
  vi.waitUntil(
    async () => {
      const { wanted: asked = 0, live = 0 } = await state()
      return live >= asked
    },
    { timeout: 280_000, interval: 200 },
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
  function start(): ChildProcess {
    const file = join(projectFolder, 'tests/publication/publishing-worker.ts')
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
      running.kill('SIGKILL')
      killed += 1
      running = start()
    },
    end: async () => {
      const gone = once(running, 'exit')
      // Otherwise it has ended by itself.
      if (running.kill('SIGKILL')) await gone
    },
  }
}
