import { FieldValue } from 'firebase-admin/firestore'
import { createAdmin } from './accounts.ts'
import { emulatorBackend, type Backend } from './backend.ts'
import { sampleAdmin, samples } from './seed-data/index.ts'

/**
 * Fills the emulators with the sample content and the admin account, all or nothing.
 *
 * @throws when a sample does not fit its definition, or an emulator does not answer
 */
export async function seed(backend: Backend = emulatorBackend()): Promise<void> {
  const { auth, firestore } = backend
  const batch = firestore.batch()
  const stamps = {
    created_at: FieldValue.serverTimestamp(),
    updated_at: FieldValue.serverTimestamp(),
  }
  for (const { definition, records } of samples) {
    for (const [id, values] of Object.entries(records)) {
      const checked = definition.schema.validateSync(values)
      batch.set(firestore.collection(definition.collection).doc(id), { ...checked, ...stamps })
    }
  }
  await batch.commit()
  await createAdmin(auth, sampleAdmin.email, sampleAdmin.password)
}
