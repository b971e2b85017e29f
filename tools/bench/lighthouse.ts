import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import lighthouse, { type Result } from 'lighthouse'
import { throttling } from 'lighthouse/core/config/constants.js'
import { projectFolder } from '#tools/command/paths.ts'
import { atLeast, atMost, median, ratioAtMost, type Row } from './rows.ts'
import { LIGHTHOUSE_PORT, site, type Bench } from './visitor.ts'

const dist = join(projectFolder, 'dist')
/** Data for search engines, too: "without scripts" leaves nothing to argue about. */
const SCRIPTS = /<script\b[\s\S]*?<\/script>|<link[^>]*rel="modulepreload"[^>]*>/g
const RUNS = 5
/** Now and then Chromium records no start of the navigation, on a busy machine most of all. */
const ATTEMPTS = 3
const POINTS_BELOW = 3
const FULL_SCORES = ['accessibility', 'best-practices', 'seo']
const PAINTS = ['first-contentful-paint', 'largest-contentful-paint']

/** The site beside the same HTML without scripts, which the same server serves. */
export async function scoresAndPaints(bench: Bench): Promise<Row[]> {
  const html = await readFile(join(dist, 'index.html'), 'utf8')
  const plainPage = join(dist, 'without-scripts.html')
  await writeFile(plainPage, html.replace(SCRIPTS, ''))
  const runs: Result[] = []
  const plain: Result[] = []
  try {
    // In turns: whatever else the machine does meets both.
    for (let run = 0; run < RUNS; run++) {
      runs.push(await audit(bench, site, ['performance', ...FULL_SCORES]))
      plain.push(await audit(bench, `${site}/without-scripts`, ['performance']))
    }
  } finally {
    await rm(plainPage)
  }
  const points = (results: Result[], score: string) =>
    median(results.map(({ categories }) => Math.round((categories[score]?.score ?? NaN) * 100)))
  const time = (results: Result[], timing: string) =>
    median(results.map(({ audits }) => audits[timing]?.numericValue ?? NaN))
  const least = points(plain, 'performance') - POINTS_BELOW
  return [
    {
      ...atLeast(least, 'Lighthouse performance', points(runs, 'performance')),
      target: `≥ ${least}, without scripts ${least + POINTS_BELOW}`,
    },
    ...FULL_SCORES.map((score) => atLeast(100, `Lighthouse ${score}`, points(runs, score))),
    ...PAINTS.map((paint) =>
      ratioAtMost(1.2, `${paint} : without scripts`, time(runs, paint), time(plain, paint)),
    ),
    atMost(200, 'ms', 'total blocking time', time(runs, 'total-blocking-time')),
  ]
}

/** @throws when Lighthouse could not measure the page however often it was asked */
async function audit({ slowdown }: Bench, url: string, onlyCategories: string[]) {
  let reason = ''
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const run = await lighthouse(url, {
      port: LIGHTHOUSE_PORT,
      logLevel: 'silent',
      onlyCategories,
      throttling: { ...throttling.mobileSlow4G, cpuSlowdownMultiplier: slowdown },
      clearStorageTypes: ['all'],
      // A page that listens to Firestore never comes to rest, which Lighthouse would wait for.
      maxWaitForLoad: 15_000,
    })
    if (run && !run.lhr.runtimeError) return run.lhr
    reason = run?.lhr.runtimeError?.message ?? 'no result'
  }
  throw new Error(`Lighthouse could not measure ${url}: ${reason}`)
}
