import { createRequire } from 'node:module'
import { applicationDefault } from 'firebase-admin/app'
import { Failure, reasonOf } from '#tools/command/failure.ts'

/** Google's services as firebase-tools finds them, so that what is checked is what is deployed to. */
export const origins = createRequire(import.meta.url)('firebase-tools/lib/api.js') as Record<
  | 'cloudschedulerOrigin'
  | 'firestoreOrigin'
  | 'functionsV2Origin'
  | 'hostingApiOrigin'
  | 'identityOrigin'
  | 'resourceManagerOrigin'
  | 'runOrigin'
  | 'secretManagerOrigin'
  | 'storageOrigin',
  () => string
>

export interface Request {
  readonly address: string
  /** With a body, a POST unless said otherwise. */
  readonly body?: object
  readonly method?: string
}

async function ownToken(): Promise<string> {
  try {
    return (await applicationDefault().getAccessToken()).access_token
  } catch (error) {
    throw new Failure(
      `Google does not know who is asking (${reasonOf(error)}): gcloud auth application-default login`,
    )
  }
}

/**
 * @returns the answer; an empty one where there is no such thing
 * @throws Failure with Google's reason when it refuses
 */
export async function askGoogle(
  projectId: string,
  { address, body, method = body ? 'POST' : 'GET' }: Request,
  token = ownToken,
): Promise<object> {
  const response = await fetch(address, {
    method,
    headers: {
      authorization: `Bearer ${await token()}`,
      'content-type': 'application/json',
      'x-goog-user-project': projectId,
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const answer = (await response.json().catch(() => ({}))) as { error?: { message?: string } }
  if (response.ok) return answer
  if (response.status === 404) return {}
  throw new Failure(
    `${new URL(address).host} refuses (status ${response.status}): ${answer.error?.message ?? 'no reason given'}`,
  )
}
