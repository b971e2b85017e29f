import type { Course } from '#content/courses/definition.ts'
import { UNDECIDED } from '#model/requests/contact-limits.ts'
import { ContactField, type ContactFormik } from '#site/contact/ContactField.tsx'

interface CourseSelectProps {
  formik: ContactFormik
  courses: readonly Course[]
  loading: boolean
}

/** The course that the request is about. One that is no longer offered is not chosen. */
export function CourseSelect({ formik, courses, loading }: CourseSelectProps) {
  const { selectedCourse } = formik.values
  const offered = selectedCourse === UNDECIDED || courses.some(({ id }) => id === selectedCourse)
  return (
    <ContactField
      formik={{
        ...formik,
        values: { ...formik.values, selectedCourse: offered ? selectedCourse : '' },
      }}
      name="selectedCourse"
      label="Kurs"
    >
      <option value="" disabled>
        {placeholder(courses, loading)}
      </option>
      {courses.map(({ id, title, price }) => (
        <option key={id} value={id}>
          {`${title}, ${price}`}
        </option>
      ))}
      {courses.length > 0 && <option value={UNDECIDED}>Ich weiß es noch nicht</option>}
    </ContactField>
  )
}

function placeholder(courses: readonly Course[], loading: boolean): string {
  if (loading) return 'Kurse werden geladen...'
  return courses.length > 0 ? 'Bitte wählen' : 'Keine Kurse verfügbar'
}
