import { useSearchParams } from 'react-router-dom'

/** How many records a list shows at once. */
const ON_A_PAGE = 25
/** Its name in the address. */
export const PAGE = 'page'

/**
 * A long list in pages, counted from 1, and how many records are on those before. The page is in the
 * address: it survives a look at a record.
 */
export function usePages<R>(records: readonly R[]) {
  const [params, setParams] = useSearchParams()
  const pages = Math.max(1, Math.ceil(records.length / ON_A_PAGE))
  // The address may be written by hand, or older than a deletion.
  const asked = Math.floor(Number(params.get(PAGE))) || 1
  const page = Math.min(Math.max(asked, 1), pages)
  const before = (page - 1) * ON_A_PAGE
  const shown = records.slice(before, before + ON_A_PAGE)
  function turnTo(next: number) {
    const changed = new URLSearchParams(params)
    if (next > 1) changed.set(PAGE, String(next))
    else changed.delete(PAGE)
    setParams(changed, { replace: true })
    scrollTo({ top: 0 })
  }
  return { page, pages, shown, before, turnTo }
}
