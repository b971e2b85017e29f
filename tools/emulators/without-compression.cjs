// Loaded into firebase-tools. The Hosting emulator compresses every file anew for every request: 0.15 s
// of processor time for a page, 0.03 s without, in a run of all tests minutes (see java.cjs). Until it
// can be told not to.
const Module = require('node:module')

if (process.env['EMULATORS_FOR_TESTS']) {
  const load = Module._load
  const compression = () => (_request, _response, next) => next()
  Module._load = function (id, ...rest) {
    return id === 'compression' ? compression : load.call(this, id, ...rest)
  }
}
