import { useEffect, useRef, useState } from 'react'
import { useMessages } from '#admin/messages/use-messages.ts'
import { uploadImage } from '#firebase/images/upload-image.ts'
import { ImageProblem } from '#model/images/image-file.ts'
import { toast } from '#ui/toast/toast.ts'

/** A chosen picture that is not the field's value yet. */
interface PendingPicture {
  readonly file: File
  /** `running`: prepared while `progress` is undefined, then the part that is sent, 0 to 1. */
  readonly state: 'running' | 'failed'
  readonly progress?: number
}

/** What an input for a picture shows of its upload, and what it asks for. */
export interface FieldUpload {
  readonly pending: PendingPicture | undefined
  readonly choose: (file: File) => void
  /** Ends a running upload, or gives a failed one up: the picture before stays. */
  readonly cancel: () => void
}

export interface Uploads {
  readonly of: (field: string) => FieldUpload
  readonly running: boolean
  /** Whether a chosen picture could not be stored: a save would leave it out unnoticed. */
  readonly failed: boolean
}

/**
 * Uploads pictures as soon as they are chosen, so that a form's values are plain data. Leaving the
 * form ends what is running; what was stored by then and is saved nowhere is cleaned up by a function.
 *
 * @param onStored is told the picture's address; it may be called by a render that is long gone
 * @param first a picture that was chosen before the form was there
 */
export function useUploads(
  onStored: (field: string, address: string) => void,
  first?: { readonly field: string; readonly file: File },
): Uploads {
  const [pending, setPending] = useState<Readonly<Record<string, PendingPicture>>>({})
  const running = useRef(new Map<string, AbortController>())
  const { forms, pictures } = useMessages()

  useEffect(() => {
    const uploads = running.current
    if (first) void upload(first.field, first.file)
    return () => uploads.forEach((each) => each.abort())
    // Once, as the form appears.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  function show(field: string, picture: PendingPicture | undefined) {
    setPending((before) => {
      const others = Object.entries(before).filter(([name]) => name !== field)
      return Object.fromEntries(picture ? [...others, [field, picture]] : others)
    })
  }

  async function upload(field: string, file: File) {
    running.current.get(field)?.abort()
    const ending = new AbortController()
    running.current.set(field, ending)
    const { signal } = ending
    show(field, { file, state: 'running' })
    try {
      const onProgress = (progress: number) => {
        if (!signal.aborted) show(field, { file, state: 'running', progress })
      }
      const address = await uploadImage(file, { signal, onProgress })
      show(field, undefined)
      onStored(field, address)
    } catch (error) {
      // Whoever ended it knows.
      if (signal.aborted) return
      const refused = error instanceof ImageProblem
      if (!refused) console.warn('A picture could not be uploaded', error)
      const description = refused ? pictures.problems[error.kind] : forms.uploadFailed
      show(field, refused ? undefined : { file, state: 'failed' })
      toast.error({ title: forms.uploadError, description })
    }
  }

  function cancel(field: string) {
    running.current.get(field)?.abort()
    if (pending[field]?.state === 'running') toast.info(forms.uploadCancelled)
    show(field, undefined)
  }

  const states = Object.values(pending).map(({ state }) => state)
  return {
    of: (field) => ({
      pending: pending[field],
      choose: (file) => void upload(field, file),
      cancel: () => cancel(field),
    }),
    running: states.includes('running'),
    failed: states.includes('failed'),
  }
}
