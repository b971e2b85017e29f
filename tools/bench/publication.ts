import { setTimeout as sleep } from 'node:timers/promises'
import type { Measurement } from './rows.ts'
import { site } from './visitor.ts'

const SAVES = 40
const PATIENCE_MS = 60_000
const ASK_EVERY_MS = 50

export const publication: Measurement<'served'> = {
  figures: {
    served: {
      name: 'save until the served page holds it',
      unit: 'ms',
      of: 'p95',
      target: { atMost: 10_000 },
    },
  },
  measure: async ({ save, rebuildMs }) => {
    const values: number[] = []
    for (let index = 0; index < SAVES; index += 1) {
      // Not a price that any course has.
      const price = `${20_000 + index}€`
      const begin = Date.now()
      await save(price)
      while (!(await served()).includes(price)) {
        if (Date.now() - begin > PATIENCE_MS) throw new Error('A save was not published.')
        await sleep(ASK_EVERY_MS)
      }
      values.push(Date.now() - begin)
      // Not always when the worker has just come to rest.
      await sleep((index % 5) * 300)
    }
    const rebuild = (rebuildMs / 1000).toFixed(1)
    return { served: { values, remark: `A rebuild took ${rebuild} s, without its deployment.` } }
  },
}

const served = async () => (await fetch(site)).text()
