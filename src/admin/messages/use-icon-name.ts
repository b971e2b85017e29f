import { useMessages } from '#admin/messages/use-messages.ts'

/** What the icons that content may carry are called in the language of the account. */
export function useIconName(): (name: string) => string {
  const names: Readonly<Record<string, string>> = useMessages().icons
  return (name) => names[name] ?? name
}
