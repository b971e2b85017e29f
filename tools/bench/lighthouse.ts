import { launch } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'
import { Failure } from '#tools/command/failure.ts'
import { unlessEnded } from '#tools/command/lifetime.ts'
import type { Bench, Measurement, Samples } from './rows.ts'
import { quiet, site } from './visitor.ts'
import { yardsticks } from './yardsticks.ts'

const RUNS = 5
/** Now and then Chromium records no start of the navigation, on a busy machine most of all. */
const ATTEMPTS = 4
/** A page that listens to Firestore never comes to rest, which Lighthouse would wait for. */
const LISTENING_AT_THE_LATEST_MS = 15_000
const noScripts = 'same HTML without scripts'

export const lighthouseFigures: Measurement<Score | Timing> = {
  figures: {
    // Points alone would say more about the machine than about the site.
    performance: {
      name: 'Lighthouse performance',
      unit: 'points',
      target: { atMostBelow: 2 },
      yardstick: noScripts,
    },
    accessibility: { name: 'Lighthouse accessibility', unit: 'points', target: { atLeast: 100 } },
    'best-practices': {
      name: 'Lighthouse best practices',
      unit: 'points',
      target: { atLeast: 100 },
    },
    seo: { name: 'Lighthouse SEO', unit: 'points', target: { atLeast: 100 } },
    'first-contentful-paint': {
      name: 'first contentful paint',
      unit: 'ms',
      target: { atMost: 1.2 },
      yardstick: noScripts,
    },
    'largest-contentful-paint': {
      name: 'largest contentful paint',
      unit: 'ms',
      target: { atMost: 1.2 },
      yardstick: noScripts,
    },
    'total-blocking-time': {
      name: 'total blocking time',
      unit: 'ms',
      target: { atMost: 0.2 },
      yardstick: 'single bundle, client-rendered',
    },
  },
  async measure(bench, wanted) {
    const paints = wanted('performance') || timings.slice(0, 2).some(wanted)
    const blocking = wanted('total-blocking-time')
    const runs: Result[] = []
    const plain: Result[] = []
    const bundled: Result[] = []
    // In turns: whatever else the machine does meets all of them.
    for (let run = 0; run < RUNS; run++) {
      runs.push(await audit(bench, site, [...scores]))
      if (paints) plain.push(await audit(bench, site + yardsticks.withoutScripts, ['performance']))
      if (blocking)
        bundled.push(await audit(bench, site + yardsticks.singleBundle, ['performance']))
    }
    const samples: Partial<Record<Score | Timing, Samples>> = {}
    for (const score of scores)
      samples[score] = {
        values: runs.map(pointsOf(score)),
        notes: faultsOf(runs, score),
        ...(score === 'performance' && { yardsticks: plain.map(pointsOf(score)) }),
      }
    for (const timing of timings) {
      const compared = timing === 'total-blocking-time' ? bundled : plain
      samples[timing] = {
        values: runs.map(timeOf(timing)),
        yardsticks: compared.map(timeOf(timing)),
      }
    }
    return samples
  },
}

const scores = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Score = (typeof scores)[number]
const timings = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
] as const
type Timing = (typeof timings)[number]

const pointsOf = (score: Score) => (result: Result) =>
  Math.round((result.categories[score]?.score ?? NaN) * 100)
const timeOf = (timing: Timing) => (result: Result) => result.audits[timing]?.numericValue ?? NaN

/** @throws Failure when Lighthouse could not measure the page however often it was asked */
async function audit(bench: Bench, url: string, categories: string[]): Promise<Result> {
  let reason = 'no result'
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const result = await auditOnce(bench, url, categories)
    if (result && !result.runtimeError) return result
    reason = result?.runtimeError?.message ?? reason
  }
  throw new Failure(`Lighthouse could not measure ${url}: ${reason}`)
}

/** One load by a browser of its own, with Lighthouse's settings for phones. */
async function auditOnce(bench: Bench, url: string, onlyCategories: string[]) {
  const chrome = await launch({
    chromePath: bench.chromium,
    chromeFlags: ['--headless=new', ...quiet],
    // It would end this process, and leave the emulators.
    handleSIGINT: false,
  })
  try {
    const work = lighthouse(url, {
      port: chrome.port,
      logLevel: 'silent',
      onlyCategories,
      maxWaitForLoad: LISTENING_AT_THE_LATEST_MS,
    })
    return (await unlessEnded(bench.life, work))?.lhr
  } finally {
    chrome.kill()
  }
}

/** The audits that cost points, each with the elements that it names. */
function faultsOf(runs: readonly Result[], score: Score): string[] {
  const faults = runs.flatMap(({ categories, audits }) =>
    (categories[score]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const found = audits[id]
      if (!found || weight === 0 || found.score === null || found.score >= 0.995) return []
      return [`${id}: ${found.displayValue ?? found.title} ${namedIn(found.details)}`.trimEnd()]
    }),
  )
  return [...new Set(faults)]
}

function namedIn(details: Result['audits'][string]['details']): string {
  if (details?.type !== 'table') return ''
  return details.items
    .map(
      ({ node, description }) => (node as { snippet?: string } | undefined)?.snippet ?? description,
    )
    .filter((text) => typeof text === 'string')
    .join(' | ')
}
