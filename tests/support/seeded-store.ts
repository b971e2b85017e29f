import { resetStore, storedDocuments } from '#tests/support/store.ts'

/**
 * Before all stories: a store as those that read expect it, whatever was in it. After them, where
 * only they ran (tools/test/main.ts says so): a look at whether they left it so.
 */
export default async function seededStore(): Promise<() => Promise<void>> {
  await resetStore()
  const before = await contents()
  return async () => {
    if (!process.env['STORIES_ONLY_READ']) return
    const after = await contents()
    const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
      (path) => before.get(path) !== after.get(path),
    )
    if (changed.length > 0) {
      throw new Error(`A story without the tag @writes has written to ${changed.join(', ')}.`)
    }
  }
}

/** When each document was last written, by its path. */
async function contents(): Promise<Map<string, string>> {
  const documents = await storedDocuments()
  return new Map(documents.map(({ ref, updateTime }) => [ref.path, String(updateTime.toMillis())]))
}
