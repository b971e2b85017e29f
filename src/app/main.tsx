import { BrowserRouter } from 'react-router-dom'
import { mount } from '#app/mount.tsx'
import { SiteRoutes } from '#app/SiteRoutes.tsx'

mount(
  <BrowserRouter>
    <SiteRoutes />
  </BrowserRouter>,
  { audience: 'visitors' },
)
