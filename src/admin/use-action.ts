import { useState } from 'react'
import { toast } from '#ui/toast/toast.ts'
import type { Toast } from '#ui/toast/Toasts.tsx'

/** Does one thing at a time, and says so when it has failed. */
export function useAction() {
  const [busy, setBusy] = useState(false)

  /**
   * @param failed for the console
   * @param failure what staff read then
   * @returns whether it was done
   */
  async function run(
    work: () => Promise<void>,
    failed: string,
    failure: Toast | ((error: unknown) => Toast),
  ): Promise<boolean> {
    if (busy) return false
    setBusy(true)
    try {
      await work()
      return true
    } catch (error) {
      console.error(failed, error)
      toast.error(typeof failure === 'function' ? failure(error) : failure)
      return false
    } finally {
      setBusy(false)
    }
  }

  return { busy, run }
}
