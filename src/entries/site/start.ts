import { closeMenuOnChoice } from '#entries/site/close-menu.ts'
import { watchErrors } from '#entries/site/watch-errors.ts'
import { hydrateWhenIdle } from '#entries/site/hydrate-when-idle.ts'
import type { Editor } from '#entries/page-editor/edit.ts'
import { whenPainted } from '#firebase/timing/when-painted.ts'
import { EDIT_PARAM } from '#model/site/site-paths.ts'
import { offerReload } from '#ui/toast/offer-reload.ts'

// Written out, as everywhere: behind a constant of another module, the import would always be built.
if (import.meta.env.VITE_REPORT_ERRORS === 'true') {
  watchErrors(async () => (await import('#entries/site/error-reporter.ts')).reportError)
}

offerReload(() => ({
  text: 'Ein Teil der Seite fehlt. Wahrscheinlich gibt es eine neue Version.',
  reload: 'Neu laden',
}))

closeMenuOnChoice()
void whenPainted().then(() => document.documentElement.removeAttribute('data-loading'))

const visit = () => hydrateWhenIdle(async () => (await import('#entries/site/main.tsx')).hydrate())
// A build of its own, so that visitors load nothing of it: vite.config.ts.
const editor = import.meta.env.DEV ? '/src/entries/page-editor/edit.ts' : '/edit.js'
if (new URLSearchParams(location.search).has(EDIT_PARAM)) {
  void import(/* @vite-ignore */ editor).then(({ edit }: Editor) => edit(visit), visit)
} else {
  void visit()
}
