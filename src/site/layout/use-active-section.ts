import { startTransition, useEffect, useState } from 'react'

/** The line, as a part of the screen's height, that the section being read crosses. */
const READING_LINE = '-40% 0px -60% 0px'

/** The id of the section that is being read, if it is one of those given. */
export function useActiveSection(ids: readonly string[]): string | undefined {
  const [active, setActive] = useState<string>()
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        // A transition: marking a link must not delay scrolling.
        startTransition(() => setActive((known) => entries.reduce(after, known)))
      },
      { rootMargin: READING_LINE },
    )
    for (const id of ids) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [ids])
  return active
}

/** On a busy device, one report holds several sections that were scrolled past, in their order. */
const after = (
  active: string | undefined,
  { isIntersecting, target: { id } }: IntersectionObserverEntry,
) => (isIntersecting ? id : active === id ? undefined : active)
