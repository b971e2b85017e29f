import '../command/check-node.ts'
import { runCommand } from '../command/command.ts'

// What it loads, an older Node.js cannot even link.
const { deploy } = await import('./deploy.ts')
await runCommand(deploy)
