import type { Messages } from '#admin/messages/en.ts'

export const layout: Messages['layout'] = {
  menu: 'Menü',
  logout: 'Abmelden',
  navigation: 'Verwaltung',
  notifications: 'Meldungen',
  dashboard: 'Übersicht',
  requests: 'Anfragen',
  bin: 'Papierkorb',
  accounts: 'Konten',
  newRequests: (count) => `${count} neu`,
  pageNotFound: 'Diese Seite gibt es nicht',
  toDashboard: 'Zurück zur Übersicht',
  toSite: 'Zur Website',
  partNotShown:
    'Dieser Teil konnte nicht angezeigt werden. Vielleicht wurde eine neue Version veröffentlicht; laden Sie die Seite neu.',
}
