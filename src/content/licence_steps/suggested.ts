import { licenceSteps } from './definition.ts'
import type { Values } from '#model/records/define-content.ts'

type Step = Values<typeof licenceSteps>

const step = (values: Pick<Step, 'title' | 'description'> & Partial<Step>): Step => ({
  ...licenceSteps.initial,
  // Staff look at each of them first, and the school's lawyer at what states law.
  is_shown: false,
  ...values,
})

/** Those with a licence test; Mofa and B196 need less. */
const WITH_TESTS: Step['classes'] = ['B', 'B197', 'BE', 'AM', 'A1', 'A2', 'A']

/** What staff may begin with, so that nobody has to write the usual way from nothing. */
export const suggestedSteps: readonly Step[] = [
  step({
    title: 'Bei uns anmelden',
    description:
      'Kommen Sie im Büro vorbei oder schreiben Sie uns. Wir besprechen, welche Klasse zu Ihnen passt, und planen Theorie und Fahrstunden.',
    documents: [
      'Personalausweis oder Reisepass',
      'Wenn Sie noch nicht 18 sind: Unterschrift Ihrer Eltern',
      'Führerschein, falls Sie schon einen haben',
    ],
  }),
  step({
    title: 'Sehtest machen',
    description: 'Beim Optiker oder Augenarzt, meistens ohne Termin und in wenigen Minuten.',
    documents: [
      'Personalausweis oder Reisepass',
      'Brille oder Kontaktlinsen, falls Sie sie tragen',
    ],
    classes: WITH_TESTS,
    validity: 'Bei der Antragstellung darf der Sehtest höchstens zwei Jahre alt sein.',
  }),
  step({
    title: 'Erste-Hilfe-Kurs besuchen',
    description:
      'Ein Tag mit neun Unterrichtseinheiten. Die Bescheinigung gilt für alle Klassen, auch wenn Sie später erweitern.',
    documents: ['Personalausweis oder Reisepass'],
    classes: WITH_TESTS,
    validity: 'Die Bescheinigung läuft nicht ab.',
  }),
  step({
    title: 'Führerschein beantragen',
    description:
      'Den Antrag stellen Sie bei der Fahrerlaubnisbehörde an Ihrem Wohnort. Die Bearbeitung dauert oft einige Wochen: Beginnen Sie früh.',
    documents: [
      'Personalausweis oder Reisepass',
      'Biometrisches Passbild',
      'Sehtestbescheinigung',
      'Bescheinigung über den Erste-Hilfe-Kurs',
      'Name unserer Fahrschule',
      'Für begleitetes Fahren: Angaben und Unterschriften der Begleitpersonen',
    ],
    classes: WITH_TESTS,
    office: 'Fahrerlaubnisbehörde Ihres Landkreises oder Ihrer Stadt',
  }),
  step({
    title: 'Theorie lernen',
    description:
      'Sie besuchen den Theorieunterricht und üben mit der App. Wenn Sie sicher sind, melden wir Sie zur Prüfung an.',
    classes: ['B', 'B197', 'AM', 'A1', 'A2', 'A', 'Mofa'],
  }),
  step({
    title: 'Theoretische Prüfung ablegen',
    description: 'Am Computer bei der Prüfstelle. Bitte seien Sie eine Viertelstunde früher da.',
    documents: ['Personalausweis oder Reisepass'],
    classes: ['B', 'B197', 'AM', 'A1', 'A2', 'A'],
    validity: 'Danach haben Sie zwölf Monate Zeit für die praktische Prüfung.',
  }),
  step({
    title: 'Fahren lernen',
    description:
      'Erst Übungsstunden, dann die Sonderfahrten über Land, auf der Autobahn und bei Dunkelheit.',
    documents: ['Feste Schuhe', 'Brille oder Kontaktlinsen, falls Sie sie tragen'],
  }),
  step({
    title: 'Praktische Prüfung ablegen',
    description:
      'Wir fahren mit. Wenn Sie bestehen und alt genug sind, bekommen Sie Ihren Führerschein meistens gleich mit.',
    documents: ['Personalausweis oder Reisepass', 'Führerschein, falls Sie schon einen haben'],
    classes: WITH_TESTS,
  }),
]
