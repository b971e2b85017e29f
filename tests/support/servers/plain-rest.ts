import {
  FIRESTORE,
  projectId,
  tokenClaims,
  uidOf,
  type RulesProject,
} from '#tests/support/rules/rules.ts'

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')

/** A token as the emulator takes it, of an account with these custom claims; no secret signs it. */
export function unsignedToken(claims: object, uid = 'somebody'): string {
  const account = { sub: uid, user_id: uid, iat: 0, exp: 4_000_000_000 }
  return `${encoded({ alg: 'none', typ: 'JWT' })}.${encoded({ ...account, ...claims })}.`
}

export const tokenOfRole = (role: Parameters<typeof uidOf>[0]) =>
  role === 'visitor' ? undefined : unsignedToken(tokenClaims(role), uidOf(role))

/** What can be asked of a collection and one of its records without any SDK. */
export function plainRequests(project: RulesProject, collection: string, id = 'known') {
  const documents = `/v1/projects/${projectId(project)}/databases/(default)/documents`
  const at = `http://${FIRESTORE.host}:${FIRESTORE.port}${documents}`
  const body = JSON.stringify({ fields: { name: { stringValue: 'Somebody' } } })
  const structuredQuery = { from: [{ collectionId: collection }] }
  return {
    get: { url: `${at}/${collection}/${id}` },
    list: { url: `${at}/${collection}` },
    query: { url: `${at}:runQuery`, method: 'POST', body: JSON.stringify({ structuredQuery }) },
    create: { url: `${at}/${collection}`, method: 'POST', body },
    update: { url: `${at}/${collection}/${id}`, method: 'PATCH', body },
    delete: { url: `${at}/${collection}/${id}`, method: 'DELETE' },
  } as const
}

/** The answer's status: 200 or 403, if the request is one that Firestore understands. */
export async function statusOf(
  request: { url: string; method?: string; body?: string },
  token: string | undefined,
): Promise<number> {
  const { url, ...init } = request
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
  const response = await fetch(url, { ...init, headers })
  await response.arrayBuffer()
  return response.status
}
