import '#app/fonts.css'
import { RouterProvider } from 'react-router-dom'
import { accountLanguage } from '#admin/messages/account-language.ts'
import { LanguageProvider } from '#admin/messages/LanguageProvider.tsx'
import { loadMessages } from '#admin/messages/load-messages.ts'
import { adminRouter } from '#app/admin-router.tsx'
import { adminTheme } from '#app/admin-theme.ts'
import { mount } from '#app/mount.tsx'
import { SessionProvider } from '#data/session/session.tsx'
import { offerReload } from '#ui/offer-reload.ts'
import { Toasts } from '#ui/toast.tsx'

offerReload({
  text: 'A part of the back office is missing, probably because a new version was published. Save or copy what you have typed first.',
  reload: 'Reload',
})

const language = accountLanguage(undefined)
const messages = await loadMessages(language)

mount(
  <>
    <SessionProvider>
      <LanguageProvider initial={{ language, messages }}>
        <RouterProvider router={adminRouter} />
      </LanguageProvider>
    </SessionProvider>
    <Toasts label="Notifications" closeLabel="Close" />
  </>,
  { audience: 'staff', theme: adminTheme },
)
