/** A grid of 1 column for up to one item, 2 for two, 3 for three, 4 for more, where there is room. */
export function upToFourColumns(count: number) {
  const columns = (most: number) => `repeat(${Math.min(Math.max(count, 1), most)}, minmax(0, 1fr))`
  return {
    display: 'grid',
    gap: 3,
    // One or two cards need not fill a wide screen.
    maxWidth: count < 3 ? `${Math.max(count, 1) * 440}px` : 'none',
    gridTemplateColumns: { xs: columns(1), sm: columns(2), lg: columns(4) },
  }
}
