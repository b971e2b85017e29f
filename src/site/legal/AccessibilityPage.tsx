import { school } from '#content/school.ts'
import { SchoolMail, SchoolPhone } from '#site/legal/SchoolLinks.tsx'
import { TextPage } from '#site/legal/TextPage.tsx'

export function AccessibilityPage() {
  return (
    <TextPage
      title="Erklärung zur Barrierefreiheit"
      intro="Diese Website soll für alle nutzbar sein. Hier steht, wie weit wir damit sind und wohin Sie sich wenden, wenn etwas nicht geht."
      updated="November 2026"
    >
      <h2>Für wen diese Erklärung gilt</h2>
      <p>
        {school.name} bietet auf dieser Website die Anmeldung zu Fahrkursen und die Anfrage per
        Formular an. Diese Erklärung gilt für alle Seiten dieser Website.
      </p>

      <h2>Woran wir uns halten</h2>
      <p>
        Wir richten uns nach den Web Content Accessibility Guidelines (WCAG) 2.2, Stufe AA, und nach
        der Norm EN 301 549, auf die das Barrierefreiheitsstärkungsgesetz (BFSG) verweist.
      </p>

      <h2>Was wir dafür tun</h2>
      <ul>
        <li>Alles lässt sich mit der Tastatur allein bedienen; der Fokus ist immer zu sehen.</li>
        <li>Ein Sprunglink am Anfang jeder Seite führt an der Navigation vorbei zum Inhalt.</li>
        <li>Überschriften, Listen und Bereiche sind für Bildschirmlesegeräte ausgezeichnet.</li>
        <li>Fehler im Formular stehen beim Feld und werden vorgelesen.</li>
        <li>
          Was sich von selbst bewegt, lässt sich anhalten. Wer auf dem Gerät weniger Bewegung
          eingestellt hat, sieht keine.
        </li>
        <li>Texte lassen sich auf 200 % vergrößern, ohne dass etwas verloren geht.</li>
        <li>Seiten, Menü, Telefonnummern und Antworten sind auch ohne JavaScript lesbar.</li>
      </ul>

      <h2>Stand der Vereinbarkeit</h2>
      <p>
        Diese Website ist mit den genannten Anforderungen weitgehend vereinbar. Grundlage ist eine
        Selbstbewertung vom November 2026: automatische Prüfungen aller Seiten und Zustände sowie
        Prüfungen von Hand mit der Tastatur und bei 200 % Vergrößerung.
      </p>

      <h2>Was noch nicht barrierefrei ist</h2>
      <ul>
        <li>
          Einige Hinweise, die nur bei Störungen erscheinen, sind auf Englisch. Sie sind als
          englisch ausgezeichnet und werden so vorgelesen.
        </li>
        <li>
          Fotos zu Kursen, Ausbildern und Partnern haben keine eigene Beschreibung: Was sie zeigen,
          steht im Text daneben.
        </li>
        <li>Texte in Leichter Sprache und in Deutscher Gebärdensprache gibt es noch nicht.</li>
      </ul>

      <h2>Wenn etwas nicht geht</h2>
      <p>
        Sind Sie auf ein Hindernis gestoßen oder brauchen Sie einen Inhalt in anderer Form?
        Schreiben Sie uns an <SchoolMail /> oder rufen Sie uns an: <SchoolPhone />. Wir antworten
        innerhalb von zwei Wochen. Für Menschen mit Behinderungen finden wir auch einen anderen Weg
        zur Anmeldung, zum Beispiel am Telefon oder bei uns vor Ort.
      </p>

      <h2>Zuständige Behörde</h2>
      <p>
        Wenn wir Ihnen nicht weiterhelfen konnten, können Sie sich an die Marktüberwachungsstelle
        der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF) in Magdeburg
        wenden.
      </p>
    </TextPage>
  )
}
