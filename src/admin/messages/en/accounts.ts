/** Who may use the back office, and one's own account. */
export const accounts = {
  loading: 'Loading accounts...',
  fetchFailed: 'Failed to fetch accounts',
  you: 'You',
  since: 'Admin since',
  who: 'These people may use the back office. Their names are shown in the history.',
  invite: 'Invite a person',
  whatInvitation:
    'The person gets a mail with a link to choose a password, and may then do here whatever you may.',
  whatName: 'As colleagues read it in the history.',
  sendInvitation: 'Send the invitation',
  sending: 'Sending...',
  invited: (email: string) => ({
    title: 'Invitation sent',
    description: `The link that was mailed to ${email} works for an hour.`,
  }),
  sendAgain: 'Invite again',
  sendAgainTo: (name: string) => `Invite ${name} again`,
  whatAgain: (email: string) =>
    `A new link to choose a password goes to ${email}. A password that was chosen before stays until then.`,
  withdraw: 'Withdraw access',
  withdrawFrom: (name: string) => `Withdraw access from ${name}`,
  withdrawing: 'Withdrawing...',
  whatWithdrawing:
    'The person is signed out at once, on all devices. What was saved stays, and you can invite the person again.',
  withdrawn: (name: string) => ({ title: 'Access withdrawn', description: name }),
  refusals: {
    exists: 'This address has access already.',
    gone: 'This account has no access any more.',
    'too-many': 'There were ten changes of accounts today. Please go on tomorrow.',
    'not-mailed':
      'The account is there, but its mail could not be sent. Close this and press “Invite again” in a moment.',
  },
  yourPassword: 'Your password',
  own: 'Your account',
  changeThePassword: 'Change the password',
  presentPassword: 'Present password',
  newPassword: 'New password',
  atLeast: (characters: number) => `At least ${characters} characters.`,
  tooShort: (characters: number) => `The new password needs at least ${characters} characters.`,
  changePassword: 'Change password',
  changing: 'Changing...',
  passwordChanged: {
    title: 'Password changed',
    description: 'Other devices have to sign in with the new one.',
  },
  signOutEverywhere: 'Sign out everywhere',
  signingOut: 'Signing out...',
  whenEverywhere:
    'After using somebody else’s computer, or when a device is lost. Another open back office closes within half a minute.',
  signedOutEverywhere: {
    title: 'Logged out everywhere',
    description: 'Every device has to sign in again.',
  },
}
