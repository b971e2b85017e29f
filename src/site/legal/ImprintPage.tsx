import { school } from '#content/school.ts'
import { sitePaths } from '#model/site/site-paths.ts'
import { useContactInfo } from '#content/contact_info/use-contact-info.ts'
import { SchoolMail, SchoolPhone } from '#site/legal/SchoolLinks.tsx'
import { TextPage } from '#site/legal/TextPage.tsx'

export function ImprintPage() {
  const { street, town } = useContactInfo()
  return (
    <TextPage
      title="Impressum"
      intro="Wer hinter dieser Website steht und wie Sie uns erreichen."
      updated="November 2026"
    >
      <h2>Angaben gemäß § 5 DDG</h2>
      <address>
        {school.name}
        <br />
        Inhaber: {school.owner}
        <br />
        {street}
        <br />
        {town}
        <br />
        {school.country}
      </address>

      <h2>Kontakt</h2>
      <p>
        Telefon: <SchoolPhone />
        <br />
        E-Mail: <SchoolMail />
      </p>

      <h2>Umsatzsteuer-ID</h2>
      <p>Umsatzsteuer-Identifikationsnummer gemäß § 27a Umsatzsteuergesetz: {school.vatId}</p>

      <h2>Aufsichtsbehörde</h2>
      <p>Diese Behörde hat die Fahrschulerlaubnis erteilt und führt die Aufsicht:</p>
      <address>
        {school.supervisor.name}
        <br />
        {school.supervisor.street}
        <br />
        {school.supervisor.town}
      </address>

      <h2>Berufsbezeichnung und berufsrechtliche Regelungen</h2>
      <p>Berufsbezeichnung: Fahrlehrer (verliehen in der Bundesrepublik Deutschland)</p>
      <p>Es gelten vor allem:</p>
      <ul>
        <li>Gesetz über das Fahrlehrerwesen (Fahrlehrergesetz – FahrlG)</li>
        <li>Durchführungsverordnung zum Fahrlehrergesetz (DV-FahrlG)</li>
      </ul>
      <p>
        Sie können diese Regelungen unter{' '}
        <a href="https://www.gesetze-im-internet.de">www.gesetze-im-internet.de</a> nachlesen.
      </p>

      <h2>Verantwortlich für den Inhalt (§ 18 Abs. 2 MStV)</h2>
      <p>
        {school.owner}, {street}, {town}
      </p>

      <h2>Verbraucherschlichtung</h2>
      <p>
        Wir sind nicht bereit und nicht verpflichtet, an Streitbeilegungsverfahren vor einer
        Verbraucherschlichtungsstelle teilzunehmen (§ 36 VSBG).
      </p>

      <h2>Hinweis zu Bewertungen (§ 5b Abs. 3 UWG)</h2>
      <p>
        Die Bewertungen auf dieser Website stammen von Schülerinnen und Schülern, die mit uns
        gesprochen haben. Wir veröffentlichen eine Bewertung erst, nachdem wir anhand unserer
        Schülerliste geprüft haben, dass die Verfasserin oder der Verfasser bei uns ausgebildet
        wurde.
      </p>

      <h2>Bildnachweis</h2>
      <p>Alle Zeichnungen auf dieser Website wurden eigens für sie angefertigt.</p>

      <h2>Weitere Informationen</h2>
      <p>
        Bitte lesen Sie auch unsere <a href={sitePaths.privacy}>Datenschutzerklärung</a>, die{' '}
        <a href={sitePaths.cookies}>Cookie-Richtlinie</a> und unsere{' '}
        <a href={sitePaths.terms}>Allgemeinen Geschäftsbedingungen</a>.
      </p>
    </TextPage>
  )
}
