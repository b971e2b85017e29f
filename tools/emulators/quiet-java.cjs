// Loaded into firebase-tools, which has the Firestore emulator log every refused request with its stack
// trace, and writes that down once more: in the rules tests, where refusals are the point, a good part
// of the processor's time.
const childProcess = require('node:child_process')

const spawn = childProcess.spawn
childProcess.spawn = function (command, args, options) {
  const quiet = Array.isArray(args)
    ? args.map((arg) =>
        String(arg).replace('firestore.debug_log_level=FINE', 'firestore.debug_log_level=SEVERE'),
      )
    : args
  return spawn.call(this, command, quiet, options)
}
