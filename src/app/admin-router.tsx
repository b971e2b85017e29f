import { createBrowserRouter } from 'react-router-dom'
import { adminPaths } from '#admin/admin-paths.ts'
import { AdminGuard } from '#admin/AdminGuard.tsx'
import { LoginPage } from '#admin/LoginPage.tsx'
import { Waiting } from '#ui/Waiting.tsx'

/** Sign-in and guard come at once; the screens and the Firestore SDK follow behind the guard. */
export const adminRouter = createBrowserRouter([
  { path: adminPaths.login, element: <LoginPage /> },
  {
    path: `${adminPaths.home}/*`,
    element: <AdminGuard />,
    hydrateFallbackElement: <Waiting label="Loading..." fullPage />,
    children: [
      {
        path: '*',
        lazy: async () => ({ Component: (await import('#app/AdminScreens.tsx')).AdminScreens }),
      },
    ],
  },
])
