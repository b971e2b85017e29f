import '#app/fonts.css'
import { hydrateOnInteraction } from '#hydration/hydrate-on-interaction.ts'
import { offerReload } from '#ui/offer-reload.ts'

offerReload({
  text: 'Ein Teil der Seite fehlt. Wahrscheinlich gibt es eine neue Version.',
  reload: 'Neu laden',
})

void hydrateOnInteraction([
  () => import('react-dom/client'),
  () => import('#app/providers.tsx'),
  () => import('#site/layout/SiteLayout.tsx'),
  () => import('#app/main.tsx'),
])
