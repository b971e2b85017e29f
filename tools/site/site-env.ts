import { loadEnv } from 'vite'
import { parseEnv, type Backend } from '../../src/entries/env.ts'
import { projectFolder } from '../command/paths.ts'

/**
 * The real project of this site, as a production build sees it.
 *
 * @throws Error with one sentence when `.env` is missing or incomplete
 */
export function productionEnv(): Backend {
  return parseEnv(loadEnv('production', projectFolder), 'production')
}

/** Whether `stopAtBudget` is among the functions, which are built with the same settings. */
export const stopsAtBudget = () =>
  Boolean(loadEnv('production', projectFolder)['VITE_BUDGET_TOPIC'])
