import { PROJECT, type Google } from './google.ts'

const BUCKET = `${PROJECT.id}.firebasestorage.app`
const SECRETS = {
  SMTP_URL: 'smtps://school:geheim@mail.fahrschule-probe.de:465',
  ADDRESS_KEY: 'k'.repeat(44),
}

/** Does what `npm run deploy` names: the commands as they are, and what the guide says. */
export async function mend(
  said: string,
  { resources }: Google,
  project: { npmRun: (words: string) => Promise<{ code: number | null; said: string }> },
): Promise<void> {
  const binding = /gcloud projects add-iam-policy-binding (\S+) --member=(\S+) --role=(\S+)/g
  for (const [, id = '', member = '', role = ''] of said.matchAll(binding)) {
    resources.allow(`projects/${id}`, member, role)
  }
  const ofBucket =
    /gcloud storage buckets add-iam-policy-binding gs:\/\/(\S+) --member=(\S+) --role=(\S+)/
  const [, bucket, member = '', role = ''] = ofBucket.exec(said) ?? []
  const buckets = 'storage.googleapis.com/storage/v1/b'
  if (bucket) resources.put(`${buckets}/${bucket}/iam`, { bindings: [{ role, members: [member] }] })
  if (said.includes('There is no bucket')) {
    resources.put(`${buckets}/${BUCKET}`, { location: 'EUROPE-WEST3', cors: [{}] })
    resources.put(`firebasestorage.googleapis.com/v1alpha/projects/${PROJECT.id}/defaultBucket`, {
      bucket: { name: `projects/${PROJECT.id}/buckets/${BUCKET}` },
    })
  }
  const database = /gcloud firestore databases create --project=(\S+) --location=(\S+)/.exec(said)
  if (database) {
    resources.put(`firestore.googleapis.com/v1/projects/${database[1]}/databases/(default)`, {
      ...{ locationId: database[2], type: 'FIRESTORE_NATIVE', databaseEdition: 'STANDARD' },
    })
  }
  const secrets = Object.entries(SECRETS).filter(([name]) =>
    said.includes(`There is no secret ${name}`),
  )
  for (const [secret, value] of secrets) {
    const name = `secretmanager.googleapis.com/v1/projects/${PROJECT.id}/secrets/${secret}`
    resources.put(name, {})
    resources.put(`${name}/versions/1`, { state: 'ENABLED' })
    resources.alias(`${name}/versions/latest`, `${name}/versions/1`)
    const data = Buffer.from(value).toString('base64')
    resources.put(`${name}/versions/latest:access`, { payload: { data } })
  }
  const admin = /npm run (admin -- create) <email> (--project \S+)/.exec(said)
  if (admin) await project.npmRun(`${admin[1]} ada@fahrschule-probe.de ${admin[2]}`)
}
