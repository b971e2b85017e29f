import '#app/fonts.css'
import { watchErrors } from '#data/error-reports/watch-errors.ts'
import { hydrateOnInteraction } from '#hydration/hydrate-on-interaction.ts'
import { offerReload } from '#ui/offer-reload.ts'

// Written out, as everywhere: behind a constant of another module, the import would always be built.
if (import.meta.env.VITE_REPORT_ERRORS === 'true') {
  watchErrors(async () => (await import('#app/error-reporter.ts')).reportError)
}

offerReload(() => ({
  text: 'Ein Teil der Seite fehlt. Wahrscheinlich gibt es eine neue Version.',
  reload: 'Neu laden',
}))

void hydrateOnInteraction(() => import('#app/main.tsx'))
