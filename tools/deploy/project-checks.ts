import { REGION } from '#model/site/firebase-project.ts'
import {
  accountEmail,
  BUDGET_ACCOUNT,
  SERVICE_ACCOUNTS,
} from '../../functions/src/accounts/service-accounts.ts'
import { reasonOf } from '../command/failure.ts'
import { origins, type Request } from './google.ts'
import type { Backend as Settings } from '../../src/entries/env.ts'
import { checkAddressKey, checkMailServer } from './settings.ts'
import { signInConfig, signInFaults } from './sign-in.ts'

/** The project as the settings name it. */
export interface Project {
  readonly id: string
  /** Google's number of it, which is part of the names of Google's own accounts. */
  readonly number: string
  readonly bucket: string
  readonly hostingSite: string
  readonly siteUrl: string
  /** Whether a spent budget takes it off its billing account. */
  readonly stopsAtBudget: boolean
}

export function projectOf(
  { firebase, siteUrl }: Settings,
  id: string,
  { site, stopsAtBudget = false }: { site?: string | undefined; stopsAtBudget?: boolean } = {},
): Project {
  const { appId = '', storageBucket = '' } = firebase
  const [, number = ''] = appId.split(':')
  return { id, number, bucket: storageBucket, hostingSite: site || id, siteUrl, stopsAtBudget }
}

interface ProjectCheck {
  readonly title: string
  readonly request: Request
  /** What is missing in the answer: sentences that end with the command. */
  readonly faults: (answer: never) => string[]
}

interface Policy {
  readonly bindings?: readonly { readonly role: string; readonly members: readonly string[] }[]
}

/** What only the real project can tell, and what a deployment or its visitors would stumble over. */
export function projectChecks(project: Project): ProjectCheck[] {
  const { id, bucket, hostingSite } = project
  return [
    {
      title: 'Database',
      request: { address: `${origins.firestoreOrigin()}/v1/projects/${id}/databases/(default)` },
      faults: (database: Record<'locationId' | 'type' | 'databaseEdition', string | undefined>) => {
        const { locationId, type, databaseEdition = 'STANDARD' } = database
        const create = `gcloud firestore databases create --project=${id} --location=${REGION} --type=firestore-native --edition=standard --delete-protection`
        if (!locationId) return [`There is no database: ${create}`]
        const found = `${locationId} ${type} ${databaseEdition}`
        if (found === `${REGION} FIRESTORE_NATIVE STANDARD`) return []
        return [
          `The database is ${found}, which cannot be changed: while it is empty, gcloud firestore databases delete --database='(default)' --project=${id}, then ${create}`,
        ]
      },
    },
    {
      title: 'Bucket of the pictures',
      request: { address: `${origins.storageOrigin()}/storage/v1/b/${bucket}` },
      faults: ({ location, cors = [] }: { location?: string; cors?: readonly unknown[] }) => {
        // firebase-tools and the Admin SDK are told no other.
        const defaults = [`${id}.firebasestorage.app`, `${id}.appspot.com`]
        if (!defaults.includes(bucket))
          return [
            `In .env, VITE_FIREBASE_STORAGE_BUCKET is ${bucket}: rules and functions know only the default bucket, ${defaults.join(' or ')}.`,
          ]
        if (!location)
          return [`There is no bucket ${bucket}: step 3 of docs/deploying.md makes it.`]
        const away = `The bucket ${bucket} is in ${location}, which cannot be changed, and only the default bucket is used: begin with a new project, whose bucket step 3 of docs/deploying.md makes in ${REGION}.`
        const closed = `Pictures are not kept for offline use: gcloud storage buckets update gs://${bucket} --cors-file=cors.json`
        return [
          ...(location === REGION.toUpperCase() ? [] : [away]),
          ...(cors.length > 0 ? [] : [closed]),
        ]
      },
    },
    {
      title: 'Role for the pictures',
      request: { address: `${origins.storageOrigin()}/storage/v1/b/${bucket}/iam` },
      faults: (policy: Policy) => {
        const member = `serviceAccount:${accountEmail('site-cleaner', id)}`
        const role = 'roles/storage.objectAdmin'
        if (has(policy, member, role)) return []
        return [
          `Pictures that nothing uses cannot be deleted: gcloud storage buckets add-iam-policy-binding gs://${bucket} --member=${member} --role=${role}`,
        ]
      },
    },
    {
      title: 'Roles',
      request: {
        address: `${origins.resourceManagerOrigin()}/v1/projects/${id}:getIamPolicy`,
        body: {},
      },
      faults: (policy: Policy) => roleFaults(policy, project),
    },
    {
      title: 'Signing in',
      request: signInConfig(id),
      faults: (config: object) => signInFaults(config, project),
    },
    secretCheck('SMTP_URL', id, checkMailServer),
    secretCheck('ADDRESS_KEY', id, (key) => checkAddressKey(key, id)),
    {
      title: 'Site of Hosting',
      request: { address: `${origins.hostingApiOrigin()}/v1beta1/projects/${id}/sites` },
      faults: ({ sites = [] }: { sites?: readonly { name: string; type?: string }[] }) => {
        const site = sites
          .find(({ type }) => type === 'DEFAULT_SITE')
          ?.name.split('/')
          .at(-1)
        if (!site)
          return [`There is no site: npx firebase hosting:sites:create ${id} --project ${id}`]
        if (site === hostingSite) return []
        return [
          `The site is deployed to ${site}, and published to ${hostingSite}: write HOSTING_SITE=${site} into functions/.env.${id}.`,
        ]
      },
    },
  ]
}

/** What functions/src/index.ts defines with `defineSecret`. */
function secretCheck(name: string, id: string, check: (value: string) => void): ProjectCheck {
  const version = `projects/${id}/secrets/${name}/versions/latest`
  return {
    title: `Secret ${name}`,
    request: { address: `${origins.secretManagerOrigin()}/v1/${version}:access` },
    faults: ({ payload }: { payload?: { data: string } }) => {
      if (!payload)
        return [
          `There is no secret ${name}: npx firebase functions:secrets:set ${name} --project ${id}`,
        ]
      try {
        check(Buffer.from(payload.data, 'base64').toString().trim())
        return []
      } catch (error) {
        return [reasonOf(error)]
      }
    },
  }
}

const has = ({ bindings = [] }: Policy, member: string, wanted: string) =>
  bindings.some(({ role, members }) => role === wanted && members.includes(member))

function roleFaults(policy: Policy, { id, number, stopsAtBudget }: Project): string[] {
  const compute = `serviceAccount:${number}-compute@developer.gserviceaccount.com`
  const storage = `serviceAccount:service-${number}@gcp-sa-firebasestorage.iam.gserviceaccount.com`
  const accounts = { ...SERVICE_ACCOUNTS, ...(stopsAtBudget && BUDGET_ACCOUNT) }
  const ours = Object.entries(accounts).flatMap(([name, roles]) =>
    roles.map((role) => [`serviceAccount:${accountEmail(name, id)}`, role] as const),
  )
  const wanted = [
    ...ours,
    // Storage's rules ask Firestore who is an admin; firebase-tools offers the role once, if at all.
    [storage, 'roles/firebaserules.firestoreServiceAgent'],
    // Builds the functions. Google gave it the rights of an editor, in organisations none.
    [compute, 'roles/cloudbuild.builds.builder'],
  ] as const
  const unwanted = [
    [compute, 'roles/editor'],
    [compute, 'roles/firebasehosting.admin'],
  ] as const
  const command = (verb: string, member: string, role: string) =>
    `gcloud projects ${verb}-iam-policy-binding ${id} --member=${member} --role=${role} --condition=None`
  const commands = [
    ...wanted
      .filter(([member, role]) => !has(policy, member, role))
      .map(([member, role]) => command('add', member, role)),
    ...unwanted
      .filter(([member, role]) => has(policy, member, role))
      .map(([member, role]) => command('remove', member, role)),
  ]
  return commands.length > 0
    ? [['Roles are missing, or too many; to be run as they are:', ...commands].join('\n')]
    : []
}
