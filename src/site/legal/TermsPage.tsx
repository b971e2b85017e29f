import { school } from '#content/school.ts'
import { sitePaths } from '#model/site/site-paths.ts'
import { useContactInfo } from '#content/contact_info/use-contact-info.ts'
import { SchoolMail, SchoolPhone } from '#site/legal/SchoolLinks.tsx'
import { TextPage } from '#site/legal/TextPage.tsx'

export function TermsPage() {
  const { street, town, email } = useContactInfo()
  return (
    <TextPage
      title="Allgemeine Geschäfts&shy;bedingungen"
      intro="Was zwischen Ihnen und uns gilt, von der Anmeldung bis zur Prüfung."
      updated="November 2026"
    >
      <h2>1. Geltungsbereich</h2>
      <p>
        Diese Bedingungen gelten für alle Ausbildungsverträge, Kurse und einzelnen Fahrstunden, die
        Sie mit der {school.name}, Inhaber {school.owner}, {street}, {town} („wir“), vereinbaren.
        Was wir mit Ihnen einzeln vereinbaren, geht diesen Bedingungen vor.
      </p>
      <p>
        Für die Ausbildung gelten außerdem die gesetzlichen Vorschriften, vor allem das
        Fahrlehrergesetz (FahrlG), die Fahrschüler-Ausbildungsordnung und die
        Fahrerlaubnis-Verordnung.
      </p>

      <h2>2. Anmeldung und Vertragsschluss</h2>
      <p>
        Die Angebote auf dieser Website sind unverbindlich. Auch eine Nachricht über das
        Kontaktformular ist nur eine Anfrage und verpflichtet Sie zu nichts. Über die Website selbst
        wird kein Vertrag geschlossen.
      </p>
      <p>
        Der Vertrag kommt zustande, wenn Sie und wir den Ausbildungsvertrag in unseren Räumen
        unterschreiben oder wenn wir Ihre Anmeldung in Textform, zum Beispiel per E-Mail,
        bestätigen. Sie erhalten den Vertrag und diese Bedingungen zum Behalten.
      </p>
      <p>
        Wer noch nicht volljährig ist, braucht für den Vertrag die Zustimmung der gesetzlichen
        Vertreter, in der Regel der Eltern.
      </p>
      <p>
        Den Antrag auf die Fahrerlaubnis stellen Sie bei der Fahrerlaubnisbehörde. Stellt sich
        später heraus, dass Sie die Voraussetzungen dafür nicht erfüllen, bleiben unsere bis dahin
        erbrachten Leistungen zu bezahlen.
      </p>

      <h2>3. Leistungen</h2>
      <p>
        Die Ausbildung besteht aus theoretischem und praktischem Unterricht. Umfang und Inhalt
        richten sich nach der gewählten Klasse, den gesetzlichen Mindestanforderungen und danach,
        was Sie für eine sichere Fahrweise brauchen. Die tatsächliche Zahl der Fahrstunden kann
        deshalb höher sein, als ein Kurspaket oder das Gesetz vorsieht. Darüber sprechen wir
        rechtzeitig mit Ihnen.
      </p>
      <p>
        Eine Fahrstunde dauert 45 Minuten. Sie beginnt und endet an der Fahrschule, wenn nichts
        anderes vereinbart ist. Wir versuchen, Ihnen eine feste Fahrlehrerin oder einen festen
        Fahrlehrer zuzuteilen. Bei Krankheit oder Urlaub kann eine andere Lehrkraft einspringen.
      </p>

      <h2>4. Entgelte</h2>
      <p>
        Es gelten die Entgelte, die bei Vertragsschluss durch Aushang in unseren Geschäftsräumen
        nach § 32 FahrlG bekannt gegeben sind. Das Preisverzeichnis ist vollständig. Auf Wunsch
        geben wir es Ihnen vor der Anmeldung mit. Alle Entgelte sind Endpreise.
      </p>
      <ul>
        <li>
          Der Grundbetrag deckt die allgemeinen Aufwendungen der Fahrschule und den theoretischen
          Unterricht.
        </li>
        <li>
          Das Entgelt für eine Fahrstunde deckt den Unterricht, das Fahrzeug, seine Versicherung und
          den Kraftstoff oder Strom.
        </li>
        <li>
          Das Entgelt für die Vorstellung zur Prüfung deckt die Anmeldung, die Begleitung und das
          Fahrzeug. Bei einer Wiederholung fällt es erneut an.
        </li>
      </ul>
      <p>
        Gebühren der Behörde und der Prüfstelle, der Sehtest, der Erste-Hilfe-Kurs und das Passfoto
        gehören nicht zu unseren Entgelten. Sie zahlen sie dort, wo sie anfallen.
      </p>

      <h2>5. Zahlungsbedingungen</h2>
      <ul>
        <li>Der Grundbetrag ist mit dem Vertragsschluss fällig.</li>
        <li>Fahrstunden sind spätestens am Tag der Fahrstunde zu bezahlen.</li>
        <li>
          Das Entgelt für die Vorstellung zur Prüfung und verauslagte Gebühren sind spätestens drei
          Werktage vor der Prüfung fällig.
        </li>
        <li>Sie können bar, mit Karte oder per Überweisung zahlen.</li>
        <li>
          Feste Monatsraten vereinbaren wir gern mit Ihnen in Textform. Zinsen berechnen wir dafür
          nicht.
        </li>
      </ul>
      <p>
        Sind Sie mit einer Zahlung in Verzug, dürfen wir weitere Fahrstunden und die Anmeldung zur
        Prüfung zurückstellen, bis der offene Betrag bezahlt ist. Vorher erinnern wir Sie und setzen
        Ihnen eine angemessene Frist. Für den Verzug gelten die gesetzlichen Regeln.
      </p>

      <h2>6. Absage von Fahrstunden</h2>
      <p>
        Vereinbarte Fahrstunden können Sie bis 24 Stunden vor Beginn kostenlos absagen. Ein Anruf
        unter <SchoolPhone /> oder eine kurze Nachricht genügt.
      </p>
      <p>
        Sagen Sie später ab oder erscheinen Sie nicht, dürfen wir als Ausfallentschädigung drei
        Viertel des Entgelts für die Fahrstunde verlangen. Das gilt nicht, wenn Sie den Ausfall
        nicht zu vertreten haben, etwa bei plötzlicher Krankheit. Sie können uns nachweisen, dass
        uns kein oder ein geringerer Schaden entstanden ist.
      </p>
      <p>
        Verspäten Sie sich, warten wir 15 Minuten. Danach gilt die Fahrstunde als ausgefallen.
        Verspäten wir uns, holen wir die Zeit nach oder berechnen sie nicht. Fällt eine Fahrstunde
        durch uns, wegen des Wetters oder wegen eines Fahrzeugschadens aus, kostet sie nichts, und
        wir bieten Ihnen einen neuen Termin an.
      </p>

      <h2>7. Kündigung</h2>
      <p>
        Der Ausbildungsvertrag kann von beiden Seiten mit einer Frist von 2 Wochen schriftlich
        gekündigt werden. Eine E-Mail an <SchoolMail /> genügt (Textform). Gründe müssen Sie nicht
        nennen.
      </p>
      <p>
        Bereits vereinbarte Fahrstunden innerhalb der Frist finden statt oder werden nach Ziffer 6
        abgesagt. Sie bezahlen nur, was wir bis zum Ende des Vertrags geleistet haben. Zu viel
        Gezahltes erstatten wir innerhalb von 14 Tagen. Kündigen wir, ohne dass Sie Anlass dazu
        gegeben haben, erstatten wir auch den Anteil des Grundbetrags, der auf noch nicht besuchten
        Unterricht entfällt.
      </p>

      <h2>8. Rücktritt und Ausschluss</h2>
      <p>
        Das Recht beider Seiten, den Vertrag aus wichtigem Grund ohne Frist zu kündigen oder nach
        dem Gesetz zurückzutreten, bleibt unberührt. Ein wichtiger Grund liegt für uns insbesondere
        vor, wenn Sie
      </p>
      <ul>
        <li>
          trotz Aufforderung die Ausbildung nicht innerhalb von vier Wochen nach Vertragsschluss
          beginnen oder sie ohne triftigen Grund länger als drei Monate unterbrechen,
        </li>
        <li>wiederholt oder grob gegen Anweisungen der Lehrkraft verstoßen,</li>
        <li>trotz Mahnung und Frist fällige Beträge nicht bezahlen.</li>
      </ul>
      <p>
        Vom Unterricht ausgeschlossen wird, wer unter dem Einfluss von Alkohol, Drogen oder
        Medikamenten steht, die die Fahrtüchtigkeit beeinträchtigen, oder wer sonst offensichtlich
        nicht fahrtüchtig ist. Die Fahrstunde gilt dann als zu spät abgesagt (Ziffer 6).
      </p>

      <h2>9. Widerrufsrecht für Verbraucher</h2>
      <p>
        Schließen Sie den Vertrag als Verbraucherin oder Verbraucher ausschließlich im Fernabsatz,
        zum Beispiel per E-Mail oder Telefon, oder außerhalb unserer Geschäftsräume, haben Sie ein
        gesetzliches Widerrufsrecht. Bei einer Anmeldung in unseren Räumen besteht es nicht.
      </p>
      <h3>Widerrufsbelehrung</h3>
      <p>
        Sie haben das Recht, binnen 14 Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen.
        Die Widerrufsfrist beträgt 14 Tage ab dem Tag des Vertragsschlusses.
      </p>
      <p>
        Um Ihr Widerrufsrecht auszuüben, müssen Sie uns mittels einer eindeutigen Erklärung, zum
        Beispiel mit einem Brief oder einer E-Mail, über Ihren Entschluss informieren, diesen
        Vertrag zu widerrufen. Richten Sie die Erklärung an:
      </p>
      <address>
        {school.name}
        <br />
        {street}, {town}
        <br />
        Telefon: <SchoolPhone />
        <br />
        E-Mail: <SchoolMail />
      </address>
      <p>
        Sie können dafür das Muster unten verwenden, müssen es aber nicht. Zur Wahrung der Frist
        reicht es aus, dass Sie die Mitteilung vor Ablauf der Widerrufsfrist absenden.
      </p>
      <h3>Folgen des Widerrufs</h3>
      <p>
        Wenn Sie diesen Vertrag widerrufen, zahlen wir Ihnen alle Zahlungen, die wir von Ihnen
        erhalten haben, unverzüglich und spätestens binnen 14 Tagen ab dem Tag zurück, an dem Ihre
        Mitteilung bei uns eingegangen ist. Wir verwenden dasselbe Zahlungsmittel, das Sie
        eingesetzt haben, wenn nichts anderes vereinbart wurde. Kosten entstehen Ihnen dadurch
        nicht.
      </p>
      <p>
        Haben Sie verlangt, dass die Ausbildung während der Widerrufsfrist beginnen soll, zahlen Sie
        uns einen angemessenen Betrag für die Leistungen, die wir bis zu Ihrem Widerruf bereits
        erbracht haben, im Verhältnis zum Gesamtumfang des Vertrags. Das Widerrufsrecht erlischt,
        wenn wir die Leistung vollständig erbracht haben, Sie dem Beginn vorher ausdrücklich
        zugestimmt und Ihre Kenntnis vom Erlöschen bestätigt haben.
      </p>
      <h3>Muster-Widerrufsformular</h3>
      <p>
        An {school.name}, {street}, {town}, {email}: Hiermit widerrufe(n) ich/wir (*) den von
        mir/uns (*) abgeschlossenen Vertrag über die Erbringung der folgenden Dienstleistung: … –
        Bestellt am: … – Name: … – Anschrift: … – Datum: … – Unterschrift (nur bei Mitteilung auf
        Papier). (*) Unzutreffendes streichen.
      </p>

      <h2>10. Verhalten während der Ausbildung</h2>
      <ul>
        <li>
          Folgen Sie den Anweisungen Ihrer Lehrkraft. Fahrzeuge und Lehrmittel bedienen Sie nur
          unter Aufsicht.
        </li>
        <li>
          Sagen Sie uns vor der Fahrt, wenn es Ihnen nicht gut geht oder Sie Medikamente nehmen.
          Vorgeschriebene Sehhilfen tragen Sie bei jeder Fahrt.
        </li>
        <li>
          Für die Motorradausbildung brauchen Sie geeignete Schutzkleidung. Ohne sie findet keine
          Fahrstunde statt.
        </li>
        <li>
          Verlieren Sie bei der Motorradausbildung den Kontakt zur Lehrkraft, halten Sie an einer
          sicheren Stelle, stellen den Motor ab und warten.
        </li>
        <li>Behandeln Sie Fahrzeuge, Lehrmittel und ausgeliehene Kleidung sorgsam.</li>
      </ul>

      <h2>11. Prüfung</h2>
      <p>
        Wir melden Sie mit Ihrer Zustimmung zur Prüfung an, sobald Sie die vorgeschriebene
        Ausbildung abgeschlossen haben und wir überzeugt sind, dass Sie die Prüfung bestehen können.
        Darüber entscheiden wir nach der Fahrschüler-Ausbildungsordnung und erklären Ihnen unsere
        Einschätzung.
      </p>
      <p>
        Den Termin legt die Prüfstelle fest. Erscheinen Sie ohne ausreichenden Grund nicht, zahlen
        Sie das Entgelt für die Vorstellung und die entstandenen Gebühren. Dass Sie die Prüfung
        bestehen, können wir nicht zusichern.
      </p>

      <h2>12. Haftung</h2>
      <p>
        Wir haften unbeschränkt bei Vorsatz und grober Fahrlässigkeit, bei der Verletzung von Leben,
        Körper oder Gesundheit und nach zwingenden gesetzlichen Vorschriften. Bei einfacher
        Fahrlässigkeit haften wir sonst nur, wenn wir eine wesentliche Vertragspflicht verletzen,
        und nur für den vorhersehbaren, vertragstypischen Schaden. Wesentlich sind Pflichten, ohne
        die der Vertrag nicht erfüllt werden kann und auf die Sie vertrauen dürfen.
      </p>
      <p>
        Unsere Fahrzeuge sind haftpflichtversichert. Für Schäden, die Sie vorsätzlich oder grob
        fahrlässig verursachen, haften Sie nach dem Gesetz.
      </p>

      <h2>13. Datenschutz</h2>
      <p>
        Wie wir mit Ihren Daten umgehen, steht in unserer{' '}
        <a href={sitePaths.privacy}>Datenschutzerklärung</a>.
      </p>

      <h2>14. Verbraucherschlichtung</h2>
      <p>
        Wir sind nicht bereit und nicht verpflichtet, an Streitbeilegungsverfahren vor einer
        Verbraucherschlichtungsstelle teilzunehmen (§ 36 VSBG). Sprechen Sie uns bitte direkt an:
        Meistens finden wir gemeinsam eine Lösung.
      </p>

      <h2>15. Schlussbestimmungen</h2>
      <p>
        Es gilt deutsches Recht. Für den Gerichtsstand gelten die gesetzlichen Regeln. Ist eine
        dieser Bedingungen unwirksam, bleiben die übrigen wirksam. An die Stelle der unwirksamen
        Bedingung tritt die gesetzliche Regelung.
      </p>
    </TextPage>
  )
}
