import { designSyntax } from './eslint.design.js'

const HOME = 'src/admin/messages/'

/** Attributes that people read, or hear. */
const VISIBLE =
  '/^(label|title|alt|placeholder|helperText|help|description|text|caption|primary|secondary|list|aria-(label|description|roledescription|valuetext))$/'

/** The same in toasts, columns and options. */
const VISIBLE_KEY = '/^(label|title|helperText|help|description|caption)$/'

/** A dash, a figure or an arrow needs no translation. */
const WORD = '/[A-Za-zÄÖÜäöüß]{2}/'

const LITERAL = `Literal[value=${WORD}]`
const TEMPLATE = `TemplateLiteral > TemplateElement[value.raw=${WORD}]`
const CHOICE = ':matches(ConditionalExpression, LogicalExpression)'

/** As it is, in a template, or behind a condition. */
const textIn = (parent) =>
  [LITERAL, TEMPLATE].flatMap((text) => [
    `${parent} > ${text}`,
    `${parent} > ${CHOICE} > ${text}`,
    `${parent} > ${CHOICE} > ${CHOICE} > ${text}`,
  ])

const selectors = [
  `JSXText[value=${WORD}]`,
  ...textIn(':matches(JSXElement, JSXFragment) > JSXExpressionContainer'),
  `JSXAttribute[name.name=${VISIBLE}] > ${LITERAL}`,
  ...textIn(`JSXAttribute[name.name=${VISIBLE}] > JSXExpressionContainer`),
  ...textIn(`Property[key.name=${VISIBLE_KEY}]`),
  ...textIn("CallExpression[callee.property.name='confirm']"),
]

/** What components of the back office say is in its message catalogue, in every language. */
export const wordRules = [
  {
    files: ['src/admin/**/*.{ts,tsx}', 'src/app/{Admin,admin-}*.{ts,tsx}'],
    ignores: [`${HOME}**`, '**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        // A later block replaces the options of the one before it.
        ...designSyntax,
        ...selectors.map((selector) => ({
          selector,
          message: `Texts of the back office live in ${HOME}.`,
        })),
      ],
    },
  },
]
