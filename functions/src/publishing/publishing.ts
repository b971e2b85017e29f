import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Firestore } from 'firebase-admin/firestore'
import { error } from 'firebase-functions/logger'
import { localSite } from './local-site.ts'
import type { Publishing } from './publish-due.ts'
import { loadRenderer } from './renderer.ts'
import type { SiteHost } from './site-host.ts'

/** Beside `lib/`, as the site's build has left it. */
const RENDERER = join(import.meta.dirname, '../.site')

/** How this project publishes: on the emulators into the folder that they serve. */
export function publishing(db: Firestore, now: () => Date): Publishing {
  return {
    db,
    now,
    sleep,
    host: host(),
    renderer: () => loadRenderer(RENDERER),
    // docs/deploying.md has an alert for the event's name.
    onFailure: ({ message }) =>
      error('The pages were not published.', { event: 'not-published', message }),
  }
}

function host(): SiteHost {
  const folder = process.env['SITE_FOLDER']
  const releases = process.env['SITE_RELEASES']
  if (folder && releases) return localSite({ site: folder, releases })
  throw new Error('Hosting')
}
