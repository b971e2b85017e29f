import { watchErrors } from '#data/error-reports/watch-errors.ts'

// As in src/app/start.ts, where the settings turn it on.
watchErrors(() => import('#app/error-reporter.ts'))
