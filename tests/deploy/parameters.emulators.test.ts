import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { parseEnv } from 'node:util'
import { expect, it } from 'vitest'
import '../../functions/src/index.ts'

const load = createRequire(import.meta.url)
const { declaredParams } = load('firebase-functions/params') as {
  declaredParams: { toSpec: () => { name: string; type: string } }[]
}
const { resolveParams } = load('firebase-tools/lib/deploy/functions/params.js') as {
  resolveParams: (...args: unknown[]) => Promise<unknown>
}

it('a deployment asks for no parameter whose value is in the documented template', async () => {
  const guide = readFileSync('docs/deploying.md', 'utf8')
  const [, template = ''] = /\n((?: {4}[A-Z_]+=.*\n)+)/.exec(guide) ?? []
  const given = parseEnv(template.replaceAll(/^ +/gm, ''))
  const specs = declaredParams.map((one) => one.toSpec()).filter(({ type }) => type !== 'secret')
  // Without a terminal, it throws where it would ask.
  await resolveParams(specs, { projectId: 'school' }, given, true)
  expect(Object.keys(given).sort()).toEqual(specs.map(({ name }) => name).sort())
})
