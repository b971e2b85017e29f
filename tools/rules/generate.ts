import { CALENDAR_DATE } from '#model/time/calendar-date.ts'
import { MOST_RECORDS, type ContentDefinition } from '#model/records/define-content.ts'
import type { AnyField, FieldKind } from '#model/fields/fields.ts'
import { VERSIONS_KEPT } from '#model/records/history.ts'
import { IMAGE_ADDRESS } from '#model/images/image-address.ts'
import type { Requirement } from '#model/fields/requirement.ts'
import { TIME_OF_DAY } from '#model/time/week.ts'
import { Failure } from '#tools/command/failure.ts'
import { fieldRules, listLiteral, literal } from './field-rules.ts'
import { definedAs, INDENT } from './function-text.ts'
import { hoursFunctions } from './hours-functions.ts'

const BEGIN =
  '// ─── Made from the content definitions by `npm run rules`: do not edit by hand. ───'
const END = '// ─── End of what is made. ───'
const STAMPS = ['created_at', 'updated_at', 'rev']
const PLACE = 'order_index'

/**
 * Writes the shapes of these content types between the markers of a rules file.
 *
 * @returns the whole file
 * @throws Failure when the markers are missing
 */
export function withShapes(rules: string, definitions: readonly ContentDefinition[]): string {
  const [before, rest] = split(rules, BEGIN)
  const [, after] = split(rest, END)
  const made = shapesOf(definitions)
    .split('\n')
    .map((line) => (line ? INDENT + line : line))
  return `${before}${BEGIN}\n${made.join('\n')}\n${INDENT}${END}${after}`
}

function split(text: string, marker: string): [string, string] {
  const [before, after, ...more] = text.split(marker)
  if (before === undefined || after === undefined || more.length > 0) {
    throw new Failure(`firestore.rules must hold this line once: ${marker}`)
  }
  return [before, after]
}

function shapesOf(definitions: readonly ContentDefinition[]): string {
  return [
    aboutCollections(definitions),
    imageAddressFunction(),
    ...dateFunctions(definitions),
    `// A time of day.\n${definedAs('isTime(value)', [`value.matches(${literal(TIME_OF_DAY)})`])}`,
    ...hoursFunctions(),
    textListFunction(definitions),
    ...definitions.map(shapeOf),
  ].join('\n\n')
}

function aboutCollections(definitions: readonly ContentDefinition[]): string {
  const names = (some: readonly ContentDefinition[]) =>
    listLiteral(some.map(({ collection }) => collection))
  const open = definitions.filter(({ publicWhen }) => publicWhen === undefined)
  return [
    definedAs('isContent(collection)', [`collection in ${names(definitions)}`]),
    '// What visitors may read. Where it takes a flag, a query has to ask for that flag.',
    definedAs(
      'isPublic(collection)',
      [
        `collection in ${names(open)}`,
        ...definitions.flatMap(({ collection, publicWhen }) =>
          publicWhen === undefined
            ? []
            : [`(collection == '${collection}' && resource.data.${publicWhen} == true)`],
        ),
      ],
      '||',
    ),
    '// Of some there is one record, or a few, with fixed ids.',
    definedAs(
      'mayHaveId(collection, id)',
      definitions.flatMap(({ collection, ids }) =>
        ids === undefined ? [] : [`(collection != '${collection}' || id in ${listLiteral(ids)})`],
      ),
    ),
    '// Lists that staff may put in an order of their own.',
    definedAs('isOrdered(collection)', [`collection in ${names(definitions.filter(isOrdered))}`]),
    '// How many records one query may ask for.',
    definedAs('mostRecords()', [String(MOST_RECORDS)]),
    '// How many versions of a record are kept.',
    definedAs('versionsKept()', [String(VERSIONS_KEPT)]),
    '// The fields that are written, and the whole record as it will be.',
    definedAs(
      'fits(collection, written, record)',
      definitions.map(
        ({ collection }) =>
          `(collection == '${collection}' && fits_${collection}(written, record))`,
      ),
      '||',
    ),
  ].join('\n')
}

function imageAddressFunction(): string {
  return [
    '// A path of this site or an upload: the pages load no other pictures.',
    definedAs('imageAddress(value, max)', [
      'text(value, max)',
      `value.matches(${literal(IMAGE_ADDRESS)})`,
    ]),
  ].join('\n')
}

function dateFunctions(definitions: readonly ContentDefinition[]): string[] {
  const isDate = definedAs('isDate(value)', [`value.matches(${literal(CALENDAR_DATE)})`])
  const day = definedAs('day(list, index)', ['list.size() <= index', 'isDate(list[index])'], '||')
  const dateList = definedAs('dateList(list, entries)', [
    'list is list',
    'list.size() <= entries',
    ...placesOf(longestOf(definitions, 'dateList'), (place) => `day(list, ${place})`),
  ])
  return [
    `// A day of the calendar.\n${isDate}`,
    `${day}\n// As with lists of texts: each entry that the longest one may have.\n${dateList}`,
  ]
}

/** Rules have no loops. */
const placesOf = (longest: number, condition: (place: number) => string) =>
  Array.from({ length: longest }, (_, place) => condition(place))

/** Of the lists of this kind, how many entries the longest may have. */
function longestOf(definitions: readonly ContentDefinition[], kind: FieldKind): number {
  const fields = definitions.flatMap(({ fields }) => Object.values<AnyField>(fields))
  const lists = fields.filter((field) => field.kind === kind)
  return Math.max(0, ...lists.map(({ maxItems = 0 }) => maxItems))
}

function textListFunction(definitions: readonly ContentDefinition[]): string {
  return [
    '// Each entry that the longest list may have, one by one: rules have no loops.',
    definedAs('textList(list, entries, max)', [
      'list is list',
      'list.size() <= entries',
      ...placesOf(longestOf(definitions, 'textList'), (place) => `entry(list, ${place}, max)`),
    ]),
  ].join('\n')
}

const isOrdered = ({ ids }: ContentDefinition) => ids === undefined

function shapeOf(definition: ContentDefinition): string {
  const { collection, fields, requirements = [] } = definition
  const place = isOrdered(definition) && !(PLACE in fields) ? [PLACE] : []
  return definedAs(`fits_${collection}(written, record)`, [
    `written.hasOnly(${listLiteral([...Object.keys(fields), ...STAMPS, ...place])})`,
    ...Object.entries(fields).flatMap(([name, field]) => fieldRules(name, field)),
    ...place.map((name) => `(!('${name}' in record) || isPlace(record.${name}))`),
    ...requirements.map(requirementRule),
  ])
}

/** Either it does not concern the record, or nothing is missing: of what is, an error refuses. */
function requirementRule({ shown, choice, oneOf, needs }: Requirement): string {
  const isShown = `record.get(${literal(shown)}, false) == true`
  const isConcerned = `record.get(${literal(choice)}, '') in ${listLiteral(oneOf)}`
  const nothingMissing = needs.map((name) => `record.${name} != null`)
  return [
    `(!(${isShown}`,
    `        && ${isConcerned})`,
    `      || (${nothingMissing.join('\n        && ')}))`,
  ].join('\n')
}
