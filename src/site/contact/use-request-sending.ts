import { useState, type RefObject } from 'react'
import type { FormikProps } from 'formik'
import {
  sendLater,
  sendRequest,
  takeBack,
  type DeviceRequest,
  type Draft,
} from '#firebase/requests/outbox.ts'
import {
  contactFieldsSchema,
  type ContactFields,
  type ContactRequest,
} from '#model/requests/contact-request.ts'
import {
  EMPTY_FIELDS,
  isEmpty,
  keepDraft,
  keptDraft,
  newDraft,
} from '#site/contact/contact-draft.ts'
import { SENT } from '#site/contact/open-outbox.ts'
import { toast } from '#ui/toast/toast.ts'

const FAILED = 'Fehler beim Senden der Nachricht.'

const sayFailed = (reason: string) =>
  toast.error({ title: `Fehler beim Senden der Nachricht: ${reason}` })

/** What became of the draft in the form, which is still there if it could not be sent or kept. */
interface Submission {
  readonly id: string
  readonly state: Extract<DeviceRequest['state'], 'draft' | 'waiting' | 'sent'>
  /** Whether the server answered. */
  readonly reached: boolean
  /** Whether it is stored on the device, too: not where storage is not allowed or full. */
  readonly isKept: boolean
  /** Whether the device believed to be connected. */
  readonly online: boolean
  /** Why the server refused it, in words for the visitor. */
  readonly reason: string | undefined
}

/** Sends what is in the form, keeps it where there is no network, and takes it back to be changed. */
export function useRequestSending(
  formik: Pick<FormikProps<ContactFields>, 'resetForm'>,
  draft: RefObject<Draft>,
) {
  const [submission, setSubmission] = useState<Submission>()

  async function send(request: ContactRequest) {
    const { requestId: id } = request
    setSubmission(undefined)
    const outcome = await sendRequest(request)
    const { onLine: online } = navigator
    const reached = outcome.state !== 'unreachable'
    // Another request may have been taken back into the form meanwhile.
    const isReplaced = draft.current.id !== id
    const state =
      outcome.state === 'sent'
        ? 'sent'
        : (isReplaced || !reached) && (await sendLater(request))
          ? 'waiting'
          : 'draft'
    if (state !== 'draft' && draft.current.id === id) formik.resetForm({ values: EMPTY_FIELDS })
    const reason = 'reason' in outcome ? outcome.reason : undefined
    const isKept = keptDraft()?.id === id
    setSubmission({ id, state, reached, isKept, online, reason })
    if (state === 'sent') toast.success(SENT)
    // What waits for a network has not failed.
    else if (state === 'draft' || online) sayFailed(reason ?? FAILED)
  }

  /** An attempt to send may come first, which takes a while: the form of that moment counts. */
  const edit = (id: string) =>
    takeBack(id, (request) => {
      const question = 'Im Formular steht schon etwas. Soll die gespeicherte Anfrage es ersetzen?'
      if (!isEmpty(draft.current.fields) && !confirm(question)) return false
      const fields = contactFieldsSchema.cast(request, { stripUnknown: true })
      draft.current = newDraft(fields, id)
      keepDraft(draft.current)
      setSubmission(undefined)
      formik.resetForm({ values: fields })
      return true
    })

  return { submission, send, edit }
}
