import { expect, it, vi } from 'vitest'
import { faqs } from '#content/faqs/definition.ts'
import { useHistory } from '#firebase/content/history.ts'

const heard = vi.hoisted((): { documents: unknown } => ({ documents: 'loading' }))
vi.mock('#firebase/content/use-documents.ts', () => ({ useDocuments: () => heard.documents }))

it('of versions that were written at the same time, the tenth comes before the ninth', () => {
  expect(useHistory(faqs, 'one')).toBe('loading')
  const version = (name: string) => ({ key: `faqs/one/versions/${name}` })
  const [ninth, aside, tenth] = [version('9'), version('10-aside'), version('10')]
  heard.documents = [ninth, aside, tenth]
  expect(useHistory(faqs, 'one')).toEqual([aside, tenth, ninth])
})
