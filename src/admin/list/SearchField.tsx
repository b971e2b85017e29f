import TextField from '@mui/material/TextField'
import { useSearchParams } from 'react-router-dom'
import { PAGE } from '#admin/list/use-pages.ts'

const TERM = 'q'

/** The term, kept in the address: it survives a look at a record and the way back. */
export function useSearchTerm() {
  const [params, setParams] = useSearchParams()
  function setTerm(term: string) {
    const next = new URLSearchParams(params)
    if (term) next.set(TERM, term)
    else next.delete(TERM)
    // What is found begins on a page of its own.
    next.delete(PAGE)
    setParams(next, { replace: true })
  }
  return [params.get(TERM) ?? '', setTerm] as const
}

interface SearchFieldProps {
  label: string
  term: string
  /** What is searched, where that is not everything. */
  help?: string
  onSearch: (term: string) => void
}

export function SearchField({ label, term, help, onSearch }: SearchFieldProps) {
  return (
    <TextField
      type="search"
      label={label}
      value={term}
      helperText={help}
      onChange={({ target }) => onSearch(target.value)}
      sx={{ maxWidth: 480, '& .MuiInputBase-root': { bgcolor: 'background.paper' } }}
    />
  )
}
