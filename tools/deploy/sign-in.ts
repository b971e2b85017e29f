import { SHORTEST_PASSWORD } from '#model/records/admin-account.ts'
import { ownOrigins } from '../../functions/src/own-origins.ts'
import { askGoogle, origins, type Request } from './google.ts'
import type { Project } from './project-checks.ts'

/** As it has to be; the domains are the project's. */
const CLOSED = {
  signIn: {
    email: { enabled: true, passwordRequired: true },
    anonymous: { enabled: false },
    phoneNumber: { enabled: false },
  },
  client: { permissions: { disabledUserSignup: true, disabledUserDeletion: true } },
  emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
  passwordPolicyConfig: {
    passwordPolicyEnforcementState: 'ENFORCE',
    passwordPolicyVersions: [{ customStrengthOptions: { minPasswordLength: SHORTEST_PASSWORD } }],
  },
}
const MASK =
  'signIn.email,signIn.anonymous,signIn.phoneNumber,client.permissions,emailPrivacyConfig,passwordPolicyConfig,authorizedDomains'

/** What Google leaves out is not set. */
type Partly<T> = { readonly [Key in keyof T]?: T[Key] extends object ? Partly<T[Key]> : T[Key] }
type SignIn = Partly<typeof CLOSED> & { readonly authorizedDomains?: readonly string[] }

export const signInConfig = (id: string): Request => ({
  address: [origins.identityOrigin(), 'admin/v2/projects', id, 'config'].join('/'),
})

/** What is open in the settings that must be closed, and the other way round. */
export function signInFaults(config: SignIn, { siteUrl }: Pick<Project, 'siteUrl'>): string[] {
  const host = new URL(siteUrl).host
  const { signIn, client, emailPrivacyConfig, passwordPolicyConfig: policy } = config
  const { authorizedDomains = [] } = config
  const [version] = policy?.passwordPolicyVersions ?? []
  const shortest = version?.customStrengthOptions?.minPasswordLength ?? 0
  const faults = {
    'anybody may sign up': !client?.permissions?.disabledUserSignup,
    'an account may delete itself': !client?.permissions?.disabledUserDeletion,
    'strangers can learn which addresses have accounts':
      !emailPrivacyConfig?.enableImprovedEmailPrivacy,
    'nobody can sign in with e-mail and password': !signIn?.email?.enabled,
    'a link in a mail signs in without a password': !signIn?.email?.passwordRequired,
    'strangers can sign in anonymously': signIn?.anonymous?.enabled,
    'strangers can sign in by phone': signIn?.phoneNumber?.enabled,
    [`passwords of fewer than ${SHORTEST_PASSWORD} characters are taken`]:
      policy?.passwordPolicyEnforcementState !== 'ENFORCE' || shortest < SHORTEST_PASSWORD,
    [`${host} is no authorised domain`]: !authorizedDomains.includes(host),
    'localhost is an authorised domain': authorizedDomains.includes('localhost'),
  }
  const found = Object.entries(faults).flatMap(([words, is]) => (is ? [words] : []))
  if (found.length === 0) return []
  return [`In the settings of Authentication: ${found.join('; ')}. npm run deploy -- --set-sign-in`]
}

/** Sets all of that at once, also in a project whose Authentication was never opened in the console. */
export async function setSignIn(
  { id, siteUrl, hostingSite }: Pick<Project, 'id' | 'siteUrl' | 'hostingSite'>,
  token?: () => Promise<string>,
): Promise<void> {
  const config = signInConfig(id)
  if (Object.keys(await askGoogle(id, config, token)).length === 0) {
    const initialize = `${origins.identityOrigin()}/v2/projects/${id}/identityPlatform:initializeAuth`
    await askGoogle(id, { address: initialize, body: {} }, token)
  }
  const address = `${config.address}?updateMask=${MASK}`
  const own = ownOrigins(siteUrl, hostingSite).map((origin) => new URL(origin).host)
  // Where Firebase's own pages set a password, whatever Hosting's site is called.
  const authorizedDomains = [...new Set([...own, `${id}.firebaseapp.com`])]
  await askGoogle(id, { address, body: { ...CLOSED, authorizedDomains }, method: 'PATCH' }, token)
}
