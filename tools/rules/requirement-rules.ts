import type { Condition, Requirement } from '#model/requirement.ts'
import { listLiteral, literal } from './field-rules.ts'

/** `given`, where it is called: the rules' coverage asks for every condition. */
export const GIVEN = ['given(record, field)', 'record.get(field, null) != null'] as const

/** A condition for each requirement: either it does not concern the record, or nothing is missing. */
export function requirementRule({ when, needs }: Requirement): string {
  const concerned = when.flatMap(conditionsOf).join('\n        && ')
  const nothingMissing = needs.map((name) => `given(record, ${literal(name)})`)
  return `(!(${concerned})\n      || (${nothingMissing.join('\n        && ')}))`
}

function conditionsOf(condition: Condition): string[] {
  const value = (absent: string) => `record.get(${literal(condition.field)}, ${absent})`
  if ('isSet' in condition) return [`${value('false')} == true`]
  if ('oneOf' in condition) return [`${value("''")} in ${listLiteral(condition.oneOf)}`]
  const { from, before } = condition
  return [
    ...(from === undefined ? [] : [`${value("''")} >= ${literal(from)}`]),
    ...(before === undefined ? [] : [`${value("''")} < ${literal(before)}`]),
  ]
}
