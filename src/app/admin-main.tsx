import { RouterProvider } from 'react-router-dom'
import { adminRouter } from '#app/admin-router.tsx'
import { mount } from '#app/mount.tsx'
import { Toasts } from '#ui/toast.tsx'

// In memory: nothing that only an admin may see stays on the device after signing out.
mount(
  <>
    <RouterProvider router={adminRouter} />
    <Toasts />
  </>,
  { cache: 'memory' },
)
