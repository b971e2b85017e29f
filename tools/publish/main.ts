import '../command/check-node.ts'
import { runCommand } from '../command/command.ts'
import { publish } from './publish.ts'

await runCommand(publish)
