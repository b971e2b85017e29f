import './check-node.ts'
import { readArguments, runCommand } from './backup/command.ts'
import { placeOf } from './backup/place.ts'
import { restoreBackup } from './backup/restore-backup.ts'
import { say } from './terminal.ts'

const USAGE = `Usage: npm run restore -- <folder> [--project <id> [--bucket <name>]] [--replace] [--with-requests] [--allow-invalid]
Without --project: the emulators of a running npm start.`

await runCommand(async () => {
  const { folder, project, bucket, flags } = readArguments(USAGE, [
    'replace',
    'with-requests',
    'allow-invalid',
  ])
  const place = await placeOf(project, bucket)
  const { taken, documents, images, deleted } = await restoreBackup(folder, place, {
    replace: flags.has('replace'),
    withRequests: flags.has('with-requests'),
    allowInvalid: flags.has('allow-invalid'),
  })
  say(
    `${place.project} has the content of ${taken} again: ${documents} documents, ${images} images; deleted: ${deleted}.`,
  )
})
