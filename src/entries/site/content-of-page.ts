import type { PrerenderedContent } from '#model/records/prerendered-content.ts'

/** What the document was filled with, so that the first rendering here comes to the same. */
export function contentOfPage(): PrerenderedContent | undefined {
  const json = document.getElementById('content')?.textContent
  return json ? (JSON.parse(json) as PrerenderedContent) : undefined
}
