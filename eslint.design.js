const HOME = 'src/ui/design.ts'

const COLOR = '/#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\\b|\\b(rgb|hsl)a?\\(/i'

const refuse = (what, ...selectors) =>
  selectors.map((selector) => ({ selector, message: `${what} live in ${HOME}.` }))

/** Options of `no-restricted-syntax`. */
export const designSyntax = [
  ...refuse('Colours', `Literal[value=${COLOR}]`, `TemplateElement[value.raw=${COLOR}]`),
  ...refuse('Radii', "Property[key.name='borderRadius'] > Literal[value>2]"),
  ...refuse('Shadows', "Property[key.name='boxShadow'] > Literal[value=/px/]"),
]

/** Colours, radii and shadows are written in one file; all others name them. */
export const designRules = [
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: [HOME],
    rules: { 'no-restricted-syntax': ['error', ...designSyntax] },
  },
]
