import TextField from '@mui/material/TextField'
import { useSearchParams } from 'react-router-dom'

const TERM = 'q'

/** The term, kept in the address: it survives a look at a record and the way back. */
export function useSearchTerm() {
  const [params, setParams] = useSearchParams()
  const setTerm = (term: string) => setParams(term ? { [TERM]: term } : {}, { replace: true })
  return [params.get(TERM) ?? '', setTerm] as const
}

interface SearchFieldProps {
  label: string
  term: string
  onSearch: (term: string) => void
}

export function SearchField({ label, term, onSearch }: SearchFieldProps) {
  return (
    <TextField
      type="search"
      label={label}
      value={term}
      onChange={({ target }) => onSearch(target.value)}
      sx={{ maxWidth: 480, '& .MuiInputBase-root': { bgcolor: 'background.paper' } }}
    />
  )
}
