/**
 * What a publication hands to the landing page, which loads no prices: the classes that have a sheet in
 * force, each with the words for what it comes to in all, where the school says how many lessons it
 * usually takes.
 *
 * @param part the class's place on the page
 */
export const pricePart = (part: string, total: string) => (total ? `${part} ${total}` : part)

/** The words for a class; empty where it has a sheet without them, undefined where it has none. */
export function totalIn(parts: readonly string[], part: string): string | undefined {
  const found = parts.find((each) => each.split(' ')[0] === part)
  return found?.slice(part.length + 1)
}
