import { Route, Routes } from 'react-router-dom'
import { LandingPage } from '#site/LandingPage.tsx'
import { NotFoundPage } from '#site/NotFoundPage.tsx'

export function SiteRoutes() {
  return (
    <Routes>
      <Route path="/" element={<LandingPage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  )
}
