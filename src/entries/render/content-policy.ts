import { createHash } from 'node:crypto'
import type { Backend } from '#entries/env.ts'
import { EMULATORS, functionsAddress } from '#model/site/firebase-project.ts'
import { STORAGE_ORIGINS } from '#model/images/image-address.ts'

const STYLES = /<style[^>]*>([\s\S]*?)<\/style>/g

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/**
 * Adds the part of the content security policy that depends on the build, as a meta element: the
 * hashes of the page's own styles, and the hosts of its backend. The header in firebase.json is
 * constant and allows more; browsers obey both.
 */
export function withContentPolicy(html: string, { emulators, firebase }: Backend): string {
  // The empty one is what emotion fills in the browser, rule by rule.
  const styles = ['', ...[...html.matchAll(STYLES)].map(([, style = '']) => style)]
  const policy = [
    ['style-src', "'self'", ...new Set(styles.map(hashOf))],
    // Positions and delays that components set on single elements.
    ['style-src-attr', "'unsafe-inline'"],
    ['img-src', "'self'", 'data:', 'blob:', uploads(emulators, firebase.storageBucket)],
    ['connect-src', "'self'", ...backendHosts(emulators, firebase.projectId)],
  ]
  const content = policy.map((directive) => directive.join(' ')).join('; ')
  const meta = `<meta http-equiv="Content-Security-Policy" content="${content}" />`
  return html.replace(/<meta charset="utf-8" \/>/, (charset) => `${charset}\n    ${meta}`)
}

/** Where uploads are: in this project's bucket only; tests have projects of their own on the emulators. */
const uploads = (emulators: boolean, bucket = '') =>
  emulators ? STORAGE_ORIGINS.emulators : `${STORAGE_ORIGINS.production}/v0/b/${bucket}/o/`

function backendHosts(emulators: boolean, projectId = '') {
  if (emulators) return [`http://${EMULATORS.host}:*`]
  return [
    'https://identitytoolkit.googleapis.com',
    'https://securetoken.googleapis.com',
    'https://firestore.googleapis.com',
    STORAGE_ORIGINS.production,
    functionsAddress(projectId, false),
  ]
}
