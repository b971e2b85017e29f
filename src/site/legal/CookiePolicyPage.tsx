import { DRAFT_KEPT_DAYS } from '#model/requests/contact-limits.ts'
import { sitePaths } from '#model/site/site-paths.ts'
import { SchoolMail } from '#site/legal/SchoolLinks.tsx'
import { TextPage } from '#site/legal/TextPage.tsx'

export function CookiePolicyPage() {
  return (
    <TextPage
      title="Cookie-Richtlinie"
      intro="Was diese Website auf Ihrem Gerät speichert und wie Sie darüber entscheiden."
      updated="November 2026"
    >
      <h2>Was sind Cookies und ähnliche Speicher?</h2>
      <p>
        Cookies sind kleine Textdateien, die eine Website in Ihrem Browser ablegt und später wieder
        lesen kann. Daneben gibt es Speicher, die ähnlich funktionieren: den lokalen Speicher
        (localStorage) und die Browser-Datenbank (IndexedDB). Wenn wir hier von Cookies sprechen,
        meinen wir alle diese Techniken.
      </p>

      <h2>Die drei Kategorien</h2>
      <h3>Notwendig</h3>
      <ul>
        <li>
          Zweck: Die Website funktioniert, merkt sich Ihre Cookie-Auswahl und bewahrt Ihre Eingaben
          im Kontaktformular.
        </li>
        <li>
          Beispiele: Ihre Cookie-Auswahl, der Entwurf Ihrer Nachricht, eine Anfrage, die auf eine
          Verbindung wartet, die Offline-Kopie.
        </li>
        <li>
          Speicherdauer: bis der Zweck erfüllt ist oder Sie die Daten im Browser löschen. Die
          Einzelheiten finden Sie unten.
        </li>
        <li>
          Rechtsgrundlage: § 25 Abs. 2 Nr. 2 TDDDG. Eine Einwilligung ist dafür nicht nötig, deshalb
          lässt sich diese Kategorie nicht abwählen.
        </li>
      </ul>
      <h3>Analyse</h3>
      <ul>
        <li>
          Zweck: verstehen, welche Seiten gelesen werden und wo Besucherinnen und Besucher nicht
          weiterkommen, um die Website zu verbessern.
        </li>
        <li>Beispiele: Zählung der Seitenaufrufe, Dauer eines Besuchs, Art des Geräts.</li>
        <li>
          Speicherdauer: zurzeit keine, weil kein Dienst eingebunden ist. Üblich sind bei solchen
          Diensten bis zu zwei Jahre.
        </li>
        <li>
          Rechtsgrundlage: Ihre Einwilligung nach § 25 Abs. 1 TDDDG und Art. 6 Abs. 1 Buchst. a
          DSGVO.
        </li>
      </ul>
      <h3>Marketing</h3>
      <ul>
        <li>
          Zweck: Werbung für unsere Kurse auf anderen Websites zeigen und ihren Erfolg messen.
        </li>
        <li>Beispiele: Messung, ob eine Anzeige zu einem Besuch geführt hat.</li>
        <li>
          Speicherdauer: zurzeit keine, weil kein Dienst eingebunden ist. Üblich sind bei solchen
          Diensten bis zu zwei Jahre.
        </li>
        <li>
          Rechtsgrundlage: Ihre Einwilligung nach § 25 Abs. 1 TDDDG und Art. 6 Abs. 1 Buchst. a
          DSGVO.
        </li>
      </ul>
      <p>
        Zurzeit ist kein Analyse- oder Marketingdienst eingebunden. Kommt einer hinzu, nennen wir
        hier den Anbieter und die Speicherdauer. Geladen wird er nur, wenn Sie der Kategorie
        zugestimmt haben: Vor Ihrer Einwilligung wird nichts geladen.
      </p>

      <h2>Ihre Entscheidung</h2>
      <p>Beim ersten Besuch fragen wir Sie. Sie haben drei Möglichkeiten:</p>
      <ul>
        <li>allen Kategorien zustimmen,</li>
        <li>alles ablehnen, was nicht notwendig ist – das ist genauso einfach wie zustimmen,</li>
        <li>einzelne Kategorien auswählen.</li>
      </ul>
      <p>
        Wenn Sie ablehnen, entstehen Ihnen keine Nachteile. Sie können alle Seiten und das
        Kontaktformular uneingeschränkt nutzen.
      </p>
      <h3>Auswahl ändern oder widerrufen</h3>
      <p>
        Ihre Entscheidung ist nicht endgültig. Am Ende jeder Seite finden Sie
        „Cookie-Einstellungen“. Dort können Sie Ihre Auswahl jederzeit ändern und eine Einwilligung
        mit Wirkung für die Zukunft widerrufen. Was bis dahin geschehen ist, bleibt rechtmäßig.
      </p>

      <h2>Was wir auf Ihrem Gerät speichern</h2>
      <ul>
        <li>
          <code>cookie-consent</code> (localStorage): Ihre Cookie-Auswahl. Sie bleibt gespeichert,
          bis Sie sie ändern oder die Website-Daten in Ihrem Browser löschen.
        </li>
        <li>
          <code>contact-draft</code> (localStorage): der Entwurf Ihrer Nachricht im Kontaktformular.
          Er bleibt, bis Sie die Nachricht gesendet oder die Eingaben gelöscht haben, höchstens aber{' '}
          {DRAFT_KEPT_DAYS} Tage nach der letzten Eingabe, und verlässt Ihr Gerät vorher nicht.
        </li>
        <li>
          <code>contact-outbox</code> (IndexedDB, dazu im localStorage der Vermerk, dass es etwas
          enthält): Anfragen, die Sie ohne Verbindung abgesendet haben. Eine Anfrage bleibt, bis sie
          gesendet ist oder Sie sie löschen, höchstens aber {DRAFT_KEPT_DAYS} Tage. Danach bleiben
          für {DRAFT_KEPT_DAYS} Tage nur die Zeiten, zu denen sie geschrieben und gesendet wurde.
        </li>
        <li>
          Offline-Kopie der Website (Cache des Browsers): Seiten, Bilder, Kurse, Fragen und andere
          öffentliche Texte, damit die Website schneller erscheint und auch ohne Netz lesbar bleibt.
          Sie bleibt, bis Ihr Browser sie ersetzt oder Sie die Website-Daten löschen.
        </li>
        <li>
          <code>workbox-expiration</code> (IndexedDB): wann welches Bild dieser Kopie zuletzt
          gebraucht wurde, damit alte gelöscht werden können.
        </li>
        <li>
          <code>firebase-heartbeat-database</code> (IndexedDB): an welchen Tagen Ihr Browser Inhalte
          über Firebase geladen hat und mit welcher Programmversion. Firebase legt diesen Eintrag an
          und sendet ihn mit seinen Abfragen; eine Kennung Ihrer Person enthält er nicht.
        </li>
      </ul>

      <h2>Daten im Browser löschen</h2>
      <p>
        In den Einstellungen Ihres Browsers können Sie gespeicherte Website-Daten ansehen, löschen
        und für die Zukunft blockieren. Danach fragen wir Sie beim nächsten Besuch erneut nach Ihrer
        Cookie-Auswahl, und ein begonnener Entwurf ist gelöscht.
      </p>

      <h2>Fragen</h2>
      <p>
        Wie wir mit personenbezogenen Daten umgehen und welche Rechte Sie haben, lesen Sie in der{' '}
        <a href={sitePaths.privacy}>Datenschutzerklärung</a>. Bei Fragen schreiben Sie uns gern an{' '}
        <SchoolMail />.
      </p>
    </TextPage>
  )
}
