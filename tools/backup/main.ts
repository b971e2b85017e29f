import '../command/check-node.ts'
import { say } from '../command/terminal.ts'
import { readArguments, runCommand } from '../command/command.ts'
import { placeOf } from './place.ts'
import { takeBackup } from './take-backup.ts'

const USAGE = `Usage: npm run backup -- <new folder> [--project <id> [--bucket <name>]] [--with-requests]
Without --project: the emulators of a running npm start.`

await runCommand(async () => {
  const { folder, project, bucket, flags } = readArguments(USAGE, ['with-requests'])
  const place = await placeOf(project, bucket)
  const withRequests = flags.has('with-requests')
  const { documents, images, warnings } = await takeBackup(place, folder, { withRequests })
  for (const warning of warnings) say(`Note: ${warning}`)
  say(`Backup of ${place.project} in ${folder}: ${documents} documents, ${images} images.`)
})
