/** The screen that everybody begins with. */
export const dashboard = {
  newRequests: 'New requests',
  held: (count: number) => `${count} held`,
  suspected: (count: number) => `${count} suspected, not mailed`,
  toRepair: (count: number) => `${count} to repair`,
  loadFailed: {
    title: 'Error loading dashboard data',
    description: 'Please try refreshing the page.',
  },
  lastUpdated: (day: string) => `Last updated ${day}`,
  lastChanges: 'Last changes',
  editPage: 'Edit the page',
}
