// Loaded into firebase-tools; changes how it starts Java.
const childProcess = require('node:child_process')

// The Firestore emulator logs every refused request with its stack trace, and firebase-tools writes
// that down once more: in the rules tests, where refusals are the point, a good part of the
// processor's time.
const quiet = (arg) =>
  String(arg).replace('firestore.debug_log_level=FINE', 'firestore.debug_log_level=SEVERE')

// The optimizing compiler pays off after minutes, as in a run of all tests. Without it the emulators
// start ten seconds earlier on two cores.
const compilers = process.env['EMULATORS_FOR_TESTS'] ? [] : ['-XX:TieredStopAtLevel=1']

const spawn = childProcess.spawn
childProcess.spawn = function (command, args, options) {
  const isJava = Array.isArray(args) && /(^|[/\\])java(\.exe)?$/.test(command)
  return spawn.call(this, command, isJava ? [...compilers, ...args.map(quiet)] : args, options)
}
