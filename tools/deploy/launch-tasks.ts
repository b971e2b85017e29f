import type { Firestore } from 'firebase-admin/firestore'
import { beforeLaunch, type LaunchTask } from '#content/before-launch.ts'
import { contentTypes } from '#content/registry.ts'
import { decode } from '#model/records/decode.ts'
import { withDates } from '#model/records/stored-dates.ts'

/**
 * What the school has to do before visitors come. It does so in the back office, once that is there:
 * nothing of it keeps a deployment back.
 */
export async function launchTasks(firestore: Firestore, accounts: number): Promise<LaunchTask[]> {
  const stored = await Promise.all(
    contentTypes.map(async (definition) => {
      const { docs } = await firestore.collection(definition.collection).get()
      const records = docs.flatMap((each) => {
        const decoded = decode(definition, each.id, withDates(each.data()))
        return decoded.ok ? [decoded.record] : []
      })
      return [definition, records] as const
    }),
  )
  const records = new Map(stored)
  return beforeLaunch(
    { recordsOf: (definition) => records.get(definition) ?? [], accounts },
    new Date(),
  )
}
