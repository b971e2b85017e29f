/**
 * What waits for it goes on in a task of its own, before which input is handled. Not by a timer: in a
 * tab that nobody looks at, timers come once a second.
 */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => resolve()
    port2.postMessage(undefined)
  })
}
