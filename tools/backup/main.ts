import '../command/check-node.ts'
import { runCommand } from '../command/command.ts'
import { backup } from './backup.ts'

await runCommand(backup)
