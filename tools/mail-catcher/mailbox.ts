import { randomUUID } from 'node:crypto'
import PostalMime from 'postal-mime'

export interface CaughtMail {
  readonly id: string
  readonly subject: string
  readonly from: string
  readonly to: readonly { readonly address: string }[]
  readonly replyTo: readonly { readonly address: string }[]
  readonly time: string
  readonly text: string
  readonly html: string
}

/** The caught mails, in the order in which they came. */
export class Mailbox {
  private readonly sources = new Map<string, string>()
  private caught: CaughtMail[] = []

  all(): readonly CaughtMail[] {
    return this.caught
  }

  find(id: string): CaughtMail | undefined {
    return this.caught.find((mail) => mail.id === id)
  }

  /** The mail as it came over the wire. */
  sourceOf(id: string): string | undefined {
    return this.sources.get(id)
  }

  async add(source: string): Promise<void> {
    const mail = await PostalMime.parse(source)
    const id = randomUUID()
    const addresses = (list: typeof mail.to) =>
      (list ?? []).map(({ address }) => ({ address: address ?? '' }))
    this.sources.set(id, source)
    this.caught.push({
      id,
      subject: mail.subject ?? '',
      from: mail.from?.address ?? '',
      to: addresses(mail.to),
      replyTo: addresses(mail.replyTo),
      time: new Date().toISOString(),
      text: mail.text ?? '',
      html: mail.html ?? '',
    })
  }

  empty(): void {
    this.sources.clear()
    this.caught = []
  }
}
