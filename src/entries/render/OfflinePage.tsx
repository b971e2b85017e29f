import { renderToStaticMarkup } from 'react-dom/server'
import { contactDetails } from '#content/contact_info/contact-details.ts'
import { defaultContactInfo } from '#content/contact_info/defaults.ts'
import { contactInfo } from '#content/contact_info/definition.ts'
import { singleIn, type PrerenderedContent } from '#model/records/prerendered-content.ts'
import { colors } from '#ui/design.ts'

export const OFFLINE = '/offline.html'

/** What a device without a network shows in place of a page that it does not hold. */
export function offlinePage(content: PrerenderedContent): string {
  const contact = contactDetails(singleIn(content, contactInfo, defaultContactInfo))
  return `<!doctype html>${renderToStaticMarkup(<OfflinePage {...contact} />)}`
}

function OfflinePage({ phone, phoneHref }: { phone: string; phoneHref: string }) {
  return (
    <html lang="de">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Offline</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <style>{styles}</style>
      </head>
      <body>
        <main>
          <img src="/uploads/logo.svg" alt="" width="72" height="72" />
          <h1>Sie sind offline.</h1>
          <p>
            Diese Seite braucht eine Verbindung. Laden Sie sie neu, sobald Sie wieder Netz haben.
          </p>
          <p>
            Telefonisch erreichen Sie uns unter <a href={phoneHref}>{phone}</a>.
          </p>
          <p lang="en">
            You are offline: this page needs a connection. Nothing that was saved is lost.
          </p>
          <p>
            <a href="/">Zur Startseite</a>
          </p>
        </main>
      </body>
    </html>
  )
}

const styles = `
body {
  min-height: 100vh;
  box-sizing: border-box;
  margin: 0;
  padding: 24px;
  display: grid;
  place-content: center;
  text-align: center;
  font: 1.1rem/1.6 system-ui, sans-serif;
  color: ${colors.ink};
  background: ${colors.mist};
}
a {
  color: ${colors.deep};
}`
