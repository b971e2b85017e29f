/** Which layers each layer may import: docs/decisions/0002-layers.md. Every import points down. */
export const layers = {
  entries: ['site', 'admin', 'content', 'firebase', 'ui', 'model'],
  site: ['content', 'firebase', 'ui', 'model'],
  admin: ['firebase', 'ui', 'model'],
  content: ['firebase', 'ui', 'model'],
  firebase: ['model'],
  ui: ['model'],
  model: [],
}

// Regular expressions: in `group`, gitignore syntax would read `#…` as a comment.
const FIREBASE = { regex: '^(@?firebase|reactfire)(/|$)', message: 'Only firebase/ says firebase.' }
const PARENT = {
  regex: '^\\.\\.',
  message: 'Relative paths stay inside a folder; use #layer/… otherwise.',
}
/** The files of a content type's inner folder and the type's own name each other. */
const OUTSIDE_TYPE = {
  regex: '^\\.\\./\\.\\.',
  message: 'Relative paths stay inside a content type; use #layer/… otherwise.',
}
const OTHER_TYPE = {
  regex: '^#content/(?!school/definition\\.ts$)',
  message: 'Content types do not import each other.',
}
const NOT_PURE = {
  regex: '^(?!#model/|#content/school/definition\\.ts$|schema-dts$|\\.\\.?/)',
  message: 'Definitions, and what is read of them without a page, are pure: model/ only.',
}
const NOT_YUP = { regex: '^(?!yup$|#model/|\\./)', message: 'model/ imports yup only.' }
const NOT_SHARED = {
  regex: '^#|\\.\\./src',
  message: 'Shared code comes through functions/src/shared.ts.',
}

const above = (layer) => ({
  regex: `^#(?!(?:${[layer, ...layers[layer]].join('|')})/)`,
  message: `${layer}/ may import ${layers[layer].join(', ') || 'no other layer'}.`,
})

const forbid = (files, patterns, ignores = []) => ({
  files,
  ignores: ['**/*.test.{ts,tsx}', ...ignores],
  rules: { 'no-restricted-imports': ['error', { patterns }] },
})

const common = (layer) => [above(layer), PARENT, ...(layer === 'firebase' ? [] : [FIREBASE])]

/** One ESLint block a layer; a later, narrower block replaces the one before it. */
export const layerRules = [
  ...Object.keys(layers).map((layer) => forbid([`src/${layer}/**`], common(layer))),
  forbid(['src/model/**'], [...common('model'), NOT_YUP]),
  forbid(['src/content/*/**'], [...common('content'), OTHER_TYPE]),
  forbid(['src/content/*/*.ts'], [PARENT, OTHER_TYPE, NOT_PURE], ['src/content/*/use-*.ts']),
  forbid(['src/content/*/*/**'], [above('content'), FIREBASE, OTHER_TYPE, OUTSIDE_TYPE]),
  forbid(['src/content/*/*/*.ts'], [OUTSIDE_TYPE, OTHER_TYPE, NOT_PURE]),
  forbid(['functions/src/**'], [NOT_SHARED], ['functions/src/shared.ts']),
]
