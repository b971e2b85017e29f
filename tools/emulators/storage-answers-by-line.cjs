// Loaded into firebase-tools, which takes what it reads from the Storage rules runtime for one answer.
// When two arrive together, both requests hang; here every answer is handed over on its own.
// https://github.com/firebase/firebase-tools/issues/6194, mended in firebase-tools 15 (Java 21).
const childProcess = require('node:child_process')
const { createInterface } = require('node:readline')
const { PassThrough } = require('node:stream')

const spawn = childProcess.spawn
childProcess.spawn = function (command, args, options) {
  const child = spawn.call(this, command, args, options)
  const isRulesRuntime = Array.isArray(args) && args.includes('-jar') && args.includes('serve')
  if (isRulesRuntime && child.stdout) {
    const answers = new PassThrough({ objectMode: true })
    createInterface({ input: child.stdout }).on('line', (line) => answers.write(line))
    child.stdout = answers
  }
  return child
}
