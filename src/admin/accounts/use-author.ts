import { useSession } from '#firebase/session/session.tsx'

/** The signed-in account's e-mail address, with which its versions are signed. */
export function useAuthor(): string {
  const session = useSession()
  return 'email' in session ? session.email : ''
}
