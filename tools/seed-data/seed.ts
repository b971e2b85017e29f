import { Timestamp } from 'firebase-admin/firestore'
import type { ContentDefinition } from '#model/records/define-content.ts'
import { problemsOf, problemsText } from '#model/fields/problem.ts'
import { createAdmin } from '../../functions/src/accounts/admins.ts'
import { emulatorBackend, type Backend } from '../command/backend.ts'
import { sampleAdmin, samples } from './index.ts'

/**
 * Fills the emulators with the sample content and the admin account.
 *
 * @throws when a sample does not fit its definition, or an emulator does not answer
 */
export async function seed(backend: Backend = emulatorBackend()): Promise<void> {
  await seedContent(backend.firestore)
  const { email, password, name } = sampleAdmin
  await createAdmin(backend, email, password, name)
}

/** Fills a store with the sample content, all or nothing. */
export async function seedContent(firestore: Backend['firestore']): Promise<void> {
  const batch = firestore.batch()
  for (const [path, record] of sampleDocuments()) batch.set(firestore.doc(path), record)
  await batch.commit()
}

/**
 * The sample content, by document path.
 *
 * @throws when a sample does not fit its definition
 */
export function sampleDocuments(): Map<string, object> {
  const oldest = Date.now() - 3_600_000
  return new Map(
    samples.flatMap(({ definition, records }) =>
      Object.entries(records).map(([id, values], index) => {
        // A second apart: where lists are ordered by age, the samples keep their order.
        const created_at = Timestamp.fromMillis(oldest + index * 1000)
        const path = `${definition.collection}/${id}`
        return [path, { ...checked(definition, path, values), created_at, updated_at: created_at }]
      }),
    ),
  )
}

function checked(definition: ContentDefinition, path: string, values: object): object {
  const problems = problemsOf(definition, values)
  if (Object.keys(problems).length > 0) {
    throw new Error(`${path}: ${problemsText(definition, problems)}`)
  }
  return definition.schema.cast(values)
}
