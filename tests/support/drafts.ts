import type { Page } from '@playwright/test'

/** The values of the drafts on this device by the record's id. */
export function keptDrafts(page: Page): Promise<Record<string, Record<string, unknown>>> {
  return page.evaluate(() => {
    const kept = Object.entries(localStorage).filter(([key]) => key.startsWith('form-draft:'))
    const drafts = kept.map(
      ([, text]) =>
        JSON.parse(text as string) as { record: string; values: Record<string, unknown> },
    )
    return Object.fromEntries(drafts.map(({ record, values }) => [record, values]))
  })
}
