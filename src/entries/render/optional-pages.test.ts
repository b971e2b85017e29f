import { expect, it } from 'vitest'
import { licenceSteps, type LicenceStep } from '#content/licence_steps/definition.ts'
import { WAYS } from '#content/licence_steps/licence-rules.ts'
import { resources } from '#content/resources.tsx'
import { isFound, withParts } from '#entries/render/optional-pages.ts'
import { sitePaths } from '#model/site/site-paths.ts'
import { LICENCE_CLASSES, type LicenceClass } from '#model/words/licence-classes.ts'

it('the way to a licence is there, for visitors and for staff, where a class has a step', () => {
  const ways = (...classes: LicenceClass[]) => {
    const step: LicenceStep = {
      ...{ ...licenceSteps.initial, id: 'step', created_at: null, updated_at: null },
      ...{ classes, is_shown: true },
    }
    const at = '2026-11-24T09:00:00.000Z'
    const content = withParts({ at, records: { licence_steps: [{ ...step }] } })
    const { seen } = resources.find(({ definition }) => definition === licenceSteps) ?? {}
    return [isFound(sitePaths.licence_way, content), seen?.([step], new Date(at)).length === 1]
  }
  expect(ways()).toEqual([true, true])
  for (const name of LICENCE_CLASSES) {
    const isWay = (WAYS as readonly string[]).includes(name)
    expect(ways(name), name).toEqual([isWay, isWay])
  }
  expect(ways('ASF', 'B')).toEqual([true, true])
})
