import {
  capitalize,
  failedTo,
  listName,
  type Labels,
  type Message,
  type OwnMessages,
} from '#model/messages.ts'

/** What is said about the records of one content type, in the specification's wording. */
export function content(labels: Labels) {
  const { one, many } = labels.en
  const name = capitalize(one)
  return {
    ...messagesOf(name, labels),
    /** In a heading, and in running text. */
    name,
    one,
    list: listName(labels.en),
    many,
    count: (count: number) => `${count} ${many}`,
    search: `Search ${many}`,
    nothingFound: `No ${many} found matching your search.`,
    noneYet: `There are no ${many} yet. Create the first one with Add New.`,
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
    confirmDelete: `Are you sure you want to delete this ${one}?`,
    bothChanged: `While you were writing, somebody else has saved this ${one}. Choose what it is to say; what you do not choose stays in its history.`,
    changedMeanwhile: (fields: string) =>
      `Somebody else has just changed this ${one}: ${fields}. What you save is put together with it.`,
    deletedMeanwhile: `Somebody else has just deleted this ${one}. It can be restored from the bin.`,
    savedElsewhere: `This ${one} has been saved elsewhere meanwhile. What you typed is not saved, and does not replace it.`,
    conflicts: {
      gone: `${name} not found`,
      exists: `This ${one} has been saved elsewhere meanwhile. Nothing was overwritten, and what you typed is still here.`,
      'nothing-returned': 'No data returned from update operation',
      'not-in-bin': 'It is not in the bin any more.',
    },
  }
}

interface Toasts extends OwnMessages {
  readonly deleted: Message
  /** The form of a record that there is not. */
  readonly notFound: Required<Message>
  readonly restored: Message
  readonly restoreFailed: string
}

function messagesOf(name: string, { en: { one } }: Labels): Toasts {
  return {
    created: {
      title: `${name} created`,
      description: `The ${one} has been created successfully.`,
    },
    updated: {
      title: `${name} updated`,
      description: `The ${one} has been updated successfully.`,
    },
    deleteFailed: {
      title: 'Error',
      description: `Failed to delete the ${one}. Please try again.`,
    },
    saveFailed: {
      title: 'Error',
      description: `There was a problem saving the ${one}. Please try again.`,
    },
    missingFields: {
      title: 'Missing fields',
      description: 'Please fill in all required fields.',
    },
    deleted: {
      title: `${name} deleted`,
      description: `The ${one} has been deleted successfully.`,
    },
    notFound: {
      title: `${name} not found`,
      description: `The ${one} you're trying to edit doesn't exist.`,
    },
    restored: { title: `${name} restored`, description: `The ${one} is back as it was.` },
    restoreFailed: `Failed to restore the ${one}. Please try again.`,
  }
}
