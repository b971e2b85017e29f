import '#app/fonts.css'
import { RouterProvider } from 'react-router-dom'
import { adminRouter } from '#app/admin-router.tsx'
import { adminTheme } from '#app/admin-theme.ts'
import { mount } from '#app/mount.tsx'
import { SessionProvider } from '#data/session/session.tsx'
import { Toasts } from '#ui/toast.tsx'

mount(
  <>
    <SessionProvider>
      <RouterProvider router={adminRouter} />
    </SessionProvider>
    <Toasts label="Notifications" closeLabel="Close" />
  </>,
  { audience: 'staff', theme: adminTheme },
)
