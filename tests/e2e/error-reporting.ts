import { watchErrors } from '#data/error-reports/watch-errors.ts'

// As in src/app/start.ts, where the settings turn it on.
watchErrors(async () => (await import('#app/error-reporter.ts')).reportError)
