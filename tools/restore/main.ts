import '../command/check-node.ts'
import { runCommand } from '../command/command.ts'
import { restore } from './restore.ts'

await runCommand(restore)
