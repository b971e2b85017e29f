import { createBrowserRouter } from 'react-router-dom'
import { adminPaths } from '#admin/admin-paths.ts'
import { AdminGuard } from '#admin/layout/AdminGuard.tsx'
import { LoadingNotice } from '#admin/layout/LoadingNotice.tsx'
import { PartNotLoaded } from '#admin/layout/PartNotLoaded.tsx'

/** The guard comes at once; the screens and the Firestore SDK follow behind it. */
export const adminRouter = createBrowserRouter([
  {
    path: adminPaths.login,
    errorElement: <PartNotLoaded />,
    hydrateFallbackElement: <LoadingNotice fullPage />,
    lazy: async () => ({ Component: (await import('#admin/accounts/LoginPage.tsx')).LoginPage }),
  },
  {
    path: `${adminPaths.home}/*`,
    errorElement: <PartNotLoaded />,
    element: <AdminGuard />,
    hydrateFallbackElement: <LoadingNotice fullPage />,
    children: [
      {
        path: '*',
        lazy: async () => ({
          Component: (await import('#entries/back-office/AdminScreens.tsx')).AdminScreens,
        }),
      },
    ],
  },
])
