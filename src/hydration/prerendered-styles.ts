/**
 * The names of the styles that a prerendered page brings along; undefined where it brings none. They
 * stay where they are: emotion's own way moves them, and the browser lays out the whole page again.
 */
export function prerenderedStyles(): string[] | undefined {
  if (typeof document === 'undefined') return undefined
  const style = document.querySelector<HTMLStyleElement>('style[data-prerendered]')
  return style?.dataset['prerendered']?.split(' ')
}
