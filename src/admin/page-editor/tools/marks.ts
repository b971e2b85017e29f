/**
 * The marks that the site's components carry: `data-record` on what shows a record, `data-field` on
 * what shows one or several of its fields.
 */
const RECORD = 'data-record'
const FIELD = 'data-field'

export const recordElements = (root: ParentNode) => [
  ...root.querySelectorAll<HTMLElement>(`[${RECORD}]`),
]

/** All elements that show a record: contact data are in two places. */
export const elementsOf = (root: ParentNode, key: string) =>
  recordElements(root).filter((element) => keyOf(element) === key)

export const recordAround = (target: EventTarget | null) => closest(target, RECORD)
export const fieldAround = (target: EventTarget | null) => closest(target, FIELD)

function closest(target: EventTarget | null, mark: string): HTMLElement | undefined {
  return target instanceof Element
    ? (target.closest<HTMLElement>(`[${mark}]`) ?? undefined)
    : undefined
}

/** `<collection>/<id>` */
export const keyOf = (record: HTMLElement) => record.getAttribute(RECORD) ?? ''

export const fieldsOf = (element: HTMLElement) =>
  (element.getAttribute(FIELD) ?? '').split(' ').filter(Boolean)

/**
 * The fields that an element shows, or would show if they held something: it names itself what it does
 * not show, such as an introduction that is empty.
 */
export const fieldsWithin = (record: HTMLElement) => [
  ...new Set([record, ...fieldElements(record)].flatMap(fieldsOf)),
]

/** The fields of a record, in the order in which they stand on the page. */
export const fieldElements = (record: HTMLElement) =>
  [...record.querySelectorAll<HTMLElement>(`[${FIELD}]`)].filter(
    (element) => recordAround(element) === record,
  )
