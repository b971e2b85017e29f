import { number, object } from 'yup'

const BASE = 'https://cloudbilling.googleapis.com/v1'
const CALL_MS = 30_000

/** What Google says of a budget, some times a day, whether it is used up or not. */
const budgetNews = object({
  costAmount: number().required(),
  budgetAmount: number().required().positive(),
})

/** Whether the budget is used up. Anything else than news of a budget is none. */
export function isSpent(news: unknown): boolean {
  if (!budgetNews.isValidSync(news, { strict: true })) return false
  return news.costAmount >= news.budgetAmount
}

export interface BillingAccess {
  readonly accessToken: () => Promise<string>
  /** Where the API is; Google's own unless told. */
  readonly base?: string
}

/**
 * Takes the project off its billing account: from then on nothing costs, and what is not free stops.
 * To be called again with the next news of the budget, where it fails.
 *
 * @throws Error with what Google says, for instance that the role is missing
 */
export async function endBilling(
  projectId: string,
  { accessToken, base = BASE }: BillingAccess,
): Promise<void> {
  const response = await fetch(`${base}/projects/${projectId}/billingInfo`, {
    method: 'PUT',
    headers: {
      authorization: `Bearer ${await accessToken()}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ billingAccountName: '' }),
    signal: AbortSignal.timeout(CALL_MS),
  })
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`)
}
