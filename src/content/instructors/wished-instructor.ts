import { createStore } from '#model/create-store.ts'

const EARLIER = /^Ich möchte Unterricht bei [^\n]*? nehmen\./

let wished: string | undefined
const wishes = createStore(() => wished)

/** Has the contact form know whose "Unterricht Buchen" was pressed. */
export function wishForInstructor(name: string): void {
  wished = name
  wishes.notify()
}

/** Tells each wish once: the form may come long after the press. */
export function subscribeToWishes(listener: (name: string) => void): () => void {
  const tell = () => {
    const name = wished
    wished = undefined
    if (name !== undefined) listener(name)
  }
  tell()
  return wishes.subscribe(tell)
}

/** The message beginning with the wish, in place of an earlier one. */
export function withWish(message: string, name: string): string {
  const wish = `Ich möchte Unterricht bei ${name} nehmen.`
  if (EARLIER.test(message)) return message.replace(EARLIER, () => wish)
  return message ? `${wish}\n${message}` : wish
}
