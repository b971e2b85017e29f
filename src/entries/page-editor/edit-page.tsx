import { useEffect, useState, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import CssBaseline from '@mui/material/CssBaseline'
import { adminPaths } from '#admin/admin-paths.ts'
import { accountLanguage } from '#admin/messages/account-language.ts'
import { LanguageProvider } from '#admin/messages/LanguageProvider.tsx'
import { loadMessages } from '#admin/messages/load-messages.ts'
import { Notifications } from '#admin/layout/Notifications.tsx'
import { PageEditor } from '#admin/page-editor/PageEditor.tsx'
import { useRevocation } from '#admin/accounts/use-revocation.ts'
import { backendOfPage } from '#entries/env.ts'
import { Providers, styleCache } from '#entries/providers.tsx'
import { contentOfPage } from '#entries/site/content-of-page.ts'
import { pageAt, type SitePage } from '#entries/site/site-pages.ts'
import { siteTheme } from '#entries/theme/site-theme.ts'
import { SiteApp } from '#entries/site/SiteApp.tsx'
import { resources } from '#content/resources.tsx'
import { configureBackend } from '#firebase/app/backend.ts'
import { providePrerendered } from '#firebase/content/prerendered.ts'
import type { EndOfAccess } from '#firebase/session/admin-record.ts'
import { SessionProvider, useSession } from '#firebase/session/session.tsx'
import type { ContentResource } from '#ui/content-resource.ts'

/**
 * Asks who is there, and makes the page editable for an admin.
 *
 * @param visit hydrates the ordinary page, for everybody else
 */
export async function openEditor(visit: () => Promise<void>): Promise<void> {
  configureBackend({ ...backendOfPage(), audience: 'staff' })
  const page = pageAt(location.pathname)
  const language = accountLanguage(undefined)
  const [{ Page, types }, messages] = await Promise.all([editable(page), loadMessages(language)])
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no element with the id "root".')
  // Which pages there are is as of the last publication; records are the server's, as of now.
  providePrerendered({ ...contentOfPage(), at: new Date().toISOString(), records: {} })
  const place = document.createElement('div')
  document.body.append(place)
  const app = createRoot(place)
  const leave = () => {
    app.unmount()
    place.remove()
    void visit()
  }
  app.render(
    <Providers
      styles={styleCache()}
      theme={siteTheme}
      baseStyles={import.meta.env.DEV && <CssBaseline />}
    >
      <SessionProvider>
        <LanguageProvider initial={{ language, messages }}>
          <Editor types={types} root={root} leave={leave}>
            <SiteApp path={page.path} Page={Page} ownToasts={false} />
          </Editor>
          <Notifications />
        </LanguageProvider>
      </SessionProvider>
    </Providers>,
  )
}

/** The page, and the types of its records. Visitors' legal pages are HTML: here they have records, too. */
async function editable({ legal, load }: SitePage) {
  if (!legal) return { Page: await load(), types: resources }
  const [{ legalPage }, { withLegalText }] = await Promise.all([
    import('#site/legal/legal-page.tsx'),
    import('#entries/legal-resource.tsx'),
  ])
  return { Page: legalPage(legal), types: resources.map(withLegalText) }
}

interface EditorProps {
  types: readonly ContentResource[]
  /** What holds the page that was served. */
  root: HTMLElement
  leave: () => void
  children: ReactNode
}

function Editor({ types, root, leave, children }: EditorProps) {
  const session = useSession()
  // Kept while a new token is asked about: what is being typed must not go.
  const [uid, setUid] = useState<string>()
  if (session.status === 'admin' && session.uid !== uid) setUid(session.uid)
  const [why, setWhy] = useState<EndOfAccess>()
  const refused = session.status !== 'loading' && session.status !== 'admin'
  useEffect(() => {
    if (!refused) return
    // Signed out, perhaps in another tab: what others must not see goes with the page.
    if (uid) location.replace(adminPaths.loginAfter(why ?? 'over'))
    else leave()
  }, [refused, uid, why, leave])
  if (!uid || refused) return null
  return <OpenEditor key={uid} uid={uid} types={types} root={root} page={children} onEnd={setWhy} />
}

interface OpenEditorProps extends Pick<EditorProps, 'types' | 'root'> {
  uid: string
  page: ReactNode
  /** Told why, where this session is let in no more. */
  onEnd: (why: EndOfAccess) => void
}

function OpenEditor({ uid, types, root, page, onEnd }: OpenEditorProps) {
  const [container] = useState(germanContainer)
  useRevocation(onEnd)
  useEffect(() => {
    root.replaceChildren(container)
  }, [container, root])
  return (
    <PageEditor resources={types} uid={uid} page={container}>
      {page}
    </PageEditor>
  )
}

/** The bar around it speaks the language of the account. */
function germanContainer(): HTMLElement {
  const container = document.createElement('div')
  container.lang = 'de'
  return container
}
