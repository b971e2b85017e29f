import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { CourseQuestions } from '#model/requests/course-questions.ts'
import { REQUEST_KEPT_DAYS } from '#model/requests/contact-limits.ts'
import { AGE_GROUPS, ageGroupWords, isMinor } from '#model/requests/enrolment.ts'
import { berlinDay } from '#model/time/berlin-time.ts'
import { DAY_MS } from '#model/time/durations.ts'
import { longDayText } from '#model/time/german-dates.ts'
import { licenceClassWords } from '#model/words/licence-class-words.ts'
import { LICENCE_CLASSES } from '#model/words/licence-classes.ts'
import { ContactField, type ContactFormik } from '#site/contact/ContactField.tsx'

interface EnrolmentFieldsProps {
  formik: ContactFormik
  questions: CourseQuestions
}

/** What the chosen course asks for, so that the school can answer with an offer. */
export function EnrolmentFields({ formik, questions }: EnrolmentFieldsProps) {
  const { asks_class, asks_age, asks_start, asks_callback } = questions
  return (
    <Box component="fieldset" sx={frame}>
      <Typography component="legend" variant="h3" sx={legend}>
        Zu Ihrer Anmeldung
      </Typography>
      {asks_class && (
        <Choice
          formik={formik}
          name="licence_class"
          label="Führerscheinklasse"
          values={LICENCE_CLASSES}
          words={licenceClassWords}
        />
      )}
      {asks_age && (
        <Choice
          formik={formik}
          name="age_group"
          label="Alter"
          values={AGE_GROUPS}
          words={ageGroupWords}
        />
      )}
      {asks_age && isMinor(formik.values.age_group) && <Guardian formik={formik} />}
      {asks_start && (
        <ContactField
          formik={formik}
          name="wished_start"
          label="Wunschbeginn (freiwillig)"
          hint="Zum Beispiel: nach den Sommerferien"
          optional
        />
      )}
      {asks_callback && (
        <ContactField
          formik={formik}
          name="callback_times"
          label="Rückrufzeiten (freiwillig)"
          hint="Zum Beispiel: werktags ab 16 Uhr"
          optional
        />
      )}
      <Typography sx={wide}>
        Ihre Anfrage ist unverbindlich: Ein Vertrag kommt erst zustande, wenn Sie ihn mit uns
        abschließen.{' '}
        <span>{`Kommt keiner zustande, löschen wir Ihre Angaben am ${deletionDay()}.`}</span>
      </Typography>
    </Box>
  )
}

function Guardian({ formik }: { formik: ContactFormik }) {
  return (
    <>
      <Typography role="status" sx={wide}>
        Wer noch nicht 18 ist, braucht das Einverständnis der Eltern oder einer anderen
        erziehungsberechtigten Person. Bitte sagen Sie uns, wen wir ansprechen dürfen.
      </Typography>
      <ContactField
        formik={formik}
        name="guardian_name"
        label="Erziehungsberechtigte Person"
        hint="Vor- und Nachname"
        autoComplete="off"
      />
      <ContactField
        formik={formik}
        name="guardian_contact"
        label="Telefon oder E-Mail dieser Person"
        autoComplete="off"
      />
    </>
  )
}

interface ChoiceProps<V extends string> {
  formik: ContactFormik
  name: 'licence_class' | 'age_group'
  label: string
  values: readonly V[]
  words: Readonly<Record<V, { readonly de: string }>>
}

function Choice<V extends string>({ values, words, ...props }: ChoiceProps<V>) {
  return (
    <ContactField {...props}>
      <option value="" disabled>
        Bitte wählen
      </option>
      {values.map((value) => (
        <option key={value} value={value}>
          {words[value].de}
        </option>
      ))}
    </ContactField>
  )
}

/** The day on which a request that is sent now is deleted, in Germany, as its mail says. */
const deletionDay = () => longDayText(berlinDay(new Date(Date.now() + REQUEST_KEPT_DAYS * DAY_MS)))

const frame = {
  gridColumn: '1 / -1',
  m: 0,
  mb: 2,
  p: { xs: 2, sm: 3 },
  minWidth: 0,
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  columnGap: 3,
  rowGap: 1.5,
}

/** Out of the frame's line, where browsers put it, and into the grid. */
const legend = { float: 'left', gridColumn: '1 / -1', p: 0, mb: 1 }

const wide = { gridColumn: '1 / -1', mb: 1 }
