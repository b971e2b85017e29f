import { readArguments } from '../command/command.ts'
import { say } from '../command/terminal.ts'
import { placeOf } from './place.ts'
import { takeBackup } from './take-backup.ts'

const USAGE = `Usage: npm run backup -- <new folder> [--project <id> [--bucket <name>]] [--with-requests]
Without --project: the emulators of a running npm start.`

export async function backup(args: readonly string[]): Promise<void> {
  const { folder, project, bucket, flags } = readArguments(args, USAGE, ['with-requests'])
  const place = await placeOf(project, bucket)
  const withRequests = flags.has('with-requests')
  const { documents, images, unreadable } = await takeBackup(place, folder, { withRequests })
  for (const each of unreadable) say(`Note: The site cannot read ${each}`)
  say(`Backup of ${place.project} in ${folder}: ${documents} documents, ${images} images.`)
}
