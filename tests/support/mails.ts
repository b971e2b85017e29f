import { services } from '#tools/emulators/ports.ts'

const MAILS = `http://127.0.0.1:${services.mail.port}/api/email`

export interface CaughtMail {
  readonly id: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly to: readonly { readonly address: string }[]
}

/** What the mail catcher has received over SMTP. */
export async function mails(): Promise<CaughtMail[]> {
  return (await (await fetch(MAILS)).json()) as CaughtMail[]
}

export async function sourceOf({ id }: CaughtMail): Promise<string> {
  return (await fetch(`${MAILS}/${id}/source`)).text()
}

export async function emptyMailbox(): Promise<void> {
  const { ok } = await fetch(`${MAILS}/all`, { method: 'DELETE' })
  if (!ok) throw new Error('The mail catcher could not be emptied.')
}
