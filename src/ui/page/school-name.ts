import { createContext, useContext } from 'react'

/** The school's name, for what site and back office share: `app/` provides it. */
export const SchoolNameContext = createContext('')

export const useSchoolName = () => useContext(SchoolNameContext)
