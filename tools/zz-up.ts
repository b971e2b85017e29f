import { startSuite } from '#tools/emulators/suite.ts'
import { startMailCatcher } from '#tools/mail-catcher.ts'
import { seed } from '#tools/seed.ts'
const mail = await startMailCatcher()
const t = Date.now()
const suite = await startSuite()
console.log('suite up', Date.now() - t)
await seed()
console.log('READY')
process.once('SIGTERM', async () => {
  await suite.stop()
  await mail.stop()
  process.exit(0)
})
