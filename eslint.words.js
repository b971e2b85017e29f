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

/** A value that is the same as long as a page is open. */
const CONSTANT =
  ":matches(Literal, JSXEmptyExpression, Identifier[name=/^[A-Z_]+$/], MemberExpression[object.name='school'])"
const BESIDE_TEXT =
  ':matches(JSXElement, JSXFragment):has(> JSXText[value=/\\S/]) > JSXExpressionContainer'
const AFTER_ANOTHER = 'JSXExpressionContainer ~ JSXExpressionContainer'

/**
 * Translating browsers put elements of theirs in the place of text nodes. React then changes and
 * removes nodes that are no longer in the page: a price stays as it was, or the page breaks. Safe is
 * what is the only text of its element.
 */
const translatable = [
  `${BESIDE_TEXT} > :not(${CONSTANT})`,
  `${AFTER_ANOTHER} > TemplateLiteral`,
  `${AFTER_ANOTHER} > ${CHOICE} > :matches(TemplateLiteral, Literal[value=/./])`,
].map((selector) => ({
  selector,
  message: 'Text that changes is the only child of its element: translated pages break otherwise.',
}))

/**
 * What components of the back office say is in its message catalogue, in every language; what pages say
 * that are the school's own is in records.
 */
export const wordRules = [
  {
    files: ['src/{site,content,ui}/**/*.tsx'],
    ignores: ['**/*.test.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...designSyntax, ...translatable] },
  },
  {
    files: ['src/site/{landing,about}/**/*.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...designSyntax,
        ...translatable,
        ...selectors.map((selector) => ({
          selector,
          message: 'What these pages say is a field of a record: staff change it.',
        })),
      ],
    },
  },
  {
    files: ['src/admin/**/*.{ts,tsx}', 'src/entries/{back-office,page-editor}/**/*.{ts,tsx}'],
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
