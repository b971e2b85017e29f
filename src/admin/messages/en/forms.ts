import type { ContentIcon } from '#model/fields/icon-names.ts'

/** Filling in a form and saving it. */
export const forms = {
  whichVersion: 'Which version should be kept?',
  yours: 'Yours',
  theirs: 'Theirs',
  whenOpened: 'When you opened it:',
  bothSaved: (fields: string, who: string | undefined) => ({
    title: 'Both changes are saved',
    description: `${who ?? 'Somebody else'} has changed meanwhile: ${fields}.`,
  }),
  uploading: 'Uploading image',
  cancelUpload: 'Cancel upload',
  retryUpload: 'Retry upload',
  notUploaded: 'The picture was not uploaded.',
  uploadCancelled: { title: 'Upload cancelled', description: 'The picture was not changed.' },
  uploadError: 'Upload Error',
  uploadFailed: 'Failed to upload image',
  notStored: (field: string) =>
    `${field}: this picture is no longer stored. Please choose it again; everything else is still here.`,
  noConnection: 'No connection. Your input is still here.',
  mayArrive: 'What was sent may still arrive.',
  correctMarked: { title: 'Error', description: 'Please correct the marked fields.' },
  history: 'History',
  saveChanges: 'Save Changes',
  discardMine: 'Discard mine',
  saveAnyway: 'Save it all the same?',
  moves: {
    question: (day: string) => `Create a new sheet from ${day}, and show the old one until then?`,
    explanation: 'This one is in force now. The new one takes its place on that day by itself.',
    createNew: 'Create new sheet',
    move: 'Move this one',
  },
  leave: {
    question: 'Leave without saving?',
    explanation: 'Your changes have not been saved.',
    yes: 'Leave',
    no: 'Keep editing',
  },
}

/** What the inputs of a form say beside the fields' own words. */
export const fields = {
  counted: (length: number, max: number) => `${length} of ${max}`,
  countedAloud: (length: number, max: number) => `${length} of ${max} characters`,
  noChoice: 'Nothing chosen',
  addRow: 'Add row',
  rowOf: (field: string, row: number) => `${field} ${row}`,
  showRow: (row: number) => `Show row ${row}`,
  removeRow: (field: string, row: number) => `Remove ${field} ${row}`,
  stars: (count: number) => (count === 1 ? '1 star' : `${count} stars`),
  noStars: 'No stars',
  starsOf: (count: number, most: number) => `${count} of ${most} stars`,
}

/** How a text with headings, lists and links is written. */
export const notation = {
  title: 'How to write headings, lists and links',
  examples: [
    ['## Heading', 'a heading; ### begins a smaller one'],
    ['an empty line', 'begins a new paragraph'],
    ['- Entry', 'an entry of a list; 1. of a numbered one'],
    ['**bold**', 'words in bold'],
    ['[Our terms](/agb)', 'a link to a page of this site'],
    ['[Text](https://…)', 'a link to another site'],
    ['`cookie-consent`', 'a technical name'],
    ['\\*', 'the character itself, where it would begin something'],
  ] as readonly (readonly [written: string, meaning: string])[],
  placeholders: 'What stands in braces, the site fills in when it publishes the page:',
}

/** The model's own words, which the tools print, too. */
export { englishProblems as problems } from '#model/fields/problem.ts'

const KINDS = 'AVIF, GIF, JPEG, PNG or WebP'

/** Choosing a picture. */
export const pictures = {
  problems: {
    'no-picture': `Please choose a picture: ${KINDS}.`,
    svg: 'The website takes no SVG drawings, since they may hold programs. Please save the picture as PNG, about 1000 pixels wide, and choose that.',
    'file-too-large': 'The picture is larger than 25 MB. Please choose a smaller one.',
    'too-many-pixels': 'The picture has more than 120 million pixels. Please choose a smaller one.',
    heic: 'This browser cannot read HEIC photos. Please save the photo as JPEG and choose that.',
    unreadable: `The picture cannot be read: it is damaged, too large or of an unknown kind. Please choose ${KINDS}.`,
    'not-prepared':
      'The picture could not be prepared. Save the rest, reload the page and choose it again.',
  },
  preview: (field: string) => `${field} preview`,
  file: (field: string) => `${field} file`,
  address: (field: string) => `Alternative ${field.toLowerCase()} URL`,
  preparing: 'Preparing picture...',
  choose: 'Choose image',
  replace: 'Replace image',
  remove: 'Remove image',
  foreign: 'The site does not show pictures from other addresses.',
  notLoaded: 'This picture cannot be loaded.',
}

/** Which part of a picture stays in view. */
export const focalPoint = {
  of: (label: string) => `${label} position`,
  noPicture: (position: string) => `${position}: choose a photo first, then drag it into place.`,
  whole: 'Whole picture',
  preview: 'As cut on the website',
  how: 'Press what matters most in the whole picture, drag the cut picture, or use the sliders',
  reset: 'Reset to center',
}

/** The icons to choose from, as they are shown: some are stored under another name. */
export const icons: Readonly<Record<ContentIcon, string>> = {
  Shield: 'Shield',
  BookOpen: 'Book',
  Award: 'Award',
  Lightbulb: 'Lightbulb',
  Trophy: 'Trophy',
  Smartphone: 'Smartphone',
  Clock: 'Clock',
  DollarSign: 'Euro sign',
  Heart: 'Heart',
  Settings: 'Settings',
  CheckCircle: 'Check mark',
  Star: 'Star',
  Zap: 'Zap',
}

/** The inputs of a week's hours, and of days that differ. */
export const openingHours = {
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  noWeek: (isRead: boolean): string =>
    isRead
      ? 'The site reads from the text whether you are open now.'
      : 'The site cannot read from the text whether you are open now: enter the week for that.',
  differs:
    'The text says other hours, and visitors read it: change it, or show the week instead of it.',
  enter: 'Enter the week',
  takeOver: 'Take over from the text',
  taken: 'Taken over from the text. Please check the days.',
  notTaken: 'Nothing of the text could be read as hours.',
  unread: 'These parts could not be read, and are missing below:',
  removeWeek: 'Remove the week',
  isOpen: (day: string) => `${day}: open`,
  open: 'Open',
  closed: 'Closed',
  from: (day: string, nth: number) => `${day}, from${nth > 1 ? ` (${nth})` : ''}`,
  to: (day: string, nth: number) => `${day}, to${nth > 1 ? ` (${nth})` : ''}`,
  addTimes: (day: string) => `${day}: add times after a break`,
  removeTimes: (day: string, nth: number) => `${day}: remove times ${nth}`,
  copy: (day: string) => `Copy the hours of ${day}`,
  copyTo: {
    next: (day: string) => `To ${day}`,
    weekdays: 'To Monday to Friday',
    all: 'To all days',
  },
  problems: {
    incomplete: 'Please enter both times, or switch the day off.',
    endsFirst: 'The end must be after the beginning; midnight is 23:59 here.',
    overlaps: 'The times overlap or follow each other without a break.',
    noDays: 'Please enter the first day and the last one.',
    lastFirst: 'The last day is before the first one.',
  },
  special: (row: number) => `Special days ${row}`,
  firstDay: 'First day',
  lastDay: 'Last day',
  reason: 'Reason, for visitors',
  readFrom: (day: string | undefined) =>
    day ? `Visitors read it from ${day} on.` : 'Visitors read it as soon as it is saved.',
  addSpecial: 'Add special days',
  removeSpecial: (row: number) => `Remove special days ${row}`,
}

const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' })
const dayAndClock = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
})

/** Input that was typed and not saved. */
export const drafts = {
  offer: (at: Date, isToday: boolean) =>
    `You have unsaved input from ${(isToday ? clock : dayAndClock).format(at)}`,
  goOn: 'Continue',
  discard: 'Discard',
  recordDeleted: 'The record was deleted meanwhile. What you continue is saved as a new one.',
  staysHere: (days: number) =>
    `What you typed stays on this device for ${days} days, and the form offers it when you open it again.`,
  unfinished: 'Unfinished input',
  time: (at: Date) => dayAndClock.format(at),
  signOut: (count: number) => ({
    question: 'Unsaved input will be deleted',
    explanation:
      count === 1
        ? 'What you typed into a form is not saved yet. Signing out deletes it from this device.'
        : `What you typed into ${count} forms is not saved yet. Signing out deletes it from this device.`,
    yes: 'Sign out and delete',
  }),
}

/** The preview beside a form. */
export const preview = {
  title: 'Preview',
  explanation: 'What visitors see once it is saved',
  hidden: 'Hidden: visitors do not see it',
  unseen: 'With what is entered, visitors do not find it at present',
  widths: 'Width of the preview',
  names: { phone: 'Mobile', tablet: 'Tablet', desktop: 'Desktop' },
  broken: 'This cannot be shown yet.',
}
