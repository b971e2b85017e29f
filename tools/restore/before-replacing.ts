import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { Failure } from '#tools/command/failure.ts'
import { projectFolder } from '#tools/command/paths.ts'
import type { Place } from '../backup/place.ts'
import { takeBackup } from '../backup/take-backup.ts'

/**
 * Has the name of a real project said once more before its content is replaced.
 *
 * @param yes the name, by somebody who cannot be asked; others are asked on the terminal
 * @throws Failure when it is another name, or nobody can be asked
 */
export async function confirmed(project: string, yes: string | undefined): Promise<void> {
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

/**
 * Saves what is about to be replaced.
 *
 * @returns the folder, `backups/<project>-before-restore-<time>`
 */
export async function keptBefore(
  place: Place,
  {
    withRequests,
    parent = join(projectFolder, 'backups'),
  }: { withRequests: boolean; parent?: string },
): Promise<string> {
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
  const folder = join(parent, `${place.project}-before-restore-${time}`)
  await takeBackup(place, folder, { withRequests })
  return folder
}
