/** What staff note about a request for their colleagues. */
export const notes = {
  heading: 'Notes for colleagues',
  atMost: (count: number) => `A request has at most ${count} notes: delete one to add another.`,
  confirmDelete: 'Are you sure you want to delete this note?',
  deleteOf: (when: string) => `Delete note of ${when}`,
  newNote: 'New note',
  onlyStaff: 'Only staff see it.',
  characters: (count: number, limit: number) => `${count} of ${limit} characters.`,
  add: 'Add note',
  adding: 'Adding...',
  count: (count: number) => `${count} notes:`,
}
