/**
 * Whether a date, a time or a number within an element is half typed: its value is empty then, which
 * would be saved. The browser says so at the input.
 */
export function isHalfTyped(element: Element | null): boolean {
  const inputs = [...(element?.querySelectorAll('input') ?? [])]
  const halfTyped = inputs.find(({ validity }) => validity.badInput)
  halfTyped?.reportValidity()
  return halfTyped !== undefined
}
