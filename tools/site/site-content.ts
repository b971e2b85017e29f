import { initializeApp } from 'firebase/app'
import { collection, getDocs, getFirestore, limit, query, where } from 'firebase/firestore/lite'
import type { Backend } from '#entries/env.ts'
import { defaultContactInfo } from '#content/contact_info/defaults.ts'
import { contactInfo } from '#content/contact_info/definition.ts'
import { defaultCourses } from '#content/courses/defaults.ts'
import { courses } from '#content/courses/definition.ts'
import { contentTypes } from '#content/registry.ts'
import { school } from '#content/school/definition.ts'
import { sampleTestimonial } from '#content/testimonials/defaults.ts'
import { testimonials } from '#content/testimonials/definition.ts'
import type { PrerenderedContent } from '#model/records/prerendered-content.ts'
import { MOST_RECORDS, type ContentDefinition } from '#model/records/define-content.ts'
import { shownRecords } from '#model/records/shown-records.ts'
import { Failure } from '../command/failure.ts'

const PATIENCE_MS = 20_000

/**
 * What the pages show when they are deployed: the store's public content, or, with FIRST_BUILD set,
 * the built-in content where the store has nothing yet.
 *
 * @throws Failure with one sentence when visitors would get built-in content
 */
export async function siteContent({ firebase }: Backend): Promise<PrerenderedContent> {
  const at = new Date().toISOString()
  const read = async () => {
    const db = getFirestore(initializeApp(firebase))
    return Promise.all(contentTypes.map(async (definition) => recordsIn(db, definition)))
  }
  const first = Boolean(process.env['FIRST_BUILD'])
  return { at, records: await recordsToPublish(read, { first, patienceMs: PATIENCE_MS }) }
}

type Records = PrerenderedContent['records']
type Answer = readonly (readonly [collection: string, records: Records[string]])[]

/** Prices, phone number and address, and who answers for the pages, are the school's own. */
const OWN = [courses, contactInfo, school]

/**
 * The store's records, of which none may be built-in ones, unless it is the first build.
 *
 * @throws Failure with one sentence when the store is silent, or lacks what only the school knows
 */
export async function recordsToPublish(
  read: () => Promise<Answer>,
  { first, patienceMs }: { first: boolean; patienceMs: number },
): Promise<Records> {
  let records: Records = {}
  let lack: string
  try {
    records = Object.fromEntries(await Promise.race([read(), silence(patienceMs)]))
    const missing = OWN.filter(({ collection }) => !records[collection]?.length)
    lack =
      missing.length > 0
        ? `has no ${missing.map(({ labels }) => labels.en.many).join(', no ')}`
        : ''
  } catch (error) {
    lack = `did not answer (${String(error)})`
    records = first ? builtIn : {}
  }
  if (lack === '') return records
  if (first) {
    console.warn(`The store ${lack}: visitors see the built-in content instead.`)
    return records
  }
  throw new Failure(
    `The store ${lack}: visitors would see invented prices and contact details. Only a first deployment may: npm run deploy -- --first.`,
  )
}

const builtIn = {
  [courses.collection]: defaultCourses,
  [contactInfo.collection]: [{ id: contactInfo.single, ...defaultContactInfo }],
  [testimonials.collection]: [sampleTestimonial],
}

async function recordsIn(db: ReturnType<typeof getFirestore>, definition: ContentDefinition) {
  const { collection: name, publicWhen } = definition
  const shown = publicWhen ? [where(publicWhen, '==', true)] : []
  const { docs } = await getDocs(query(collection(db, name), ...shown, limit(MOST_RECORDS)))
  const documents = docs.map((doc) => [doc.id, doc.data()] as const)
  return [name, shownRecords(definition, documents)] as const
}

function silence(patienceMs: number): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('no answer in time')), patienceMs).unref()
  })
}
