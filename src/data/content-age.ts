import { prerenderedAt } from '#data/prerendered.ts'

const KEY = 'content-at'
let confirmed = false

/** The store has answered: from now on, until the connection breaks, the content is current. */
export function noteConfirmed(): void {
  if (!confirmed) window.addEventListener('offline', keep)
  confirmed = true
  keep()
}

/** When the content on this device was last known to be current. */
export function contentAt(): Date | undefined {
  const known = [kept(), prerenderedAt()].filter((at) => at !== undefined)
  return known.length > 0 ? new Date(Math.max(...known.map((at) => at.getTime()))) : undefined
}

function keep() {
  try {
    localStorage.setItem(KEY, new Date().toISOString())
  } catch {
    // Where storage is not allowed, the time of the build is all there is to say.
  }
}

function kept(): Date | undefined {
  try {
    const at = new Date(localStorage.getItem(KEY) ?? '')
    return Number.isNaN(at.getTime()) ? undefined : at
  } catch {
    return undefined
  }
}
