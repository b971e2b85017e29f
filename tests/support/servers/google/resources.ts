import { Refusal } from '#tests/support/servers/hosting-store.ts'

export type Resource = Record<string, unknown>

/** What an API's address begins with: its host and version, which no resource's name has. */
const API = /^[^/]+\/v\d+(alpha|beta)?\d*\//

/** Things with names, as Google's APIs have them, and who may do what with them. */
export function resourceStore() {
  const kept = new Map<string, Resource>()
  const policies = new Map<string, Resource>()
  let number = 0

  function get(path: string): Resource {
    const found = kept.get(path)
    if (found) return found
    const [collection = ''] = path.split('/').slice(-1)
    const isPlace = /^[a-z][A-Za-z]+s$/.test(collection)
    if (!isPlace) throw new Refusal(404, `${path} not found`)
    const pattern = new RegExp(
      `^${path.replaceAll(/[().]/g, '\\$&').replaceAll('/-/', '/[^/]+/')}/.+$`,
    )
    const members = [...kept].filter(([name]) => pattern.test(name))
    return members.length > 0 ? { [collection]: members.map(([, resource]) => resource) } : {}
  }

  function put(path: string, resource: Resource): Resource {
    const name = path.replace(API, '')
    const now = new Date().toISOString()
    const stored = { createTime: now, ...kept.get(path), ...resource, name }
    kept.set(path, stored)
    return stored
  }

  return {
    get,
    put,
    /** @param body with its own name, or an `id` for it */
    create(collection: string, { id, ...body }: Resource): Resource {
      number += 1
      const [, named] = String(body['name']).split(`${collection.replace(API, '')}/`)
      return put(`${collection}/${typeof id === 'string' ? id : (named ?? String(number))}`, body)
    },
    /** @throws Refusal when there is none */
    change(path: string, changes: Resource): Resource {
      if (!kept.has(path)) throw new Refusal(404, `${path} not found`)
      return put(path, changes)
    },
    remove(path: string): Resource {
      kept.delete(path)
      return {}
    },
    /** The same under another name. */
    alias(path: string, of: string): void {
      const found = kept.get(of)
      if (found) kept.set(path, found)
    },
    allow(name: string, member: string, role: string): void {
      const { bindings = [] } = (policies.get(name) ?? {}) as { bindings?: object[] }
      policies.set(name, { bindings: [...bindings, { role, members: [member] }], etag: 'x' })
    },
    policy: (path: string): Resource => policies.get(target(path)) ?? { bindings: [], etag: 'x' },
    setPolicy(path: string, policy: Resource): Resource {
      policies.set(target(path), policy)
      return policy
    },
    all: () => Object.fromEntries(kept),
    policies: () => Object.fromEntries(policies),
  }
}

const target = (path: string) =>
  path
    .replace(/:[a-zA-Z]+$/, '')
    .replace(API, '')
    .replace(/^projects\/\d+$/, 'projects/fahrschule-probe')
