import { CoursesSection } from '#site/CoursesSection.tsx'
import { HeroSection } from '#site/HeroSection.tsx'
import { SiteFooter } from '#site/SiteFooter.tsx'
import { SiteHeader } from '#site/SiteHeader.tsx'

export function LandingPage() {
  return (
    <>
      <SiteHeader />
      <main>
        <HeroSection />
        <CoursesSection />
      </main>
      <SiteFooter />
    </>
  )
}
