import { FIRESTORE, projectId, type RulesProject } from '#tests/support/rules.ts'

interface Value {
  readonly boolValue?: boolean
  readonly [kind: string]: unknown
}
type Outcome = boolean | 'no truth value'

/** An expression of the rules and what came out of it, as the emulator reports it. */
interface Expression {
  readonly sourcePosition: {
    readonly line: number
    readonly currentOffset: number
    /** Of the last character, without closing brackets. */
    readonly endOffset: number
  }
  readonly values?: readonly { readonly value: Value }[]
  readonly children?: readonly Expression[]
}
interface Report {
  readonly rules?: { readonly files: readonly [{ readonly content: string }] }
  readonly report?: readonly Expression[]
}

/** One operand of `&&` or `||`, or a whole condition without any. */
export interface Condition {
  readonly line: number
  readonly text: string
  readonly outcomes: ReadonlySet<Outcome>
}

/**
 * The conditions of the Firestore rules, with what they came to in these projects together.
 *
 * @throws when the rules tests have not run on these emulators
 */
export async function conditionsEvaluated(projects: RulesProject[]): Promise<Condition[]> {
  const merged = new Map<string, Condition>()
  // One after the other: a report holds every value that was seen, and takes up to 250 MB.
  for (const project of projects) {
    for (const { line, text, outcomes } of await conditionsIn(project)) {
      const before = merged.get(`${line} ${text}`)?.outcomes ?? []
      merged.set(`${line} ${text}`, { line, text, outcomes: new Set([...before, ...outcomes]) })
    }
  }
  return [...merged.values()]
    .filter(({ outcomes }) => !outcomes.has('no truth value'))
    .sort((a, b) => a.line - b.line)
}

async function conditionsIn(project: RulesProject): Promise<Condition[]> {
  const { host, port } = FIRESTORE
  const path = `/emulator/v1/projects/${projectId(project)}:ruleCoverage`
  const { rules, report } = (await (await fetch(`http://${host}:${port}${path}`)).json()) as Report
  if (!rules || !report) throw new Error(`The rules tests of ${projectId(project)} have not run.`)
  const source = rules.files[0].content
  return report.flatMap((each) => operands(each, source)).map((each) => condition(each, source))
}

function operands(expression: Expression, source: string): Expression[] {
  const [left, right, ...more] = expression.children ?? []
  if (!left || !right || more.length > 0) return [expression]
  const between = source.slice(
    left.sourcePosition.endOffset + 1,
    right.sourcePosition.currentOffset,
  )
  return /&&|\|\|/.test(between)
    ? [...operands(left, source), ...operands(right, source)]
    : [expression]
}

function condition({ sourcePosition, values = [] }: Expression, source: string): Condition {
  const { line, currentOffset, endOffset } = sourcePosition
  const text = source.slice(currentOffset, endOffset + 1)
  return { line, text, outcomes: new Set(values.flatMap(({ value }) => outcomesOf(value))) }
}

function outcomesOf({ boolValue, ...others }: Value): Outcome[] {
  if (boolValue !== undefined) return [boolValue]
  // Nothing: it was not come to. Undefined: it ended in an error.
  return Object.keys(others).some((kind) => kind !== 'undefined') ? ['no truth value'] : []
}
