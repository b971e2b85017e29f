// Loaded into firebase-tools, which starts Java in process groups of its own, so that a Ctrl-C in a
// terminal leaves them alone, and only warns when a signal has ended one (out of memory, for example).
// Here a Ctrl-C does not reach firebase-tools: all emulators are one process group, which can be ended
// as one, and a Java program that ends by itself ends all of it.
const childProcess = require('node:child_process')
const { basename } = require('node:path')

const spawn = childProcess.spawn
childProcess.spawn = function (command, args, options) {
  const isJava = Array.isArray(args) && args.includes('-jar')
  if (!isJava) return spawn.call(this, command, args, options)
  const child = spawn.call(this, command, args, { ...options, detached: false })
  child.once('exit', (code, signal) => {
    if (child.killed) return // firebase-tools has asked it to
    const jar = basename(args[args.indexOf('-jar') + 1] ?? '')
    console.error(`Error: the Java program ${jar} has ended (${signal ?? `code ${code}`})`)
    process.exit(1)
  })
  return child
}
