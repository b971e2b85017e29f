/** Words that many screens share. */
export const common = {
  cancel: 'Cancel',
  close: 'Close',
  delete: 'Delete',
  edit: 'Edit',
  copy: 'Copy',
  print: 'Print',
  view: 'View',
  save: 'Save',
  restore: 'Restore',
  undo: 'Undo',
  done: 'Done',
  actions: 'Actions',
  name: 'Name',
  email: 'E-mail',
  loading: 'Loading...',
  error: 'Error',
  tryAgain: 'Try again',
  reload: 'Reload',
  viewSite: 'View site',
  offline: 'This device is offline.',
  backTo: (list: string) => `Back to ${list}`,
  viewOf: (name: string) => `View ${name}`,
  editOf: (name: string) => `Edit ${name}`,
  deleteOf: (name: string) => `Delete ${name}`,
}

const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })
const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' })
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' })

export const format = {
  /** Day and time in the reader's time zone; a dash for none. */
  time: (at: Date | null) => (at ? time.format(at) : '-'),
  /** The time of day, for what was a moment ago. */
  clock: (at: Date) => clock.format(at),
  day: (at: Date) => day.format(at),
}

/** What surrounds every screen. */
export const layout = {
  skip: 'Skip to content',
  menu: 'Menu',
  logout: 'Logout',
  navigation: 'Back office',
  notifications: 'Notifications, Alt+T',
  dashboard: 'Dashboard',
  requests: 'Requests',
  bin: 'Bin',
  accounts: 'Accounts',
  openRequests: (open: number, unread: number) =>
    unread === open ? `${open} new` : unread > 0 ? `${open}, ${unread} new` : `${open} to do`,
  pageNotFound: 'Oops! Page not found',
  toDashboard: 'Back to the dashboard',
  toSite: 'To the site',
  partNotShown:
    'This part could not be shown. A new version may have been published; reload the page.',
}

/** The screen that everybody begins with. */
export const dashboard = {
  beforeLaunch: 'Before the start',
  toDo: 'To do',
  nothingToDo: 'Nothing to do.',
  openRequests: (open: number, unread: number) =>
    `${open} open ${open === 1 ? 'request' : 'requests'}${unread > 0 ? `, ${unread} new` : ''}`,
  held: (count: number) => `${count} held, not mailed`,
  suspected: (count: number) => `${count} suspected, not mailed`,
  unpublished: (count: number) =>
    `${count} ${count === 1 ? 'change' : 'changes'} of the page not published yet`,
  toRepair: (count: number) => `${count} to repair`,
  loadFailed: {
    title: 'Error loading dashboard data',
    description: 'Please try refreshing the page.',
  },
  lastUpdated: (day: string) => `Last updated ${day}`,
  lastChanges: 'Last changes',
  editPage: 'Edit the page',
}

/** What visitors get of what is stored. */
export const publication = {
  liveSince: (time: string) => `Live since ${time}`,
  notYet: 'Not published yet',
  publishing: 'Publishing …',
  notPublished: 'Not published',
  earlierVersion: 'Earlier version',
  changesWait: 'changes wait',
  failed: 'the last attempt failed. It is tried again every five minutes.',
  notTakenOn: 'nobody has taken it on. It is tried again every five minutes.',
  heading: 'What visitors see',
  held: (time: string) =>
    `Visitors see the version of ${time} until you publish again. What is saved meanwhile waits.`,
  releasing: 'The earlier version will be on the website in a few seconds.',
  isLive: 'Everything that is saved is on the website.',
  waits: 'What was saved will be on the website in a few seconds.',
  earlierVersions: 'Earlier versions',
  notLoaded: 'They could not be loaded.',
  none: 'There are none yet.',
  current: 'This is what visitors see',
  /** What a version was published for. */
  changes: (shown: string, more: number) => (more > 0 ? `${shown} and ${more} more` : shown),
  erased: 'It may hold what was erased for good, and cannot be shown again.',
  showAgain: 'Show again',
  showAgainOf: (time: string) => `Show the version of ${time} again`,
  confirm: (time: string) =>
    `Visitors will see the website as it was on ${time}, until you publish again. What you have saved stays saved. Continue?`,
  tryLater: 'Please try again in a few minutes.',
  publishNow: 'Publish now',
  visitorsSee: 'Visitors see your changes',
}
