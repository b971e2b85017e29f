import { useContent } from '#firebase/content/content-store.ts'
import { adminAccounts } from '#model/records/admin-account.ts'

/** @returns what a colleague is called whose address something is signed with; else the address */
export function useNameOf(): (address: string) => string {
  const { records } = useContent(adminAccounts)
  return (address) => records.find(({ email }) => email === address)?.name || address
}
