import '#app/fonts.css'
import { RouterProvider } from 'react-router-dom'
import { adminRouter } from '#app/admin-router.tsx'
import { mount } from '#app/mount.tsx'
import { adminTheme } from '#app/admin-theme.ts'
import { Toasts } from '#ui/toast.tsx'

mount(
  <>
    <RouterProvider router={adminRouter} />
    <Toasts label="Notifications" closeLabel="Close" />
  </>,
  { audience: 'staff', theme: adminTheme },
)
