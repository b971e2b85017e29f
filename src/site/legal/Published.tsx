import type { ComponentType, ReactNode } from 'react'

const ID = 'veroeffentlicht'

/** Around what stays as it was published: visitors load neither its texts nor what renders them. */
export const Published = ({ children }: { children: ReactNode }) => <div id={ID}>{children}</div>

/** The page in the browser: what the document holds already, taken over as it is. */
export function publishedPage(): ComponentType {
  // Read before anything is rendered: what edits the page replaces the document's.
  const html = { __html: document.getElementById(ID)?.innerHTML ?? '' }
  return () => <div id={ID} dangerouslySetInnerHTML={html} />
}
