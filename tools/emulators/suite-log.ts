import { stripVTControlCharacters } from 'node:util'

/** `undefined` while the emulators are starting. */
export function readiness(log: string): 'ready' | 'without functions' | undefined {
  if (!log.includes('All emulators ready')) return undefined
  return log.includes('Failed to load function definition') ? 'without functions' : 'ready'
}

const HARMLESS = [
  /Unable to fetch the CLI MOTD/,
  /not currently authenticated/,
  /drop support for Java/,
  /Please install a JDK at version 21/,
  /Env variable override detected/,
  /multiple instances of the emulator suite/,
  /Unable to look up project number/,
  /Shutting down emulators|Stopping \w+ Emulator/,
]

/** The last lines of a log that tell what went wrong, or simply the last ones. */
export function meaningfulLines(log: string, count = 8): string[] {
  const lines = stripVTControlCharacters(log)
    .split(/\r?\n/)
    .map((line) => line.trimEnd())
    .filter((line) => line !== '' && !HARMLESS.some((pattern) => pattern.test(line)))
  const telling = lines.filter((line) => /error|failed|could not|⚠|✖|exception/i.test(line))
  return (telling.length > 0 ? telling : lines).slice(-count)
}
