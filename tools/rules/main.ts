import '../command/check-node.ts'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentTypes } from '#content/registry.ts'
import { parsed, runCommand } from '../command/command.ts'
import { Failure } from '../command/failure.ts'
import { projectFolder } from '../command/paths.ts'
import { say } from '../command/terminal.ts'
import { withShapes } from './generate.ts'

const USAGE = 'Usage: npm run rules [-- --check]'
const file = join(projectFolder, 'firestore.rules')

/** Writes what the definitions say into `firestore.rules`, or only says whether that is there. */
await runCommand(() => {
  const { check } = parsed({ options: { check: { type: 'boolean' } } }, USAGE).values
  const present = readFileSync(file, 'utf8')
  const wanted = withShapes(present, contentTypes)
  if (wanted === present) {
    say('firestore.rules is what the content definitions say.')
  } else if (check) {
    throw new Failure('firestore.rules is not what the content definitions say: run npm run rules.')
  } else {
    writeFileSync(file, wanted)
    say('firestore.rules is written: read the difference, and commit it.')
  }
  return Promise.resolve()
})
