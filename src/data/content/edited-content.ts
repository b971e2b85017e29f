import { createContext } from 'react'
import type { LiveContent } from '#data/content/live-content.ts'
import type { ContentDefinition } from '#model/define-content.ts'

/** What staff who edit the page see instead of what is stored. */
export type EditContent = <D extends ContentDefinition>(
  definition: D,
  content: LiveContent<D>,
) => LiveContent<D>

/** Around a page that is being edited; visitors have none. */
export const EditedContent = createContext<EditContent | undefined>(undefined)
