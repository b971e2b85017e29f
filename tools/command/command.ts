import { parseArgs, type ParseArgsConfig } from 'node:util'
import { DEMO_PROJECT } from '#model/site/firebase-project.ts'
import { Failure, reasonOf } from './failure.ts'

const PLACE = {
  project: { type: 'string' },
  bucket: { type: 'string' },
  yes: { type: 'string' },
} as const

export interface Arguments {
  readonly folder: string
  readonly project: string | undefined
  readonly bucket: string | undefined
  /** The project once more, by somebody who cannot be asked. */
  readonly yes: string | undefined
  readonly flags: ReadonlySet<string>
}

/** @throws Failure with what is wrong, and the usage */
export function parsed<T extends ParseArgsConfig>(config: T, usage: string) {
  try {
    return parseArgs(config)
  } catch (error) {
    throw new Failure(`${reasonOf(error)}\n${usage}`)
  }
}

/**
 * One folder, `--project`, `--bucket`, `--yes` and these flags.
 *
 * @throws Failure with the usage
 */
export function readArguments(
  args: readonly string[],
  usage: string,
  flags: readonly string[],
): Arguments {
  const options = Object.fromEntries(flags.map((name) => [name, { type: 'boolean' } as const]))
  const { positionals, values } = parsed(
    { args: [...args], allowPositionals: true, options: { ...options, ...PLACE } },
    usage,
  )
  const [folder, ...others] = positionals
  if (!folder || others.length > 0) {
    throw new Failure(`Exactly one folder has to be named.\n${usage}`)
  }
  const { project, bucket, yes } = values
  return { folder, project, bucket, yes, flags: new Set(flags.filter((name) => name in values)) }
}

/**
 * The project that a command without a folder works on: the emulators' unless `--project` names one.
 *
 * @throws Failure with the usage
 */
export function readProject(args: readonly string[], usage: string): string {
  const { values } = parsed({ args: [...args], options: { project: PLACE.project } }, usage)
  return values.project ?? DEMO_PROJECT
}

/** Runs a command to its end; a failure is one sentence and exit code 1. */
export async function runCommand(
  command: (args: readonly string[]) => Promise<void>,
): Promise<never> {
  try {
    await command(process.argv.slice(2))
  } catch (error) {
    process.stderr.write(`${error instanceof Failure ? error.message : sentenceOf(error)}\n`)
    process.exit(1)
  }
  // The SDKs keep connections open.
  process.exit(0)
}

/** What Google's services answer, as something that can be done about it. */
function sentenceOf(error: unknown): string {
  const reason = reasonOf(error)
  const code = (error as { code?: unknown } | null)?.code
  if (
    /default credentials|invalid_grant|invalid_rapt/i.test(reason) ||
    code === 16 ||
    code === 401
  ) {
    return `Google does not know who is asking (${reason}): run gcloud auth application-default login, or set GOOGLE_APPLICATION_CREDENTIALS.`
  }
  if (code === 7 || code === 403) {
    return `Access is refused (${reason}): ask the project's owner for the roles Cloud Datastore User and Storage Object Admin; for a backup, Cloud Datastore Viewer and Storage Object Viewer.`
  }
  if (code === 'ENOTFOUND' || code === 'ECONNREFUSED' || code === 14 || code === 4) {
    return `The backend does not answer (${reason}): check the connection, then try again.`
  }
  return reason
}
