/** What surrounds every screen. */
export const layout = {
  menu: 'Menu',
  logout: 'Logout',
  navigation: 'Back office',
  notifications: 'Notifications',
  dashboard: 'Dashboard',
  requests: 'Requests',
  bin: 'Bin',
  accounts: 'Accounts',
  newRequests: (count: number) => `${count} new`,
  pageNotFound: 'Oops! Page not found',
  toDashboard: 'Back to the dashboard',
  toSite: 'To the site',
  partNotShown:
    'This part could not be shown. A new version may have been published; reload the page.',
}
