import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { applicationDefault } from 'firebase-admin/app'
import type { Firestore } from 'firebase-admin/firestore'
import { error } from 'firebase-functions/logger'
import { firebaseHosting } from './hosting/hosting-site.ts'
import { localSite } from './hosting/local-site.ts'
import type { Publishing } from './publish-due.ts'
import { loadRenderer } from './renderer.ts'
import type { SiteHost } from './hosting/site-host.ts'

/** Beside `lib/`, as the site's build has left it. */
const RENDERER = join(import.meta.dirname, '../.site')

/**
 * How this project publishes: on the emulators into the folder that they serve, otherwise to Firebase
 * Hosting.
 *
 * @param site the site's name at Firebase Hosting
 */
export function publishing(db: Firestore, now: () => Date, site: string): Publishing {
  return {
    db,
    now,
    sleep,
    host: host(site),
    renderer: () => loadRenderer(RENDERER),
    // docs/deploying.md has an alert for the event's name.
    onFailure: ({ message }) =>
      error('The pages were not published.', { event: 'not-published', message }),
  }
}

function host(site: string): SiteHost {
  // Set by tools/emulators/suite.ts.
  const { SITE_FOLDER: folder, SITE_RELEASES: releases } = process.env
  if (folder && releases) return localSite({ site: folder, releases })
  const accessToken = async () => (await applicationDefault().getAccessToken()).access_token
  return firebaseHosting({ site, access: { accessToken } })
}
