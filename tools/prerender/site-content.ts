import { readFile } from 'node:fs/promises'
import { initializeApp } from 'firebase/app'
import { collection, getDocs, getFirestore, query, Timestamp, where } from 'firebase/firestore/lite'
import type { Backend } from '#app/env.ts'
import { defaultContactInfo } from '#content/contact_info/defaults.ts'
import { contactInfo } from '#content/contact_info/definition.ts'
import { defaultCourses } from '#content/courses/defaults.ts'
import { courses } from '#content/courses/definition.ts'
import { contentTypes } from '#content/registry.ts'
import { sampleTestimonial } from '#content/testimonials/defaults.ts'
import { testimonials } from '#content/testimonials/definition.ts'
import type { PrerenderedContent } from '#data/content/prerendered.ts'
import type { ContentDefinition } from '#model/define-content.ts'
import { shownRecords } from './shown-records.ts'

const PATIENCE_MS = 20_000

/**
 * What the pages are prerendered with: what the file named by PRERENDERED_CONTENT holds, where
 * whoever builds has written one; the store's public content; the built-in content where the store is
 * silent, or is the emulators' and not there yet.
 */
export async function siteContent({ emulators, firebase }: Backend): Promise<PrerenderedContent> {
  const given = process.env['PRERENDERED_CONTENT']
  if (given) return JSON.parse(await readFile(given, 'utf8')) as PrerenderedContent
  const at = new Date().toISOString()
  if (emulators) return { at, records: builtIn }
  try {
    const db = getFirestore(initializeApp(firebase))
    const reads = contentTypes.map(async (definition) => recordsIn(db, definition))
    const answers = await Promise.race([Promise.all(reads), silence()])
    return { at, records: Object.fromEntries(answers) }
  } catch (error) {
    console.warn(
      `The store did not answer (${String(error)}): the pages are prerendered with the built-in content.`,
    )
    return { at, records: builtIn }
  }
}

const builtIn = {
  [courses.collection]: defaultCourses,
  [contactInfo.collection]: [{ id: contactInfo.single, ...defaultContactInfo }],
  [testimonials.collection]: [sampleTestimonial],
}

async function recordsIn(db: ReturnType<typeof getFirestore>, definition: ContentDefinition) {
  const { collection: name, publicWhen } = definition
  const all = collection(db, name)
  const { docs } = await getDocs(publicWhen ? query(all, where(publicWhen, '==', true)) : all)
  const documents = docs.map((doc) => [doc.id, withDates(doc.data())] as const)
  return [name, shownRecords(definition, documents)] as const
}

const withDates = (data: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      value instanceof Timestamp ? value.toDate() : value,
    ]),
  )

function silence(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('no answer in time')), PATIENCE_MS).unref()
  })
}
