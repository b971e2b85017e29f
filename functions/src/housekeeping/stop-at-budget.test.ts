import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, it, onTestFinished } from 'vitest'
import { listen } from '../../../tests/support/servers/listen.ts'
import { endBilling, isSpent } from './stop-at-budget.ts'

it.each([
  { news: { costAmount: 99.99, budgetAmount: 100 }, spent: false },
  { news: { costAmount: 100, budgetAmount: 100, currencyCode: 'EUR' }, spent: true },
  { news: { costAmount: 250, budgetAmount: 100, alertThresholdExceeded: 1 }, spent: true },
  // Nothing stops by mistake.
  { news: { costAmount: 0, budgetAmount: 0 }, spent: false },
  { news: { costAmount: '250', budgetAmount: '100' }, spent: false },
  { news: { costAmount: 250 }, spent: false },
  { news: {}, spent: false },
  { news: null, spent: false },
])('a budget is spent after $news: $spent', ({ news, spent }) => {
  expect(isSpent(news)).toBe(spent)
})

/** Answers like Google's API, which cannot be asked here. */
async function google(status: number) {
  const asked: unknown[] = []
  const server = createServer((request, response) => {
    const { method, url, headers } = request
    void text(request).then((body) => {
      asked.push([method, url, headers.authorization, JSON.parse(body)])
      response.writeHead(status).end('The caller does not have permission')
    })
  })
  onTestFinished(() => void server.close())
  const base = `http://127.0.0.1:${await listen(server)}/v1`
  return { asked, access: { base, accessToken: () => Promise.resolve('token') } }
}

it('the project is taken off its billing account', async () => {
  const { asked, access } = await google(200)
  await endBilling('school', access)
  const noAccount = { billingAccountName: '' }
  expect(asked).toEqual([['PUT', '/v1/projects/school/billingInfo', 'Bearer token', noAccount]])
})

it('a role that is missing is said', async () => {
  const { access } = await google(403)
  await expect(endBilling('school', access)).rejects.toThrow('403: The caller does not have')
})
