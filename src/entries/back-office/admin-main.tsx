import CssBaseline from '@mui/material/CssBaseline'
import { RouterProvider } from 'react-router-dom'
import { accountLanguage } from '#admin/messages/account-language.ts'
import { LanguageProvider } from '#admin/messages/LanguageProvider.tsx'
import { loadMessages } from '#admin/messages/load-messages.ts'
import { partMissing } from '#admin/messages/part-missing.ts'
import { Notifications } from '#admin/layout/Notifications.tsx'
import { adminRouter } from '#entries/back-office/admin-router.tsx'
import { adminTheme } from '#entries/theme/admin-theme.ts'
import { mount } from '#entries/mount.tsx'
import { SessionProvider } from '#firebase/session/session.tsx'
import { offerReload } from '#ui/toast/offer-reload.ts'

const language = accountLanguage(undefined)
// Not as the page began: the language may have been changed meanwhile.
offerReload(() => partMissing[accountLanguage(undefined)])

// Not awaited by the module: those that import it would wait for it.
void loadMessages(language).then((messages) =>
  mount(
    <SessionProvider>
      <LanguageProvider initial={{ language, messages }}>
        <RouterProvider router={adminRouter} />
        <Notifications />
      </LanguageProvider>
    </SessionProvider>,
    {
      audience: 'staff',
      theme: adminTheme,
      baseStyles: <CssBaseline />,
    },
  ),
)
