import { watchErrors } from '#entries/site/watch-errors.ts'

// As in src/entries/site/start.ts, where the settings turn it on.
watchErrors(async () => (await import('#entries/site/error-reporter.ts')).reportError)
