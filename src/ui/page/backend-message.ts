/** What the backend itself said of a failure, for the sections that show it word for word. */
export function backendMessage(error: Error): string {
  return error.cause instanceof Error ? error.cause.message : error.message
}
