import '../command/check-node.ts'
import { runCommand } from '../command/command.ts'
import { deploy } from './deploy.ts'

await runCommand(deploy)
