import { capitalize, type Labels } from '#model/words/messages.ts'

const named = (kind: string, title: string) =>
  title ? `${capitalize(kind)}: ${title}` : capitalize(kind)

/** What the page's editor says; apart from the catalogue, because the back office never shows it. */
export const en = {
  bar: 'Edit the page',
  whatChanges: 'Press whatever has a dashed frame and change it. Visitors see it once you publish.',
  understood: 'Got it',
  fixed: 'This cannot be changed on the page',
  leave: {
    question: (count: number) =>
      count === 1 ? '1 change is not published yet' : `${count} changes are not published yet`,
    explanation: 'Your draft stays here. Visitors see it only once you publish it.',
    stay: 'Stay',
    asDraft: 'Leave as a draft',
  },
  toBackOffice: 'Back to the back office',
  changes: (count: number) =>
    count === 0 ? 'No changes' : `${count} ${count === 1 ? 'change' : 'changes'}`,
  changesTitle: 'What you have changed',
  nothingChanged:
    'Nothing yet. Press whatever has a dashed frame on the page; visitors see it when you publish.',
  states: { edited: 'changed', created: 'new', deleted: 'will be deleted', stored: 'changed' },
  elsewhere: 'That is not on this page.',
  newOrder: (many: string) => `Order of the ${many}`,
  takeBack: 'Take back',
  takeBackOf: (name: string) => `Take back: ${name}`,
  discard: 'Discard',
  discardQuestion: 'Discard all changes that are not published?',
  discardExplanation: 'The page is then as visitors see it. This cannot be undone.',
  publish: 'Publish',
  publishing: 'Publishing …',
  published: { title: 'Published', description: 'Open pages show it at once.' },
  notPublished: {
    title: 'Not published',
    description: 'Nothing was changed on the site, and your draft is still here. Please try again.',
  },
  partlyPublished: {
    title: 'Partly published, the rest is still in your draft',
    description: 'Visitors have a part of your changes. Please publish once more.',
  },
  gone: (name: string) =>
    `${name} has been deleted by somebody else. Take your change to it back, then publish again.`,
  movedAway: (name: string, day: string) =>
    `${name} is in force now. Change its day back, and make a copy from ${day} in the back office: it takes over by itself.`,
  incomplete: (name: string, problems: string) => `${name}: ${problems}`,
  incompleteTitle: 'Something is missing',
  draftFailed: {
    title: 'Your draft could not be loaded',
    description: 'Check the connection and reload the page.',
  },
  notKept: {
    title: 'Not saved in your draft',
    description: 'The change is not kept on the server yet. Please check the connection.',
  },
  loadingDraft: 'Loading …',
  noDraft: 'Not loaded',
  add: 'Add',
  addOf: (kind: string) => `Add ${kind}`,
  widths: 'Width of the page',
  widthNames: { phone: 'Mobile', tablet: 'Tablet', desktop: 'Full width' },
  ghosts: { created: 'New', deleted: 'Will be deleted', hidden: 'Hidden' },
  recordName: ({ en: { one } }: Labels, title: string) => named(one, title),
  howToEdit: 'Enter edits it, the space bar leads to what else can be done.',
  tools: (name: string) => `${name}: what can be done`,
  drag: (name: string) => `Drag ${name} to another place`,
  up: (name: string) => `Move ${name} forward`,
  down: (name: string) => `Move ${name} back`,
  hide: (name: string) => `Hide ${name}`,
  after: (kind: string, name: string) => `Add ${kind} after ${name}`,
  deleteNew: (name: string) => `Delete ${name}? It is only in your draft, and will be gone.`,
  restore: (name: string) => `Take back the deletion of ${name}`,
  fill: (field: string) => `Add: ${field}`,
  apply: 'Apply',
}

export type PageWords = typeof en
