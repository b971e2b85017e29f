/** Signing in and out. */
export const session = {
  login: 'Admin Login',
  password: 'Password',
  showTyped: 'Show what is typed',
  hideTyped: 'Hide what is typed',
  signIn: 'Sign in',
  signingIn: 'Signing in...',
  signedIn: (email: string) => ({ title: 'Login successful', description: `Welcome ${email}` }),
  notSignedIn: 'Login failed',
  signedOut: { title: 'Logged out', description: 'You have been logged out successfully.' },
  notSignedOut: { title: 'Logout failed', description: 'An error occurred while logging out.' },
  problems: {
    wrong: 'E-mail or password is wrong.',
    'too-many': 'There were too many attempts. Please wait a few minutes.',
    disabled: 'This account is disabled.',
    weak: 'This password is too short.',
    'others-stay':
      'The password is changed, but other devices may stay signed in for an hour. Please press “Sign out everywhere”.',
    unreachable: 'The server cannot be reached. Please check your connection and try again.',
    unknown: 'Something went wrong. Please try again.',
  },
  checking: 'Checking authentication...',
  noConnection: 'No connection',
  notChecked: 'Your access could not be checked. Please try again when you are online.',
  noAccess: 'No access',
  notAllowed: (email: string) =>
    `The account ${email} may not use the back office. Ask an administrator of the driving school to give it access, then sign in again.`,
  signOut: 'Sign out',
  endOfAccess: {
    revoked: {
      title: 'Access ended',
      description: 'This account may not use the back office. Ask an administrator why.',
    },
    ended: {
      title: 'Signed out',
      description: 'This device was signed out from another one. Please sign in again.',
    },
    idle: {
      title: 'Signed out',
      description: 'This device was not used for seven days. Please sign in again.',
    },
    over: { title: 'Signed out', description: 'This session is over. Please sign in again.' },
  },
  forgotten: 'Forgot password?',
  newPassword: 'Set a new password',
  howNewPassword: 'We mail you a link with which you choose a new password.',
  sendLink: 'Send the link',
  linkSent: (email: string) =>
    `If ${email} belongs to an account, a mail with a link is on its way. Look into the spam folder as well.`,
}
