import { contactInfo } from '#content/contact_info/definition.ts'
import { courses } from '#content/courses/definition.ts'
import { school } from '#content/school/definition.ts'
import type { PrerenderedContent } from '#model/records/prerendered-content.ts'
import { Failure } from '../command/failure.ts'

/** Prices, phone number and address, and who answers for the pages, are the school's own. */
const OWN = [courses, contactInfo, school]

/**
 * What the pages show when they are deployed: the store's public content, which may lack what only
 * the school knows at the first deployment alone.
 *
 * @throws Failure with one sentence when visitors would get built-in content; whatever `read` throws
 */
export async function contentToDeploy(
  read: () => Promise<PrerenderedContent>,
  { first }: { first: boolean },
): Promise<PrerenderedContent> {
  const content = await read()
  const missing = OWN.filter(({ collection }) => !content.records[collection]?.length)
  if (missing.length === 0) return content
  const lack = `has no ${missing.map(({ labels }) => labels.en.many).join(', no ')}`
  if (!first) {
    throw new Failure(
      `The store ${lack}: visitors would see invented prices and contact details. Only a first deployment may: npm run deploy -- --first.`,
    )
  }
  console.warn(`The store ${lack}: visitors see the built-in content instead.`)
  return content
}
