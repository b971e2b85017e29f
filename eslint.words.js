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

/** The end of a sentence. Names of things, labels, and what is still loading have none. */
const SENTENCE = String.raw`/[\p{L}\d”“)][.!?](\s|$)/u`

/** Sentences of states and errors, which components say themselves: whole ones, or how they end. */
const FIXED = [
  // The specification's.
  'Bitte versuchen Sie es später erneut.',
  'Noch keine FAQs verfügbar.',
  'No instructors found.',
  'Please try refreshing the page.',
  'Oops! Page not found',
  // Of the same kind.
  'Noch keine Werte verfügbar.',
  'werden geladen.',
  'konnte nicht geladen werden.',
  'konnten nicht geladen werden.',
  'Diese Seite gibt es nicht oder nicht mehr.',
  'Es gibt eine neue Version dieser Seite.',
  // A heading.
  'Lieber direkt?',
]
const ENDS_FIXED = `/(${FIXED.map((words) => words.replace(/[.?]$/, String.raw`\$&`)).join('|')})\\s*$/`

/** Forms, what becomes of a request, consent. */
const FORMS = ['src/site/{contact,consent}/**', 'src/content/licence_steps/WayForm.tsx']

const sentences = [
  ['JSXText', 'value'],
  // What developers read is thrown.
  [':not(NewExpression) > Literal', 'value'],
  [':not(NewExpression) > TemplateLiteral > TemplateElement', 'value.raw'],
].map(([node, text]) => ({
  selector: `${node}[${text}=${SENTENCE}]:not([${text}=${ENDS_FIXED}])`,
  message: 'A sentence for visitors is a field of a record, or in the file of words beside it.',
}))

/**
 * What components of the back office say is in its message catalogue, in every language; what pages say
 * is in records, or in a file of words where it belongs to something that is computed.
 */
export const wordRules = [
  {
    files: ['src/{site,content,ui}/**/*.tsx'],
    ignores: ['**/*.test.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...designSyntax, ...translatable] },
  },
  {
    files: ['src/{site,content,ui}/**/*.tsx'],
    ignores: ['**/*.test.tsx', ...FORMS],
    rules: { 'no-restricted-syntax': ['error', ...designSyntax, ...translatable, ...sentences] },
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
