/** Who may use the back office, and one's own account. */
export const accounts = {
  loading: 'Loading accounts...',
  fetchFailed: 'Failed to fetch accounts',
  none: 'No accounts found.',
  you: 'You',
  since: 'Admin since',
  /** Around the two commands. */
  howToChange: {
    before: 'These accounts may use the back office. The site’s technician adds one with ',
    between: ' and takes it away, at once, with ',
    after: ', each followed by the e-mail address.',
  },
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
