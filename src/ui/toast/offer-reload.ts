import { colors, radii, translucent } from '#ui/design.ts'

interface Words {
  readonly text: string
  readonly reload: string
}

/**
 * Says so when a part of the page cannot be loaded, mostly because a new version was published while
 * it was open, and offers to reload it. Never by itself: something may be written. Plain elements,
 * since React may be what is missing.
 */
export function offerReload(words: () => Words): void {
  window.addEventListener('vite:preloadError', () => {
    // Without a network, another version is not the reason, and reloading no help.
    if (navigator.onLine) show(words())
  })
}

function show({ text, reload }: Words): void {
  const id = 'offer-reload'
  if (document.getElementById(id)) return
  const notice = document.createElement('div')
  notice.id = id
  notice.role = 'alert'
  notice.style.cssText = `${PLACE};${frame(colors.ink, colors.white, radii.card)}`
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = reload
  button.style.cssText = `${BUTTON};${frame(colors.amber, colors.ink, radii.pill)}`
  button.addEventListener('click', () => void reloadAfresh())
  notice.append(text, button)
  document.body.append(notice)
}

/** Browsers may have kept the answer that a file is missing, which the next version may have again. */
async function reloadAfresh(): Promise<void> {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const missing = entries.filter(({ responseStatus }) => responseStatus === 404)
  await Promise.allSettled(missing.map(({ name }) => fetch(name, { cache: 'reload' })))
  location.reload()
}

const PLACE = `position:fixed;z-index:2000;inset:auto 12px 12px 12px;margin:auto;max-width:560px;box-sizing:border-box;padding:14px 16px;display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:12px;box-shadow:0 8px 24px ${translucent(colors.ink, 0.3)}`
const BUTTON = 'min-height:44px;padding:0 20px;font-weight:700;cursor:pointer'

function frame(ground: string, text: string, radius: number): string {
  return `background:${ground};color:${text};font-family:inherit;font-size:16px;line-height:1.4;border:0;border-radius:${radius}px`
}
