import { useEffect, useRef, useState } from 'react'
import type { Messages } from '#admin/messages/en.ts'
import { useMessages } from '#admin/messages/use-messages.ts'
import { uploadImage } from '#data/images/upload-image.ts'
import { ImageProblem, type ChosenImage } from '#model/image-file.ts'
import { toast } from '#ui/toast.ts'

export interface RunningUpload {
  /** The part already sent, 0 to 1. */
  readonly progress: number
  readonly cancel: () => void
}

/**
 * Uploads chosen pictures, one after the other.
 *
 * @returns `store` resolves to the picture's address, or to undefined when it was cancelled or
 *   failed, which is said; `uploadFailed` says so until `begin`
 */
export function useImageUpload() {
  const [upload, setUpload] = useState<RunningUpload>()
  const [uploadFailed, setUploadFailed] = useState(false)
  const uploading = useRef<AbortController>(null)
  const messages = useMessages()
  const { forms } = messages

  // Leaving the form is cancelling, too.
  useEffect(() => () => uploading.current?.abort(), [])

  async function store(image: ChosenImage): Promise<string | undefined> {
    const cancelling = new AbortController()
    uploading.current = cancelling
    const show = (progress: number) => setUpload({ progress, cancel: () => cancelling.abort() })
    show(0)
    try {
      return await uploadImage(image, { onProgress: show, signal: cancelling.signal })
    } catch (error) {
      if (cancelling.signal.aborted) {
        toast.info(forms.uploadCancelled)
      } else {
        const problem = uploadProblem(messages, error)
        setUploadFailed(true)
        toast.error({ id: problem, title: forms.uploadError, description: problem })
      }
      return undefined
    } finally {
      setUpload(undefined)
    }
  }

  const begin = () => setUploadFailed(false)
  return { store, begin, upload, uploadFailed }
}

function uploadProblem({ forms, pictures }: Messages, error: unknown): string {
  if (error instanceof ImageProblem) return pictures.problems[error.kind]
  return error instanceof Error && error.message ? error.message : forms.uploadFailed
}
