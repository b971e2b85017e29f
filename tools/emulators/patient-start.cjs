// Loaded into firebase-tools, which gives up when an emulator does not answer within a minute. Java may
// need longer on a busy machine; that it has died is found at once by one-process-group.cjs.
const portUtils = require('firebase-tools/lib/emulator/portUtils')

const TEN_MINUTES = 10 * 60_000
const waitForPortUsed = portUtils.waitForPortUsed
portUtils.waitForPortUsed = (port, host) => waitForPortUsed(port, host, TEN_MINUTES)
