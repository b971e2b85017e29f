const forgetting = new Set<() => void>()

/** Has `forget` called whenever an account signs out or gives way to another. */
export function atEndOfSession(forget: () => void): void {
  forgetting.add(forget)
}

/** Nothing that the account has read stays behind in the page. */
export function endSession(): void {
  for (const forget of forgetting) forget()
}
