/** What visitors get of what is stored. */
export const publication = {
  /** In the top bar, where there is little room. */
  live: (time: string) => `Live since ${time}`,
  liveSince: (time: string) => `Live since ${time}`,
  notYet: 'Not published yet',
  publishing: 'Publishing …',
  notPublished: 'Not published',
  earlierVersion: 'Earlier version',
  changesWait: 'changes wait',
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
  showAgain: 'Show again',
  showAgainOf: (time: string) => `Show the version of ${time} again`,
  confirm: (time: string) =>
    `Visitors will see the website as it was on ${time}, until you publish again. What you have saved stays saved. Continue?`,
  publishNow: 'Publish now',
  released: 'Visitors see the earlier version',
  visitorsSee: 'Visitors see your changes',
}
