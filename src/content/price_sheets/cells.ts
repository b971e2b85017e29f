/** Of each table of prices; the card's own cells inherit `overflowWrap` all the same. */
export const cells = {
  py: 1,
  px: 0,
  borderBottom: '1px solid',
  borderColor: 'divider',
  fontWeight: 'inherit',
  textAlign: 'start',
  verticalAlign: 'baseline',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
}
