import '../command/check-node.ts'
import { readArguments, runCommand } from '../command/command.ts'
import { placeOf } from '../backup/place.ts'
import { isEmulated } from '../command/backend.ts'
import { say } from '../command/terminal.ts'
import { confirmed, keptBefore } from './before-replacing.ts'
import { restoreBackup } from './restore-backup.ts'

const USAGE = `Usage: npm run restore -- <folder> [--project <id> [--bucket <name>]] [--replace] [--with-requests] [--allow-invalid] [--yes <id>]
Without --project: the emulators of a running npm start.`

await runCommand(async () => {
  const { folder, project, bucket, yes, flags } = readArguments(USAGE, [
    'replace',
    'with-requests',
    'allow-invalid',
  ])
  const withRequests = flags.has('with-requests')
  const replacesReal = flags.has('replace') && project !== undefined && !isEmulated(project)
  if (replacesReal) await confirmed(project, yes)
  const place = await placeOf(project, bucket)
  if (replacesReal) say(`What was there: ${await keptBefore(place, { withRequests })}`)
  const { taken, documents, images, deleted } = await restoreBackup(folder, place, {
    replace: flags.has('replace'),
    withRequests,
    allowInvalid: flags.has('allow-invalid'),
  })
  say(
    `${place.project} has the content of ${taken} again: ${documents} documents, ${images} images; deleted: ${deleted}.`,
  )
})
