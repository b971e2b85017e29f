import '#app/fonts.css'
import { hydrateOnInteraction } from '#hydration/hydrate-on-interaction.ts'

void hydrateOnInteraction([
  () => import('react-dom/client'),
  () => import('#app/providers.tsx'),
  () => import('#site/layout/SiteLayout.tsx'),
  () => import('#app/main.tsx'),
])
