import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { placeOf, type Place } from '../backup/place.ts'
import { takeBackup } from '../backup/take-backup.ts'
import { isEmulated } from '../command/backend.ts'
import { readArguments } from '../command/command.ts'
import { Failure } from '../command/failure.ts'
import { projectFolder } from '../command/paths.ts'
import { say } from '../command/terminal.ts'
import { restoreBackup } from './restore-backup.ts'

const USAGE = `Usage: npm run restore -- <folder> [--project <id> [--bucket <name>]] [--replace] [--with-requests] [--allow-invalid] [--yes <id>]
Without --project: the emulators of a running npm start.`

export async function restore(args: readonly string[]): Promise<void> {
  const flagNames = ['replace', 'with-requests', 'allow-invalid'] as const
  const { folder, project, bucket, yes, flags } = readArguments(args, USAGE, flagNames)
  const [replace, withRequests, allowInvalid] = flagNames.map((name) => flags.has(name))
  const replacesReal = replace && project !== undefined && !isEmulated(project)
  if (replacesReal) await confirm(project, yes)
  const place = await placeOf(project, bucket)
  if (replacesReal) say(`What was there: ${await saveBefore(place, { withRequests })}`)
  const options = { replace, withRequests, allowInvalid }
  const { taken, documents, images, deleted } = await restoreBackup(folder, place, options)
  say(
    `${place.project} has the content of ${taken} again: ${documents} documents, ${images} images; deleted: ${deleted}.`,
  )
}

/**
 * Saves what is about to be replaced.
 *
 * @returns the folder, `backups/<project>-before-restore-<time>`
 */
export async function saveBefore(
  place: Place,
  { withRequests = false, parent = join(projectFolder, 'backups') },
): Promise<string> {
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
  const folder = join(parent, `${place.project}-before-restore-${time}`)
  await takeBackup(place, folder, { withRequests })
  return folder
}

/**
 * Has the name of a real project said once more before its content is replaced.
 *
 * @param yes the name, by somebody who cannot be asked; others are asked on the terminal
 * @throws Failure when it is another name, or nobody can be asked
 */
async function confirm(project: string, yes: string | undefined): Promise<void> {
  const answer = yes ?? (await ask(`This replaces the content of ${project}. Its name: `, project))
  if (answer.trim() === project) return
  throw new Failure(`That is not the name of ${project}: nothing was changed.`)
}

async function ask(question: string, project: string): Promise<string> {
  if (!process.stdin.isTTY) {
    throw new Failure(
      `Replacing the content of ${project} has to be confirmed: add --yes ${project}.`,
    )
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return await terminal.question(question)
  } finally {
    terminal.close()
  }
}
