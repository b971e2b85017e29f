import { EMPTIED_BY_TESTS } from '../command/backend.ts'
import { unlessEnded } from '../command/lifetime.ts'
import { allEmulators, checkPorts, services } from '../emulators/ports.ts'
import type { Suite } from '../emulators/suite.ts'
import { mailEnvironment, startMailCatcher } from '../mail-catcher/mail-catcher.ts'
import { seed } from '../seed-data/seed.ts'
import { buildFunctions, buildSite } from '../site/build.ts'
import { startWithSite } from '../site/site-and-emulators.ts'
import { measured } from './costs.ts'

/** Builds the site and starts the emulators, with the samples in them, for as long as the work takes. */
export async function withEmulators<T>(
  life: AbortSignal,
  work: (suite: Suite) => Promise<T>,
  { forTests = true } = {},
): Promise<T> {
  process.env[EMPTIED_BY_TESTS] = '1'
  const atEnd: (() => Promise<void>)[] = []
  try {
    const needed = [...allEmulators, 'hub', 'logging', 'smtp', 'mail'] as const
    await checkPorts(needed.map((name) => services[name]))
    await measured('build of the functions', () => buildFunctions(life))
    const mail = await startMailCatcher()
    atEnd.push(mail.stop)
    const begin = performance.now()
    const suite = await startWithSite({ env: mailEnvironment, forTests, signal: life }, (signal) =>
      measured('build of the site', () => buildSite(signal)),
    )
    atEnd.push(() => measured('emulators', suite.stop, begin))
    await unlessEnded(life, seed())
    return await unlessEnded(life, work(suite))
  } finally {
    for (const end of atEnd.reverse()) await end()
  }
}
