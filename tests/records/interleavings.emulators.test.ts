import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { values as valuesType } from '#content/values/definition.ts'
import { deleteContent, restoreContent } from '#firebase/content/bin.ts'
import { orderContent } from '#firebase/content/order-content.ts'
import { ContentConflict } from '#firebase/content/transaction.ts'
import { createContent, newContentId, updateContent } from '#firebase/content/write-content.ts'
import type { Values } from '#model/records/define-content.ts'
import { BIN, binId, VERSIONS } from '#model/records/history.ts'
import { decided, type Attempt } from '#model/records/merge.ts'
import { inDepth } from '#tests/support/fixtures/in-depth.ts'
import type { FirestoreUnderTest } from '#tests/support/rules/rules.ts'
import { workAsStaff } from '#tests/support/fixtures/work-as-staff.ts'

const RUNS = inDepth(8, 1000)

type Value = Values<typeof valuesType>
const TEXTS = ['title', 'description'] as const
type TextField = (typeof TEXTS)[number]

let store: FirestoreUnderTest
let author: string
let leave: () => Promise<void>
beforeAll(async () => {
  ;({ store, author, leave } = await workAsStaff('interleavings'))
})
afterAll(() => leave())

const collection = () => store.owner.collection(valuesType.collection)

/** Somebody with a form: what it began with, and what it holds. */
class Editor {
  private form: Attempt<Value> | undefined
  private readonly id: string
  private readonly told: Told

  constructor(id: string, told: Told) {
    this.id = id
    this.told = told
  }

  async open() {
    const data = (await collection().doc(this.id).get()).data()
    if (!data) return
    const { title, description, icon } = data as Value
    const values = { title, description, icon }
    this.form = { opened: values, values, aside: undefined }
  }

  type(field: TextField, text: string) {
    if (this.form) this.form = { ...this.form, values: { ...this.form.values, [field]: text } }
  }

  async save(choice: 'mine' | 'theirs', attempt = this.form): Promise<void> {
    if (!attempt) return
    const typed = TEXTS.map((field) => this.form?.values[field])
    this.told.seen(attempt)
    const update = { ...attempt, author }
    const result = await updateContent(valuesType, this.id, update).catch(unlessConflict)
    if (!result) return
    const { conflicts, values } = result
    if (conflicts.length > 0) {
      const fields = conflicts.map(({ field }) => [field, choice] as const)
      return this.save(choice, decided(attempt, conflicts, Object.fromEntries(fields)))
    }
    this.told.confirmed.push(...typed)
    this.form = { opened: values, values: values as Value, aside: undefined }
  }
}

/** What the editors were told. */
class Told {
  /** Texts whose save has succeeded. */
  readonly confirmed: unknown[] = []
  /** By a text: those that its author knew it would replace. */
  readonly replaced = new Map<unknown, unknown[]>()

  seen({ opened, values }: Attempt<Value>) {
    for (const field of TEXTS) {
      const known = this.replaced.get(values[field]) ?? []
      this.replaced.set(values[field], [...known, opened?.[field]])
    }
  }
}

const step = fc.record({
  what: fc.constantFrom(
    ...(['open', 'title', 'description', 'save', 'save', 'delete', 'restore', 'order'] as const),
  ),
  choice: fc.constantFrom('mine' as const, 'theirs' as const),
})
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

async function run(steps: readonly (readonly [Step, Step])[]) {
  const [id, other] = [newContentId(), newContentId()]
  const told = new Told()
  const editors = [new Editor(id, told), new Editor(id, told)]
  const first = { title: 'created', description: 'created too', icon: 'Shield' } as const
  for (const each of [id, other]) await createContent(valuesType, each, first, author, [])
  told.confirmed.push(first.title, first.description)
  for (const editor of editors) await editor.open()
  for (const [count, pair] of steps.entries()) {
    await Promise.all(
      pair.map(async ({ what, choice }, who) => {
        const editor = editors[who]
        if (what === 'open') return editor?.open()
        if (what === 'save') return editor?.save(choice)
        if (what === 'delete') return deleteContent(valuesType, id, author)
        if (what === 'restore') return restore(id)
        if (what === 'order') return orderContent(valuesType, who === 0 ? [id, other] : [other, id])
        return editor?.type(what, `${what} ${count} of ${who}`)
      }),
    )
  }
  return { id, told }
}

/** Nothing may be in the bin. */
const restore = (id: string) =>
  restoreContent(valuesType.collection, id, author).catch(unlessConflict)

/** A record may be deleted when it is saved. */
function unlessConflict(error: unknown): undefined {
  if (!(error instanceof ContentConflict)) throw error
}

async function stored(id: string) {
  const record = collection().doc(id)
  const [present, binned, versions] = await Promise.all([
    record.get(),
    store.owner.collection(BIN).doc(binId(valuesType.collection, id)).get(),
    record.collection(VERSIONS).get(),
  ])
  const history = versions.docs
    .filter((each) => !each.id.endsWith('aside'))
    .sort((one, next) => Number(one.id) - Number(next.id))
    .map((each) => each.data() as { kind: string; record: Value })
  return {
    now: (present.data() ?? binned.get('record')) as Value & { rev: number; order_index?: number },
    history,
    texts: versions.docs.flatMap((each) => Object.values(each.get('record') as Value)),
  }
}

it(
  'two editors lose no text that was confirmed, and replace none unseen',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(step, step), { minLength: 3, maxLength: 10 }),
        async (steps) => {
          const { id, told } = await run(steps)
          const { now, history, texts } = await stored(id)
          expect(texts).toEqual(expect.arrayContaining(told.confirmed))
          // The record is its latest version, but for its place in the list.
          const latest = history.at(-1)?.record
          expect({ ...now, order_index: 0 }).toEqual({ ...latest, order_index: 0 })
          for (const [index, { kind, record }] of history.entries()) {
            const before = history[index - 1]?.record
            if (kind !== 'edited' || !before) continue
            for (const field of TEXTS) {
              if (record[field] === before[field]) continue
              expect(told.replaced.get(record[field])).toContain(before[field])
            }
          }
        },
      ),
      { numRuns: RUNS },
    )
  },
  RUNS * 30_000,
)
