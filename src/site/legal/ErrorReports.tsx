/** A part of the privacy policy, where errors of visitors' browsers are reported. */
export function ErrorReports() {
  return (
    <>
      <h3>Fehlermeldungen Ihres Browsers</h3>
      <p>
        Funktioniert auf einer Seite etwas nicht, sendet Ihr Browser uns eine kurze technische
        Meldung: die Art des Fehlers, die Stelle im Programm und die betroffene Seite. Dazu
        speichern wir den Zeitpunkt. Der Wortlaut des Fehlers gehört nicht dazu, und nichts, was Sie
        im Formular eingegeben haben.
      </p>
      <p>
        Wir nutzen die Meldungen nur, um Fehler zu finden und zu beheben. Rechtsgrundlage ist Art. 6
        Abs. 1 Buchst. f DSGVO; unser berechtigtes Interesse ist eine Website, die funktioniert. Mit
        der Meldung speichern wir weder Ihre IP-Adresse noch eine Kennung Ihres Geräts. Für die
        Übertragung selbst gilt, was oben über Server-Protokolle steht. Die Meldungen werden nach 30
        Tagen gelöscht.
      </p>
    </>
  )
}
