// Loaded into firebase-tools; keeps its Storage emulator from hanging and from ending. Until
// firebase-tools 15, which needs Java 21: to be tried again without this.
const childProcess = require('node:child_process')
const { createInterface } = require('node:readline')
const { PassThrough } = require('node:stream')
const { NotFoundError } = require('firebase-tools/lib/emulator/storage/errors')
const { StorageLayer } = require('firebase-tools/lib/emulator/storage/files')

// What is read from the rules runtime is taken for one answer. When two arrive together, both requests
// hang; here every answer is handed over on its own. https://github.com/firebase/firebase-tools/issues/6194
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

// An object that is deleted while somebody reads it ends all emulators: firebase-tools looks for it,
// asks the rules, and has no bytes any more. Here that object is not found.
const getObject = StorageLayer.prototype.getObject
StorageLayer.prototype.getObject = async function (request) {
  const found = await getObject.call(this, request)
  if (!found.data) throw new NotFoundError('File not found')
  return found
}
