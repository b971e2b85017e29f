import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as after } from 'node:timers/promises'
import { freePort } from '#tests/support/servers/listen.ts'
import { WEBDRIVER_KEYS, WINDOW, type Driver, type Point } from './driver.ts'

/** Longer than a busy machine takes for any call. */
const PATIENCE_MS = 60_000
/** A question that meets one page giving way to the next is never answered; asked again, it is. */
const LOST_MS = 5_000

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

/** Safari's engine, as WebKitGTK has it, by W3C WebDriver and on a screen that nobody sees. */
export async function startWebKit(): Promise<Driver> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1100x24'])
  const [display] = (await once(screen.stdout, 'data')) as [Buffer]
  const port = await freePort()
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    detached: true,
    env: {
      ...process.env,
      DISPLAY: `:${String(display).trim()}`,
      LANG: 'en_GB.UTF-8',
      LANGUAGE: 'en_GB',
      // There is no graphics card, and its sandbox is refused to root and in containers.
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  })
  const server = `http://127.0.0.1:${port}`
  const end = () => {
    // With the browser that it has started, in whatever state.
    if (driver.pid) process.kill(-driver.pid, 'SIGKILL')
    screen.kill()
  }
  try {
    const session = await startSession(server)
    return await driverOf(`${server}/session/${session}`, end)
  } catch (error) {
    end()
    throw error
  }
}

async function startSession(server: string): Promise<string> {
  const browser = {
    browserName: 'MiniBrowser',
    unhandledPromptBehavior: 'accept',
    // A page that listens to the store loads without end to this engine, and before each command its
    // driver would wait for that.
    pageLoadStrategy: 'none',
    'webkitgtk:browserOptions': {
      binary: process.env['WEBKIT_PATH'] ?? '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
      args: ['--automation'],
    },
  }
  for (let attempt = 1; ; attempt += 1) {
    try {
      const body = { capabilities: { alwaysMatch: browser } }
      const { sessionId } = (await ask('POST', `${server}/session`, body)) as { sessionId: string }
      return sessionId
    } catch (error) {
      // The driver is not listening yet.
      if (attempt > 50 || !(error instanceof TypeError)) throw error
      await after(100)
    }
  }
}

/** In the page: keeps what it complains of, for which this driver has no ears. */
function listen() {
  const page = globalThis as { complaints?: string[] }
  if (page.complaints) return
  const complaints: string[] = (page.complaints = [])
  const { error } = console
  console.error = (...words) => {
    complaints.push(words.map(String).join(' '))
    error(...words)
  }
  addEventListener('error', ({ message }) => complaints.push(message))
  addEventListener('unhandledrejection', ({ reason }) => complaints.push(String(reason)))
}

async function driverOf(session: string, end: () => void): Promise<Driver> {
  const post = (path: string, body: object = {}) => ask('POST', `${session}/${path}`, body)
  const perform = (...actions: object[]) => post('actions', { actions })
  const keys = (actions: object[]) => perform({ type: 'key', id: 'keyboard', actions })
  const evaluate = (expression: string) =>
    post('execute/sync', { script: `(${String(listen)})(); return ${expression}`, args: [] })
  const heard: string[] = []
  const hear = async () => {
    const complaints = evaluate('window.complaints.splice(0)') as Promise<string[]>
    heard.push(...(await complaints.catch(() => [])))
  }
  const down = (value: string) => ({ type: 'keyDown', value })
  const up = (value: string) => ({ type: 'keyUp', value })
  const move = ({ x, y }: Point, duration: number) => ({
    ...{ type: 'pointerMove', origin: 'viewport', duration },
    ...{ x: Math.round(x), y: Math.round(y) },
  })
  await post('window/rect', WINDOW)
  await post('timeouts', { script: 20_000 })
  const arrive = async (leave: () => Promise<unknown>) => {
    await hear()
    await evaluate('window.isLeft = true')
    await leave()
    for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await after(100)) {
      const isThere = evaluate("!window.isLeft && document.readyState !== 'loading'")
      // Between two pages there is none to answer.
      const answer = isThere.catch(() => false)
      if (await Promise.race([answer, after(LOST_MS, false)])) return
    }
    throw new Error('The page did not come.')
  }
  return {
    errors: async () => {
      await hear()
      return heard
    },
    open: (url) => arrive(() => post('url', { url })),
    reload: () => arrive(() => post('refresh')),
    back: () => post('back'),
    evaluate,
    drag: async ([first, ...others]) => {
      const actions = [
        move(first, 0),
        { type: 'pointerDown', button: 0 },
        ...others.map((point) => move(point, 50)),
        { type: 'pointerUp', button: 0 },
      ]
      // One after the other: several moves of a pressed button in one call are never answered.
      for (const action of actions) {
        await perform({ type: 'pointer', id: 'mouse', actions: [action] })
      }
    },
    type: async (text) => {
      await keys(Array.from(text).flatMap((character) => [down(character), up(character)]))
    },
    press: async (...names) => {
      const codes = names.map((name) => (WEBDRIVER_KEYS as Record<string, string>)[name] ?? name)
      await keys([...codes.map(down), ...codes.toReversed().map(up)])
    },
    // To the keys, on Linux, it is deaf.
    undo: () => evaluate("document.execCommand('undo')"),
    upload: async (selector, path) => {
      const found = await post('element', { using: 'css selector', value: selector })
      const id = (found as Record<string, string>)[ELEMENT]
      await post(`element/${id}/value`, { text: path })
    },
    killTab: async () => {
      const { handle } = (await post('window/new', { type: 'window' })) as { handle: string }
      await ask('DELETE', `${session}/window`)
      await post('window', { handle })
      await post('window/rect', WINDOW)
    },
    screenshot: async () =>
      Buffer.from((await ask('GET', `${session}/screenshot`)) as string, 'base64'),
    close: () => {
      end()
      return Promise.resolve()
    },
  }
}

/** @throws Error with what the driver says */
async function ask(method: string, address: string, body?: object): Promise<unknown> {
  const signal = AbortSignal.timeout(PATIENCE_MS)
  const response = await fetch(address, {
    ...{ method, signal },
    ...(body && { body: JSON.stringify(body) }),
  })
  const { value } = (await response.json()) as { value: { error?: string; message?: string } }
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`)
  return value
}
