import { services } from './ports.ts'

/** Lets no function hear of what is written meanwhile. */
export async function withoutTriggers<T>(work: () => Promise<T>): Promise<T> {
  await tellHub('disable')
  try {
    return await work()
  } finally {
    await tellHub('enable')
  }
}

async function tellHub(what: 'disable' | 'enable'): Promise<void> {
  const url = `http://127.0.0.1:${services.hub.port}/functions/${what}BackgroundTriggers`
  const { ok, status } = await fetch(url, { method: 'PUT' })
  if (!ok) throw new Error(`The hub does not ${what} the triggers: ${status}`)
}
