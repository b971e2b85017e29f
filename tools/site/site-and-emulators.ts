import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { projectFolder } from '../command/paths.ts'
import { startSuite, type Suite, type SuiteOptions } from '../emulators/suite.ts'
import { buildSite } from './build.ts'

/**
 * Builds the site while the emulators start, which load functions that were built before. If one of
 * the two fails, the other is ended.
 *
 * @returns the emulators, as soon as the site is there too
 */
export async function startWithSite(options: SuiteOptions = {}, build = buildSite): Promise<Suite> {
  // Hosting reads the folder at every request, but wants it to exist.
  await mkdir(join(projectFolder, 'dist'), { recursive: true })
  return startAlongside(options.signal, (signal) => startSuite({ ...options, signal }), build)
}

/** Runs both at once; neither outlives a failure of the other. */
export async function startAlongside(
  life: AbortSignal | undefined,
  start: (signal: AbortSignal) => Promise<Suite>,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<Suite> {
  const failed = new AbortController()
  const signal = life ? AbortSignal.any([life, failed.signal]) : failed.signal
  const abortOther = (error: unknown) => {
    failed.abort(error)
    throw error
  }
  const [started, worked] = await Promise.allSettled([
    start(signal).catch(abortOther),
    work(signal).catch(abortOther),
  ])
  if (started.status === 'rejected') throw failed.signal.reason
  if (worked.status === 'rejected') {
    await started.value.stop()
    throw failed.signal.reason
  }
  return started.value
}
