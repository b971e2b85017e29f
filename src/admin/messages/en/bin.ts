/** What was deleted. */
export const bin = {
  howItWorks: (days: number) =>
    `What is deleted stays here for ${days} days. Then it goes for good, with its history and the pictures that nothing else shows. From the second day on you can do that yourself.`,
  loading: 'Loading bin...',
  notLoaded: 'The bin could not be loaded.',
  empty: 'The bin is empty.',
  type: 'Type',
  deleted: 'Deleted',
  restoreOf: (name: string) => `Restore ${name}`,
  deleteForGood: 'Delete for good',
  deleteForGoodOf: (name: string) => `Delete ${name} for good`,
  confirm: (name: string) =>
    `Delete “${name}” for good? It cannot be restored afterwards, and its history goes with it.`,
  gone: { title: 'Deleted for good', description: (name: string) => `“${name}” is gone.` },
  notDeleted: 'It could not be deleted. Please try again.',
}
