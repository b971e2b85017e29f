import { useEffect, useEffectEvent, useRef, useState } from 'react'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useFormik } from 'formik'
import { builtInCourses } from '#content/courses/defaults.ts'
import { courses } from '#content/courses/definition.ts'
import { subscribeToWishes, withWish } from '#content/instructors/wished-instructor.ts'
import { useContent } from '#firebase/content/content-store.ts'
import { hasQuestions, NO_QUESTIONS } from '#model/requests/course-questions.ts'
import { UNDECIDED } from '#model/requests/contact-limits.ts'
import { schemaFor, type ContactFields } from '#model/requests/contact-request.ts'
import { sitePaths } from '#model/site/site-paths.ts'
import { elapsedSince, Honeypot } from '#site/contact/bot-traps.tsx'
import { useDraftAtStart, useKeptDraft } from '#site/contact/contact-draft.ts'
import { ContactField } from '#site/contact/ContactField.tsx'
import { CourseSelect } from '#site/contact/CourseSelect.tsx'
import { EnrolmentFields } from '#site/contact/EnrolmentFields.tsx'
import { openOutbox } from '#site/contact/open-outbox.ts'
import { OutboxNotices } from '#site/contact/OutboxNotices.tsx'
import { NotSent, Sent } from '#site/contact/SendResult.tsx'
import { useCoursePreselection } from '#site/contact/use-course-preselection.ts'
import { useRequestSending } from '#site/contact/use-request-sending.ts'
import { SiteButton } from '#ui/SiteButton.tsx'
import { showFocused } from '#ui/browser/show-focused.ts'

/** The contact form. What is typed stays on the device until it has been sent. */
export default function ContactForm() {
  const start = useDraftAtStart()
  const [opened] = useState(() => performance.now())
  const honeypot = useRef<HTMLInputElement>(null)
  const formik = useFormik<ContactFields>({
    initialValues: start.fields,
    validationSchema: () => schemaFor(questions, offered),
    onSubmit: async (values) => {
      const { id: requestId } = draft.current
      const entry = honeypot.current?.value ?? ''
      const elapsed = await elapsedSince(opened)
      const fields = schemaFor(questions).cast(values)
      await send({ ...fields, requestId, entry, elapsed })
    },
  })
  const { values, isSubmitting, submitCount, setFieldValue, resetForm } = formik
  const draft = useKeptDraft(start, values, (fields) => resetForm({ values: fields }))
  const { submission, send, edit } = useRequestSending(formik, draft)
  const { records, status } = useContent(courses, builtInCourses)
  const offered = status === 'loading' ? undefined : [...records.map(({ id }) => id), UNDECIDED]
  const questions = records.find(({ id }) => id === values.selectedCourse) ?? NO_QUESTIONS
  useEffect(() => {
    void openOutbox()
  }, [])
  useCoursePreselection(values.selectedCourse, (id) => void setFieldValue('selectedCourse', id))

  const writeMessage = useEffectEvent((name: string) =>
    setFieldValue('message', withWish(values.message, name)),
  )
  useEffect(() => subscribeToWishes((name) => void writeMessage(name)), [])

  const form = useFocusOnError(isSubmitting)
  const focusForm = () => {
    // Whoever writes meanwhile goes on.
    if (!document.activeElement?.matches('input, select, textarea')) form.current?.focus()
  }
  return (
    <Box
      component="form"
      ref={form}
      tabIndex={-1}
      noValidate
      onSubmit={formik.handleSubmit}
      onFocus={showFocused}
      sx={frame}
    >
      <Honeypot input={honeypot} />
      <OutboxNotices
        courses={records}
        latest={submission?.state === 'waiting' ? submission : undefined}
        onEdit={async (id) => {
          if (await edit(id)) focusForm()
        }}
        onGone={focusForm}
      />
      <ContactField formik={formik} name="name" label="Name" autoComplete="name" />
      <ContactField formik={formik} name="email" label="E-Mail" type="email" autoComplete="email" />
      <ContactField formik={formik} name="phone" label="Telefon" type="tel" autoComplete="tel" />
      <CourseSelect formik={formik} courses={records} loading={status === 'loading'} />
      {hasQuestions(questions) && <EnrolmentFields formik={formik} questions={questions} />}
      <Box sx={{ gridColumn: '1 / -1' }}>
        <ContactField formik={formik} name="message" label="Nachricht" rows={6} />
      </Box>
      <Typography
        sx={{
          gridColumn: '1 / -1',
          color: 'text.secondary',
          fontSize: '0.95rem',
          '& a': { color: 'primary.main' },
        }}
      >
        <span>
          {questions.asks_start || questions.asks_callback
            ? 'Alle Felder ohne „freiwillig“ sind Pflichtfelder.'
            : 'Alle Felder sind Pflichtfelder.'}
        </span>{' '}
        Wie wir mit Ihren Angaben umgehen, steht in der{' '}
        <a href={sitePaths.privacy}>Datenschutzerklärung</a>.
      </Typography>
      {submission?.state === 'draft' && <NotSent message={values.message} {...submission} />}
      {/* Until the next attempt, which may lack something. */}
      {submission?.state === 'sent' && submitCount === 0 && <Sent />}
      <Box sx={{ gridColumn: '1 / -1', mt: 1.5 }}>
        <SiteButton type="submit" variant="contained" size="large" disabled={isSubmitting}>
          {isSubmitting ? 'Wird gesendet...' : 'Nachricht senden'}
        </SiteButton>
      </Box>
    </Box>
  )
}

/** After an attempt that the fields did not allow, the first of them has the focus. */
function useFocusOnError(isSubmitting: boolean) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (!isSubmitting) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [isSubmitting])
  return form
}

const frame = {
  position: 'relative',
  outline: 0,
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  columnGap: 3,
  rowGap: 1.5,
  // Room for its label, and for what is wrong with it.
  '& input, & select, & textarea': { scrollMarginBlock: '1.5rem' },
}
