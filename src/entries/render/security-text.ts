import { DAY_MS } from '#model/time/durations.ts'
import { sitePaths } from '#model/site/site-paths.ts'

const YEAR_MS = 365 * DAY_MS

/** Where to report a weakness (RFC 9116), good for a year from the build. */
export function securityText(siteUrl: string, built: Date): string {
  const lines = [
    `Contact: ${siteUrl}${sitePaths.imprint}`,
    `Expires: ${new Date(built.getTime() + YEAR_MS).toISOString()}`,
    'Preferred-Languages: de, en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
  ]
  return `${lines.join('\n')}\n`
}
