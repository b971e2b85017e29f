import { school } from '#content/school.ts'
import { DRAFT_KEPT_DAYS, REQUEST_KEPT_DAYS } from '#model/requests/contact-limits.ts'
import { REGION } from '#model/site/firebase-project.ts'
import { sitePaths } from '#model/site/site-paths.ts'
import { useContactInfo } from '#content/contact_info/use-contact-info.ts'
import { ErrorReports } from '#site/legal/ErrorReports.tsx'
import { SchoolMail, SchoolPhone } from '#site/legal/SchoolLinks.tsx'
import { TextPage } from '#site/legal/TextPage.tsx'

export function PrivacyPage() {
  const { street, town } = useContactInfo()
  return (
    <TextPage
      title="Datenschutz&shy;erklärung"
      intro="Welche Daten wir auf dieser Website verarbeiten, wozu wir sie brauchen und welche Rechte Sie haben."
      updated="November 2026"
    >
      <h2>Das Wichtigste in Kürze</h2>
      <ul>
        <li>Sie können diese Website besuchen, ohne uns Ihren Namen zu nennen.</li>
        <li>
          Was Sie uns über das Kontaktformular schreiben, verwenden wir nur, um Ihnen zu antworten.
        </li>
        <li>Analyse- oder Marketingdienste werden nicht geladen, bevor Sie zugestimmt haben.</li>
        <li>Wir verkaufen keine Daten.</li>
      </ul>

      <h2>Verantwortlicher</h2>
      <p>Verantwortlich für die Datenverarbeitung auf dieser Website ist:</p>
      <address>
        {school.name}
        <br />
        Inhaber: {school.owner}
        <br />
        {street}
        <br />
        {town}
        <br />
        Telefon: <SchoolPhone />
        <br />
        E-Mail: <SchoolMail />
      </address>

      <h2>Hosting und Server-Protokolle</h2>
      <p>
        Diese Website läuft auf Google Firebase. Anbieter ist die Google Cloud EMEA Limited, 70 Sir
        John Rogerson’s Quay, Dublin 2, Irland. Wir nutzen folgende Dienste:
      </p>
      <ul>
        <li>Firebase Hosting liefert die Seiten aus.</li>
        <li>
          Cloud Firestore enthält die Inhalte der Website und die Anfragen aus dem Kontaktformular.
        </li>
        <li>
          Cloud Functions nehmen Ihre Anfrage entgegen. Sie laufen in Frankfurt am Main (Region{' '}
          {REGION}).
        </li>
        <li>Cloud Storage enthält die Bilder der Website.</li>
        <li>
          Firebase Authentication dient nur der Anmeldung unserer Mitarbeitenden. Als Besucherin
          oder Besucher brauchen Sie kein Konto.
        </li>
      </ul>
      <p>
        Beim Aufruf der Website verbindet sich Ihr Browser mit diesen Diensten. Dabei fallen
        technisch notwendige Daten an: IP-Adresse, Datum und Uhrzeit, aufgerufene Adresse,
        übertragene Datenmenge, Browser und Betriebssystem. Sie werden gebraucht, um die Seite
        auszuliefern, Fehler zu finden und Angriffe abzuwehren. Die Protokolle werden spätestens
        nach 30 Tagen automatisch gelöscht und nicht mit anderen Daten zusammengeführt.
      </p>
      <p>
        Rechtsgrundlage ist Art. 6 Abs. 1 Buchst. f DSGVO. Unser berechtigtes Interesse ist eine
        sichere und zuverlässige Website. Google verarbeitet die Daten in unserem Auftrag nach einem
        Vertrag gemäß Art. 28 DSGVO.
      </p>
      {import.meta.env.VITE_REPORT_ERRORS === 'true' && <ErrorReports />}
      <h3>Übermittlung in Drittländer</h3>
      <p>
        Es ist nicht auszuschließen, dass Google Daten auch in den USA verarbeitet. Google LLC ist
        nach dem EU-US Data Privacy Framework zertifiziert, für das ein Angemessenheitsbeschluss der
        Europäischen Kommission besteht (Art. 45 DSGVO). Ergänzend gelten die
        Standardvertragsklauseln der Europäischen Kommission (Art. 46 DSGVO).
      </p>

      <h2>Kontaktformular</h2>
      <p>
        Wenn Sie uns über das Formular schreiben, verarbeiten wir Ihren Namen, Ihre E-Mail-Adresse,
        Ihre Telefonnummer, Ihre Nachricht und den Kurs, den Sie ausgewählt haben. Bei Kursen, zu
        denen man sich über das Formular anmelden kann, fragen wir außerdem, soweit es für den Kurs
        nötig ist, nach Führerscheinklasse, Altersgruppe, Wunschbeginn und Rückrufzeiten und, wenn
        Sie noch nicht 18 sind, nach Name und Telefonnummer oder E-Mail-Adresse einer
        erziehungsberechtigten Person. Sagen Sie dieser Person bitte, dass Sie sie uns genannt
        haben. Auch eine solche Anfrage ist unverbindlich. Wir speichern die Anfrage in unserer
        Datenbank, und sie wird uns zusätzlich per E-Mail zugestellt. Lesen können sie nur
        Mitarbeitende, die Ihre Anfrage bearbeiten, und die Dienstleister, die Datenbank und E-Mail
        in unserem Auftrag betreiben.
      </p>
      <p>
        Rechtsgrundlage ist Art. 6 Abs. 1 Buchst. b DSGVO, wenn es um einen Vertrag oder seine
        Vorbereitung geht, sonst Art. 6 Abs. 1 Buchst. f DSGVO. Unser berechtigtes Interesse ist
        dann die Beantwortung Ihrer Frage. Sie sind nicht verpflichtet, uns Daten zu geben. Ohne
        eine Kontaktangabe können wir Ihnen aber nicht antworten.
      </p>
      <p>
        Wir löschen Anfragen nach {REQUEST_KEPT_DAYS} Tagen, es sei denn, es kommt ein Vertrag
        zustande. Dann gelten die gesetzlichen Aufbewahrungsfristen. In Sicherungskopien der
        Datenbank bleiben gelöschte Anfragen noch bis zu 14 Tage.
      </p>
      <h3>Entwurf auf Ihrem Gerät</h3>
      <p>
        Damit beim Schreiben nichts verloren geht, merkt sich Ihr Browser Ihre Eingaben im lokalen
        Speicher (localStorage). Dieser Entwurf bleibt auf Ihrem Gerät, bis Sie die Nachricht
        gesendet oder die Eingaben gelöscht haben, höchstens aber {DRAFT_KEPT_DAYS} Tage nach der
        letzten Eingabe. Danach löscht ihn der nächste Besuch dieser Website. Wir sehen ihn nicht.
      </p>
      <p>
        Senden Sie eine Anfrage ab, während keine Verbindung besteht, bewahrt Ihr Browser sie in
        seiner Datenbank (IndexedDB) auf und sendet sie, sobald es geht, in manchen Browsern auch
        nach dem Schließen der Seite. Bis dahin können Sie sie im Formular ändern oder löschen. Auf
        Ihrem Gerät bleibt sie, bis sie gesendet oder gelöscht ist, höchstens aber {DRAFT_KEPT_DAYS}{' '}
        Tage. Danach wird sie nicht mehr gesendet, und der nächste Besuch dieser Website löscht sie.
        Von einer gesendeten Anfrage bleiben dort für {DRAFT_KEPT_DAYS} Tage nur die Zeiten, zu
        denen sie geschrieben und gesendet wurde.
      </p>
      <h3>Schutz vor Missbrauch</h3>
      <p>
        Um massenhafte Anfragen abzuwehren, speichern wir beim Absenden für kurze Zeit einen
        Hashwert Ihrer Netzwerkadresse (IP-Adresse) in unserer Datenbank, nicht die Adresse selbst.
        Die oben genannten Server-Protokolle sind davon unabhängig. Rechtsgrundlage ist Art. 6 Abs.
        1 Buchst. f DSGVO. Unser berechtigtes Interesse ist der Schutz vor Spam und Überlastung.
      </p>

      <h2>Anruf, E-Mail und WhatsApp</h2>
      <p>
        Wenn Sie uns anrufen oder eine E-Mail senden, verwenden wir Ihre Angaben, um Ihr Anliegen zu
        bearbeiten. Rechtsgrundlagen und Löschfrist sind dieselben wie beim Kontaktformular.
      </p>
      <p>
        Antworten wir Ihnen über WhatsApp, erhält dessen Anbieter, die WhatsApp Ireland Limited, ein
        Unternehmen von Meta, Ihre Telefonnummer und unsere Nachricht, in der Ihr Name und der
        gewünschte Kurs stehen können. Möchten Sie das nicht, sagen Sie es uns.
      </p>

      <h2>Bewertungen, Namen und Bilder auf dieser Website</h2>
      <p>
        Bewertungen, Namen und Bilder von Personen veröffentlichen wir mit deren Einwilligung (Art.
        6 Abs. 1 Buchst. a DSGVO). Sie können Ihre Einwilligung jederzeit widerrufen. Dann löschen
        wir die Angaben von der Website und aus früheren Fassungen, auch die Bilder. In
        Sicherungskopien bleiben sie noch bis zu zwölf Wochen.
      </p>

      <h2>Speicherung auf Ihrem Gerät</h2>
      <p>Für Funktionen dieser Website legt Ihr Browser auf Ihrem Gerät ab:</p>
      <ul>
        <li>
          Ihre Cookie-Auswahl unter dem Namen <code>cookie-consent</code>, damit wir Sie nicht bei
          jedem Besuch neu fragen,
        </li>
        <li>den Entwurf des Kontaktformulars, bis er gesendet oder gelöscht ist,</li>
        <li>Anfragen, die Sie ohne Verbindung abgesendet haben, bis sie gesendet sind,</li>
        <li>
          eine Offline-Kopie der Inhalte, damit die Seite schneller erscheint und auch ohne Netz
          lesbar bleibt. Sie enthält nur, was ohnehin öffentlich auf der Website steht.
        </li>
      </ul>
      <p>
        Das ist unbedingt erforderlich, um Ihnen die Website so bereitzustellen, wie Sie sie nutzen
        möchten (§ 25 Abs. 2 Nr. 2 TDDDG). Sie können die Daten jederzeit in den Einstellungen Ihres
        Browsers löschen.
      </p>

      <h2>Cookies und Einwilligung</h2>
      <p>
        Cookies und ähnliche Techniken, die nicht unbedingt erforderlich sind, setzen wir nur mit
        Ihrer Einwilligung ein (§ 25 Abs. 1 TDDDG und Art. 6 Abs. 1 Buchst. a DSGVO). Vorher wird
        nichts davon geladen. Ihre Auswahl können Sie jederzeit über „Cookie-Einstellungen“ am Ende
        jeder Seite ändern oder widerrufen. Einzelheiten stehen in der{' '}
        <a href={sitePaths.cookies}>Cookie-Richtlinie</a>.
      </p>

      <h2>Schriften, Karten und Skripte</h2>
      <p>
        Schriften liefern wir mit der Website selbst aus. Es besteht dafür keine Verbindung zu einem
        anderen Anbieter. Landkarten und Skripte Dritter binden wir nicht ein.
      </p>

      <h2>Ihre Rechte</h2>
      <p>Sie haben uns gegenüber das Recht auf</p>
      <ul>
        <li>Auskunft über Ihre Daten (Art. 15 DSGVO),</li>
        <li>Berichtigung (Art. 16 DSGVO),</li>
        <li>Löschung (Art. 17 DSGVO),</li>
        <li>Einschränkung der Verarbeitung (Art. 18 DSGVO),</li>
        <li>
          Mitteilung, wem wir eine Berichtigung, Löschung oder Einschränkung weitergegeben haben
          (Art. 19 DSGVO),
        </li>
        <li>Datenübertragbarkeit (Art. 20 DSGVO),</li>
        <li>
          Widerruf einer Einwilligung mit Wirkung für die Zukunft (Art. 7 Abs. 3 DSGVO). Was bis
          dahin geschehen ist, bleibt rechtmäßig.
        </li>
      </ul>
      <h3>Widerspruchsrecht (Art. 21 DSGVO)</h3>
      <p>
        <strong>
          Verarbeiten wir Daten aufgrund eines berechtigten Interesses, können Sie dem aus Gründen,
          die sich aus Ihrer besonderen Situation ergeben, jederzeit widersprechen. Gegen
          Direktwerbung können Sie ohne Angabe von Gründen Widerspruch einlegen.
        </strong>
      </p>
      <p>
        Für alle diese Rechte genügt eine formlose Nachricht an <SchoolMail /> oder ein Brief an die
        oben genannte Adresse.
      </p>
      <h3>Beschwerde bei der Aufsichtsbehörde (Art. 77 DSGVO)</h3>
      <p>
        Sie können sich bei einer Datenschutz-Aufsichtsbehörde beschweren. Für uns zuständig ist:
      </p>
      <address>
        Thüringer Landesbeauftragter für den Datenschutz und die Informationsfreiheit (TLfDI)
        <br />
        Häßlerstraße 8
        <br />
        99096 Erfurt
        <br />
        <a href="https://www.tlfdi.de">www.tlfdi.de</a>
      </address>

      <h2>Keine automatisierten Entscheidungen</h2>
      <p>
        Wir treffen keine Entscheidungen, die allein auf einer automatisierten Verarbeitung beruhen
        (Art. 22 DSGVO), und bilden keine Profile.
      </p>

      <h2>Änderungen</h2>
      <p>
        Wir passen diese Erklärung an, wenn sich die Website oder die Rechtslage ändert. Es gilt die
        Fassung, die Sie hier lesen.
      </p>
    </TextPage>
  )
}
