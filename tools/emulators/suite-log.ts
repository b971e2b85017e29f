import { plainLines } from '#tools/command/log-lines.ts'

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
  /The Emulator UI is not starting/,
  /Shutting down emulators|Stopping \w+ Emulator/,
]

/** The last lines of firebase-tools' log that tell what went wrong, or simply the last ones. */
export function meaningfulLines(log: string): string[] {
  const lines = plainLines(log).filter((line) => !HARMLESS.some((pattern) => pattern.test(line)))
  const telling = lines.filter((line) => /error|failed|could not|⚠|✖|exception/i.test(line))
  return (telling.length > 0 ? telling : lines).slice(-8)
}
