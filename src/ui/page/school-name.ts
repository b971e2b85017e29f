import { createContext, useContext } from 'react'

/** The school's name, for what site and back office share: the pages provide it. */
export const SchoolNameContext = createContext('')

export const useSchoolName = () => useContext(SchoolNameContext)
