import { Timestamp } from 'firebase-admin/firestore'
import { createAdmin } from './accounts.ts'
import { emulatorBackend, type Backend } from './backend.ts'
import { sampleAdmin, samples } from './seed-data/index.ts'

/**
 * Fills the emulators with the sample content and the admin account.
 *
 * @throws when a sample does not fit its definition, or an emulator does not answer
 */
export async function seed(backend: Backend = emulatorBackend()): Promise<void> {
  await seedContent(backend.firestore)
  await createAdmin(backend.auth, sampleAdmin.email, sampleAdmin.password)
}

/** Fills a store with the sample content, all or nothing. */
export async function seedContent(firestore: Backend['firestore']): Promise<void> {
  const batch = firestore.batch()
  // A second apart: where lists are ordered by age, the samples keep their order.
  const oldest = Date.now() - 3_600_000
  for (const { definition, records } of samples) {
    for (const [index, [id, values]] of Object.entries(records).entries()) {
      const created_at = Timestamp.fromMillis(oldest + index * 1000)
      const checked = definition.schema.validateSync(values)
      const record = { ...checked, created_at, updated_at: created_at }
      batch.set(firestore.collection(definition.collection).doc(id), record)
    }
  }
  await batch.commit()
}
