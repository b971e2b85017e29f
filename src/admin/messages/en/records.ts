const toOtherPage: Readonly<Partial<Record<string, string>>> = {
  first: 'Go to first page',
  last: 'Go to last page',
  next: 'Go to next page',
  previous: 'Go to previous page',
}

/** Lists of records, and what can be done with one. */
export const records = {
  addNew: 'Add New',
  beginWithSuggested: 'Begin with suggestions',
  aboutSuggested:
    'Suggestions are hidden from visitors until you have checked and shown each of them.',
  repair: 'Repair',
  repairOf: (name: string) => `Repair ${name}`,
  pageOf: (page: number, pages: number, all: string) => `Page ${page} of ${pages}, ${all}`,
  pages: 'Pages of the list',
  toPage: (page: number, isCurrent: boolean) => `${isCurrent ? '' : 'Go to '}page ${page}`,
  toOtherPage,
  changeOrder: 'Change order',
  howToOrder:
    'Drag a row by its handle, or use its arrows. Every move is saved and seen on the website at once.',
  saving: 'Saving …',
  move: (name: string) => `Move ${name}`,
  moveToTop: (name: string) => `Move ${name} to the top`,
  moveUp: (name: string) => `Move ${name} up`,
  moveDown: (name: string) => `Move ${name} down`,
  moved: (name: string, place: number, all: number) => `${name}: position ${place} of ${all}.`,
  orderNotSaved: {
    title: 'Error',
    description: 'The order could not be saved. Please try again.',
  },
  howToOrderByKeys:
    'Press space to lift the row, the arrow keys to move it, space again to put it down, and escape to leave it where it was.',
  lifted: (name: string, place: number, all: number) =>
    `${name} is lifted, position ${place} of ${all}.`,
  over: (name: string, place: number, all: number) =>
    `${name} is over position ${place} of ${all}.`,
  putDown: (name: string, place: number, all: number) =>
    `${name} is put down, position ${place} of ${all}.`,
  left: (name: string) => `${name} stays where it was.`,
}
