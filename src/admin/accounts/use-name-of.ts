import { knownRecords, useContent } from '#firebase/content/content-store.ts'
import { adminAccounts, type AdminAccount } from '#model/records/admin-account.ts'

/** @returns what a colleague is called whose address something is signed with; else the address */
export function useNameOf(): (address: string) => string {
  const { records } = useContent(adminAccounts)
  return (address) => nameIn(records, address)
}

/** The same for once, by what the page has heard of the accounts until now. */
export const knownNameOf = (address: string): string =>
  nameIn(knownRecords(adminAccounts) ?? [], address)

const nameIn = (accounts: readonly AdminAccount[], address: string) =>
  accounts.find(({ email }) => email === address)?.name || address
