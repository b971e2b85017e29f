import { initializeApp } from 'firebase/app'
import { collection, getDocs, getFirestore, orderBy, query, where } from 'firebase/firestore/lite'
import type { Backend } from '#app/env.ts'
import { defaultContactInfo } from '#content/contact_info/defaults.ts'
import { contactInfo } from '#content/contact_info/definition.ts'
import { defaultCourses } from '#content/courses/defaults.ts'
import { courses } from '#content/courses/definition.ts'
import { sampleTestimonial } from '#content/testimonials/defaults.ts'
import { testimonials } from '#content/testimonials/definition.ts'
import type { PrerenderedContent } from '#data/prerendered.ts'
import { decode } from '#model/decode.ts'
import type { ContentDefinition } from '#model/define-content.ts'
import { prerenderedRecord } from '#tools/prerender/other-words.ts'
import { samples } from '#tools/seed-data/index.ts'

const PATIENCE_MS = 20_000
type Documents = [id: string, data: Record<string, unknown>][]

/**
 * What the pages are prerendered with: the store's public content; the samples where the emulators
 * are the backend, which start after the build (`npm test`: in other words); the built-in defaults
 * where the store is silent.
 */
export async function siteContent({ emulators, firebase }: Backend): Promise<PrerenderedContent> {
  const at = new Date().toISOString()
  if (emulators) return { at, records: recordsOf(samplesInOrder) }
  const db = getFirestore(initializeApp(firebase))
  try {
    const answers = await Promise.race([
      Promise.all(samples.map(async ({ definition }) => fromStore(definition))),
      silence(),
    ])
    return { at, records: Object.fromEntries(answers) }
  } catch (error) {
    console.warn(
      `The store did not answer (${String(error)}): the pages are prerendered with the built-in content.`,
    )
    return {
      at,
      records: {
        [courses.collection]: defaultCourses,
        [contactInfo.collection]: [{ id: contactInfo.single, ...defaultContactInfo }],
        [testimonials.collection]: [sampleTestimonial],
      },
    }
  }

  async function fromStore(definition: ContentDefinition) {
    const { by, direction } = definition.order
    const hides = definition.publicWhen
    const { docs } = await getDocs(
      query(
        collection(db, definition.collection),
        ...(hides ? [where(hides, '==', true)] : []),
        orderBy(by, direction),
      ),
    )
    const documents = docs.map((doc): Documents[number] => [doc.id, doc.data()])
    return [definition.collection, decoded(definition, documents)] as const
  }
}

function silence(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('no answer in time')), PATIENCE_MS).unref()
  })
}

function recordsOf(documentsOf: (sample: (typeof samples)[number]) => Documents) {
  return Object.fromEntries(
    samples.map((sample) => [
      sample.definition.collection,
      decoded(sample.definition, documentsOf(sample)),
    ]),
  )
}

/** As the store would give them: samples are written oldest first. */
function samplesInOrder({ definition, records }: (typeof samples)[number]): Documents {
  const { by, direction } = definition.order
  const documents: Documents = Object.entries(records)
    .map(([id, values]): Documents[number] => [
      id,
      prerenderedRecord(definition, definition.schema.cast(values)),
    ])
    .filter(([, values]) => !definition.publicWhen || values[definition.publicWhen] === true)
  if (by !== 'created_at') documents.sort(([, one], [, other]) => compare(one[by], other[by]))
  return direction === 'asc' ? documents : documents.reverse()
}

const compare = (one: unknown, other: unknown) =>
  typeof one === 'number' && typeof other === 'number'
    ? one - other
    : // Firestore orders texts by their bytes.
      Buffer.compare(Buffer.from(String(one)), Buffer.from(String(other)))

/** Without their timestamps, which no page shows. A broken record is left out. */
function decoded(definition: ContentDefinition, documents: Documents) {
  return documents.flatMap(([id, data]) => {
    const result = decode(definition, id, data)
    if (!result.ok) return []
    const { id: key, ...record } = result.record
    const shown = Object.keys(definition.fields).map((name) => [name, record[name as never]])
    return [{ id: key, ...(Object.fromEntries(shown) as object) }]
  })
}
