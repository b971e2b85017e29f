import { useState, type RefObject } from 'react'
import type { FormikProps } from 'formik'
import { sendLater, sendRequest } from '#firebase/requests/live-outbox.ts'
import { takeBack, type WaitingRequest } from '#firebase/requests/outbox.ts'
import {
  contactFieldsSchema,
  type ContactFields,
  type ContactRequest,
} from '#model/requests/contact-request.ts'
import { EMPTY_FIELDS, isEmpty, keepDraft, type Draft } from '#site/contact/contact-draft.ts'
import { SENT } from '#site/contact/open-outbox.ts'
import { toast } from '#ui/toast/toast.ts'

const FAILED = 'Fehler beim Senden der Nachricht.'

const sayFailed = (reason: string) =>
  toast.error({ title: `Fehler beim Senden der Nachricht: ${reason}` })

/** What became of what was in the form; `unkept`: there is no network, and no storage either. */
interface Result {
  readonly state: 'sent' | 'failed' | 'unkept' | 'kept'
  readonly id: string
  /** Whether the device believed to be connected. */
  readonly online: boolean
}

/** Sends what is in the form, keeps it where there is no network, and takes it back to be changed. */
export function useRequestSending(
  formik: Pick<FormikProps<ContactFields>, 'values' | 'resetForm'>,
  draft: RefObject<Draft>,
) {
  const [result, setResult] = useState<Result>()

  async function send(request: ContactRequest) {
    const { requestId: id } = request
    setResult(undefined)
    const outcome = await sendRequest(request)
    const { onLine: online } = navigator
    if (outcome.state === 'unreachable') {
      const kept = await sendLater(request).then(
        () => true,
        () => false,
      )
      if (kept) formik.resetForm({ values: EMPTY_FIELDS })
      setResult({ state: kept ? 'kept' : 'unkept', id, online })
      // What is kept until there is a network has not failed.
      if (online || !kept) sayFailed(FAILED)
    } else if (outcome.state === 'sent') {
      formik.resetForm({ values: EMPTY_FIELDS })
      setResult({ state: 'sent', id, online })
      toast.success(SENT)
    } else {
      setResult({ state: 'failed', id, online })
      sayFailed(outcome.state === 'refused' ? outcome.reason : FAILED)
    }
  }

  async function edit({ id }: WaitingRequest) {
    const question = 'Im Formular steht schon etwas. Soll die gespeicherte Anfrage es ersetzen?'
    if (!isEmpty(formik.values) && !confirm(question)) return
    setResult(undefined)
    await takeBack(id, (request) => {
      const { requestId } = request
      const fields = contactFieldsSchema.cast(request, { stripUnknown: true })
      draft.current = { requestId, fields }
      keepDraft(draft.current)
      formik.resetForm({ values: fields })
    })
  }

  return { result, send, edit }
}
