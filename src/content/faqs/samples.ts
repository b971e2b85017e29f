import type { faqs } from './definition.ts'
import type { Values } from '#model/records/define-content.ts'

const asked: readonly [id: string, question: string, answer: string, active?: boolean][] = [
  [
    'mindestalter',
    'Ab welchem Alter kann ich den Führerschein machen?',
    'Für die Klasse B ab 18 Jahren, mit begleitetem Fahren (BF17) ab 17. Beim Motorrad gilt: A1 ab 16, A2 ab 18 und A ab 24 Jahren. Mit der Ausbildung können Sie schon etwa ein halbes Jahr vorher beginnen.',
  ],
  [
    'unterlagen',
    'Welche Unterlagen brauche ich für die Anmeldung?',
    'Für den Antrag bei der Fahrerlaubnisbehörde brauchen Sie einen Ausweis, ein biometrisches Passbild, einen Sehtest und die Bescheinigung über einen Erste-Hilfe-Kurs. Wir gehen die Liste gemeinsam mit Ihnen durch und geben den Antrag auf Wunsch für Sie ab.',
  ],
  [
    'dauer',
    'Wie lange dauert die Ausbildung?',
    'Die meisten brauchen drei bis sechs Monate. Es hängt davon ab, wie oft Sie Zeit für Theorie und Fahrstunden haben und wie schnell die Behörde Ihren Antrag bearbeitet.',
  ],
  [
    'theorie',
    'Wann findet der Theorieunterricht statt?',
    'Dienstags und donnerstags von 18 bis 19:30 Uhr in unseren Räumen. Sie können jederzeit einsteigen, weil die Themen aufeinanderfolgen und sich wiederholen.',
  ],
  [
    'ratenzahlung',
    'Kann ich in Raten zahlen?',
    'Ja. Sie zahlen die Fahrstunden nach und nach oder vereinbaren mit uns feste Monatsraten. Zinsen berechnen wir dafür nicht.',
  ],
  [
    'automatik',
    'Darf ich nach einer Automatikausbildung auch Schaltwagen fahren?',
    'Ja, mit der Schlüsselzahl B197: Sie machen die Prüfung auf einem Automatikwagen und weisen vorher in der Fahrschule mindestens zehn Fahrstunden und einen Test auf einem Schaltwagen nach.',
  ],
  [
    'absage',
    'Was passiert, wenn ich eine Fahrstunde absagen muss?',
    'Bis 24 Stunden vorher ist das kostenlos. Ein Anruf oder eine kurze Nachricht genügt, dann suchen wir gemeinsam einen neuen Termin.',
  ],
  [
    'sprachen',
    'In welchen Sprachen kann ich die Theorieprüfung ablegen?',
    'Auf Deutsch und in zwölf weiteren Sprachen, darunter Englisch, Arabisch, Russisch und Türkisch. Unterrichtet wird bei uns auf Deutsch, Lernmaterial bekommen Sie in Ihrer Sprache.',
  ],
  [
    'intensivkurs',
    'Gibt es einen Intensivkurs in den Ferien?',
    'Für die nächsten Sommerferien planen wir einen Theorie-Intensivkurs. Die Termine geben wir hier bekannt.',
    false,
  ],
]

export const sampleFaqs: Record<string, Values<typeof faqs>> = Object.fromEntries(
  asked.map(([id, question, answer, is_active = true], index) => [
    id,
    { question, answer, order_index: index + 1, is_active },
  ]),
)
