// Loaded into firebase-tools. The Hosting emulator compresses every file anew for every request, which
// costs it more than all the rest: where hundreds of pages are opened, it sends files as they are.
const Module = require('node:module')

if (process.env['EMULATORS_FOR_TESTS']) {
  const load = Module._load
  const compression = () => (_request, _response, next) => next()
  Module._load = function (id, ...rest) {
    return id === 'compression' ? compression : load.call(this, id, ...rest)
  }
}
