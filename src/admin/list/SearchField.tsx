import { useDeferredValue, useState } from 'react'
import TextField from '@mui/material/TextField'
import { useLocation, useSearchParams } from 'react-router-dom'
import { PAGE } from '#admin/list/use-pages.ts'

const TERM = 'q'
/** The state of an address that follows what is typed. */
const TYPED = 'typed'

interface SearchTerm {
  /** What the field shows, at once. */
  readonly typed: string
  /** What is searched for, when there is time. */
  readonly term: string
  readonly search: (term: string) => void
}

/**
 * The term, kept in the address: it survives a look at a record and the way back. The address follows
 * what is typed as fast as the machine can; a field that showed the address would lose letters.
 */
export function useSearchTerm(): SearchTerm {
  const [params, setParams] = useSearchParams()
  const location = useLocation()
  const addressed = params.get(TERM) ?? ''
  const [typed, setTyped] = useState(addressed)
  const [followed, setFollowed] = useState(location.key)
  if (location.key !== followed) {
    setFollowed(location.key)
    // Not from here: a link, or the way back.
    if (location.state !== TYPED) setTyped(addressed)
  }
  function search(term: string) {
    setTyped(term)
    const next = new URLSearchParams(params)
    if (term) next.set(TERM, term)
    else next.delete(TERM)
    // What is found begins on a page of its own.
    next.delete(PAGE)
    setParams(next, { replace: true, state: TYPED })
  }
  return { typed, term: useDeferredValue(typed), search }
}

interface SearchFieldProps {
  label: string
  typed: string
  /** What is searched, where that is not everything. */
  help?: string
  onSearch: (term: string) => void
}

export function SearchField({ label, typed, help, onSearch }: SearchFieldProps) {
  return (
    <TextField
      type="search"
      label={label}
      value={typed}
      helperText={help}
      onChange={({ target }) => onSearch(target.value)}
      sx={{ maxWidth: 480, '& .MuiInputBase-root': { bgcolor: 'background.paper' } }}
    />
  )
}
