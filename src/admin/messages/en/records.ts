import { capitalize, failedTo, listName, type Labels, type Message } from '#model/words/messages.ts'

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
  hide: 'Hide',
  show: 'Show',
  hideOf: (name: string) => `Hide ${name} from visitors`,
  showOf: (name: string) => `Show ${name} to visitors`,
  shownNow: (name: string) => `Visitors see “${name}”`,
  hiddenNow: (name: string) => `Visitors no longer see “${name}”`,
  notShown: (name: string) => `“${name}” cannot be shown yet`,
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
  /** @param section what they are about; empty where all are about the same */
  emptied: (many: string, section: string, hasBuiltIn = false) =>
    hasBuiltIn
      ? `These are the last: visitors will then see the built-in examples instead of your ${many}.`
      : `Visitors will then find no ${many}${section && ` for “${section}”`} on the website any more.`,
  publishAnyway: 'Publish it all the same?',
  copyOf: (name: string) => `Copy ${name}`,
  printOf: (name: string) => `Print ${name}`,
  inForce: {
    now: 'In force now',
    later: (day: string) => `From ${day}`,
    over: 'Replaced',
    hidden: 'Not on the website',
  },
}

/** German, and a type's own words, may leave the description out. */
const toast = (title: string, description: string): Message => ({ title, description })

/** What is said about the records of one content type, in the specification's wording. */
export function content(labels: Labels) {
  const { one, many } = labels.en
  const name = capitalize(one)
  return {
    /** In a heading, and in running text. */
    name,
    one,
    list: listName(labels.en),
    many,
    count: (count: number) => `${count} ${many}`,
    search: `Search ${many}`,
    nothingFound: `No ${many} found matching your search.`,
    // Which begins with what the specification has for an empty list.
    noneYet: `No ${many} found matching your search. There are no ${many} yet. Create the first one with Add New.`,
    loading: `Loading ${many}...`,
    loadingOne: `Loading ${one}...`,
    loadingDetails: `Loading ${one} details...`,
    fetchFailed: failedTo.fetch(labels),
    noOrder: `The order can be changed when all ${many} are shown: clear the search first.`,
    notShown: (count: number) =>
      `${count} ${count === 1 ? `${one} is` : `${many} are`} not shown on the site until repaired`,
    add: `Add ${name}`,
    addNew: `Add New ${name}`,
    edit: `Edit ${name}`,
    create: `Create ${name}`,
    update: `Update ${name}`,
    toRepair: (problems: string) =>
      `This ${one} is not shown on the site. ${problems} Correct it and save.`,
    notThere: `The ${one} you are looking for does not exist or has been deleted.`,
    notThereTitle: `${name} Not Found`,
    confirmDelete: (name: string, days: number) =>
      `Are you sure you want to delete this ${one}?\n\n“${name}” stays in the bin for ${days} days.`,
    bothChanged: (who: string | undefined) =>
      `While you were writing, ${who ?? 'somebody else'} has saved this ${one}. Choose what it is to say; what you do not choose stays in its history.`,
    changedMeanwhile: (fields: string, who: string | undefined, same: boolean) =>
      `${who ?? 'Somebody else'} has just changed this ${one}: ${fields}. When you save, ${same ? 'you choose what to keep' : 'both are kept'}.`,
    deletedMeanwhile: (who: string | undefined) =>
      `${who ?? 'Somebody else'} has just deleted this ${one}. It can be restored from the bin.`,
    savedElsewhere: `This ${one} has been saved elsewhere meanwhile. What you typed is not saved, and does not replace it.`,
    conflicts: {
      gone: `${name} not found`,
      exists: `This ${one} has been saved elsewhere meanwhile. Nothing was overwritten, and what you typed is still here.`,
      'nothing-returned': 'No data returned from update operation',
      'not-in-bin': 'It is not in the bin any more.',
    },
    created: toast(`${name} created`, `The ${one} has been created successfully.`),
    updated: toast(`${name} updated`, `The ${one} has been updated successfully.`),
    deleted: toast(`${name} deleted`, `The ${one} has been deleted successfully.`),
    deleteFailed: toast('Error', `Failed to delete the ${one}. Please try again.`),
    saveFailed: toast('Error', `There was a problem saving the ${one}. Please try again.`),
    missingFields: toast('Missing fields', 'Please fill in all required fields.'),
    /** The form of a record that there is not. */
    notFound: {
      title: `${name} not found`,
      description: `The ${one} you're trying to edit doesn't exist.`,
    },
    restored: toast(`${name} restored`, `The ${one} is back as it was.`),
    restoreFailed: `Failed to restore the ${one}. Please try again.`,
  }
}

/** A record's versions, and what was changed. */
export const history = {
  whatHappened: {
    created: 'Created',
    edited: 'Edited',
    restored: 'Restored',
    deleted: 'Deleted',
    found: 'Before its history began, until',
    aside: 'Not chosen, kept',
  },
  heading: (name: string) => `History of ${name}`,
  form: 'the form',
  howItWorks: (count: number) =>
    `The last ${count} versions are kept. Restoring shows what would change first, and what is there now stays here, too.`,
  whatRestores: 'What is ticked becomes again what it was. The rest stays as it is now.',
  loading: 'Loading history...',
  notLoaded: 'The history could not be loaded.',
  none: 'Nothing was changed yet: the first save begins the history.',
  unknownAuthor: 'Nobody knows who wrote it',
  whatChanged: (time: string) => `What changed on ${time}`,
  show: 'Show changes',
  hide: 'Hide changes',
  asItIs: 'As it is now',
  restoreOf: (time: string) => `Restore the version of ${time}`,
  restored: (time: string) => ({
    title: 'Version restored',
    description: `As it was on ${time}.`,
  }),
  notRestored: 'Not restored',
  notAsItIs: (problems: string) => `This version cannot be restored as it is. ${problems}`,
  changedMeanwhile: 'Somebody else has just changed it. Look at the newest version, and try again.',
  failed: 'The version could not be restored. Please try again.',
  movesAway: (day: string) =>
    `This one is in force now. As it was then, it would only be from ${day}: untick that day to restore the rest.`,
  noField: 'No field was changed.',
  nothing: 'nothing',
  noPicture: 'The picture is not stored any more.',
}

/** What was deleted. */
export const bin = {
  howItWorks: (days: number) =>
    `What is deleted stays here for ${days} days. Then it goes for good, with its history and the pictures that nothing else shows. You can also erase it at once, with your password.`,
  loading: 'Loading bin...',
  notLoaded: 'The bin could not be loaded.',
  empty: 'The bin is empty.',
  type: 'Type',
  restoreOf: (name: string) => `Restore ${name}`,
  erase: 'Erase for good',
  eraseOf: (name: string) => `Erase ${name} for good`,
  question: (name: string) => `Erase “${name}” for good?`,
  consequences: [
    'It goes at once, with its history and the pictures that nothing else shows. Nobody can bring it back.',
    'The website is published anew. If visitors see an earlier version, they get the newest one.',
    'Versions of the website from before the deletion cannot be shown again.',
    'Backups keep it until they are deleted, and devices of visitors until their next visit.',
  ],
  erasing: 'Erasing...',
  erased: (name: string) => ({ title: 'Erased for good', description: `“${name}” is gone.` }),
  notErased:
    'It was not erased, or not all of it. If it is still in the bin, please try again. Otherwise only pictures may be left, which go next night.',
}
