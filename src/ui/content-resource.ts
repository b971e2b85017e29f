import type { ComponentType, ReactNode } from 'react'
import type { Content, ContentDefinition } from '#model/define-content.ts'

/**
 * A content type as the back office shows it: the definition, and what is particular to it.
 * The slots are written as methods, so that a resource of one type fits a list of all types.
 */
export interface ContentResource<D extends ContentDefinition = ContentDefinition> {
  readonly definition: D
  readonly Icon: ComponentType<{ size?: number | string }>
  /** A screen for one record; with it the list offers View. */
  Detail?(this: void, props: { record: Content<D> }): ReactNode
}
