import { useState } from 'react'
import TextField from '@mui/material/TextField'
import { useLocation, useSearchParams } from 'react-router-dom'
import { PAGE } from '#admin/list/use-pages.ts'

const TERM = 'q'
/** The state of an address that follows what is typed. */
const TYPED = 'typed'

/** The term, kept in the address: it survives a look at a record and the way back. */
export function useSearchTerm() {
  const [params, setParams] = useSearchParams()
  function setTerm(term: string) {
    const next = new URLSearchParams(params)
    if (term) next.set(TERM, term)
    else next.delete(TERM)
    // What is found begins on a page of its own.
    next.delete(PAGE)
    setParams(next, { replace: true, state: TYPED })
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

/**
 * Shows what is typed at once. The router changes the address when there is time: a field that showed
 * the address would lose letters meanwhile.
 */
export function SearchField({ label, term, help, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(term)
  const location = useLocation()
  const [followed, setFollowed] = useState(location.key)
  if (location.key !== followed) {
    setFollowed(location.key)
    // The address was changed elsewhere: by a link, or by going back.
    if (location.state !== TYPED) setTyped(term)
  }
  return (
    <TextField
      type="search"
      label={label}
      value={typed}
      helperText={help}
      onChange={({ target }) => {
        setTyped(target.value)
        onSearch(target.value)
      }}
      sx={{ maxWidth: 480, '& .MuiInputBase-root': { bgcolor: 'background.paper' } }}
    />
  )
}
