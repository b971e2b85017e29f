import { useEffect } from 'react'
import {
  editedRecord,
  titleOf,
  type EditedRecord,
  type Editing,
} from '#admin/page-editor/editing.ts'
import { keyOf, recordElements } from '#admin/page-editor/tools/marks.ts'
import { usePageWords } from '#admin/page-editor/use-page-words.ts'
import { useContents } from '#firebase/content/content-store.ts'

/** What cannot be reached while the page is edited: a press inside a record edits. */
const INNER = 'a, button, summary, input'

const WITHOUT_ROLE = ['DIV', 'SPAN']

/**
 * Makes the page's records places that the keyboard goes to and a screen reader names, and shows
 * which of them visitors do not see yet, or no longer.
 */
export function useMarkedRecords(editing: Editing): void {
  const words = usePageWords()
  // Whoever hides a record changes no node of the page.
  const contents = useContents(editing.resources.map(({ definition }) => definition))
  useEffect(() => {
    const mark = (element: HTMLElement) => {
      const record = editedRecord(editing, keyOf(element))
      if (!record) return
      set(element, 'tabindex', '0')
      // Articles, figures and questions are groups of their own.
      if (WITHOUT_ROLE.includes(element.tagName)) set(element, 'role', 'group')
      const name = words.recordName(record.resource.definition.labels, titleOf(record))
      const ghost = ghostOf(record)
      set(element, 'aria-label', ghost ? `${name}, ${words.ghosts[ghost]}` : name)
      set(element, 'aria-description', words.howToEdit)
      set(element, 'data-ghost', ghost ?? '')
      set(element, 'data-ghost-label', ghost ? words.ghosts[ghost] : '')
      for (const inner of element.querySelectorAll(INNER)) set(inner, 'tabindex', '-1')
    }
    const markAll = () => recordElements(editing.page).forEach(mark)
    markAll()
    const rendered = new MutationObserver(markAll)
    // A text that somebody else has changed is written into the node that was there.
    rendered.observe(editing.page, { childList: true, characterData: true, subtree: true })
    return () => rendered.disconnect()
  }, [editing, words, contents])
}

/** What visitors do not see yet, or no longer. */
function ghostOf({ resource, values, state }: EditedRecord) {
  const { publicWhen, single } = resource.definition
  // Visitors see what it is built with until it is there.
  if (single !== undefined) return undefined
  if (state === 'deleted' || state === 'created') return state
  return publicWhen && !values[publicWhen] ? 'hidden' : undefined
}

function set(element: Element, name: string, value: string) {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value)
}
