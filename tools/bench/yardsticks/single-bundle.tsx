import CssBaseline from '@mui/material/CssBaseline'
import { mount } from '#app/mount.tsx'
import { SiteApp } from '#app/SiteApp.tsx'
import { siteTheme } from '#app/site-theme.ts'
import { LandingPage } from '#site/landing/LandingPage.tsx'
// What the site loads on demand; here it is there from the beginning.
import '#app/site-pages.ts'
import '#data/content/content-listener.ts'
import '#site/contact/ContactForm.tsx'
import '#site/landing/partners/PartnerCarousel.tsx'
import '#ui/Toasts.tsx'

/** The landing page as an ordinary client-rendered application: at once, into an empty root. */
mount(<SiteApp path="/" Page={LandingPage} />, {
  theme: siteTheme,
  baseStyles: <CssBaseline />,
  audience: 'visitors',
})
