import '../command/check-node.ts'
import { runCommand } from '../command/command.ts'
import { check } from './check.ts'

await runCommand(check)
