// Loaded into firebase-tools; changes how it starts Java. Until firebase-tools can be told so.
const childProcess = require('node:child_process')

// The Firestore emulator logs every refused request with its stack trace, and firebase-tools writes
// that down once more: in the rules tests, where refusals are the point, a good part of the
// processor's time.
const quiet = (arg) =>
  String(arg).replace('firestore.debug_log_level=FINE', 'firestore.debug_log_level=SEVERE')

// Tests: one plain collector over a large young generation; the default one costs a quarter of the
// emulator's time. Otherwise no optimizing compiler, which pays off after minutes: without it the
// emulators start ten seconds earlier.
const machine = process.env['EMULATORS_FOR_TESTS']
  ? ['-XX:+UseSerialGC', '-Xmn400m']
  : ['-XX:TieredStopAtLevel=1']

const spawn = childProcess.spawn
childProcess.spawn = function (command, args, options) {
  const isJava = Array.isArray(args) && /(^|[/\\])java(\.exe)?$/.test(command)
  if (!isJava) return spawn.call(this, command, args, options)
  // In the process group of firebase-tools, not in one of its own, Java is ended with it.
  const changed = { ...options, detached: false }
  return spawn.call(this, command, [...machine, ...args.map(quiet)], changed)
}

// Whoever started firebase-tools was killed.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
