import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { SectionTexts } from '#content/landing_sections/definition.ts'
import { partsOfPage } from '#firebase/content/prerendered.ts'
import { anchors } from '#model/site/anchors.ts'
import { sitePaths } from '#model/site/site-paths.ts'
import { SiteButton } from '#ui/SiteButton.tsx'

/** Where to go on from the courses. */
export function IndividualOffer({ texts }: { texts: SectionTexts }) {
  return (
    <Box
      data-record="landing_sections/main"
      data-field="offer_text offer_button"
      sx={{ textAlign: 'center', mt: { xs: 6, md: 8 } }}
    >
      {partsOfPage(sitePaths.prices).length > 0 && (
        <SiteButton href={sitePaths.prices} variant="contained" size="large" sx={{ mb: 4 }}>
          <span data-field="prices_button">{texts.prices_button}</span>
        </SiteButton>
      )}
      {partsOfPage(sitePaths.licence_way).length > 0 && (
        <SiteButton href={sitePaths.licence_way} size="large" sx={{ mb: 4 }}>
          <span data-field="way_button">{texts.way_button}</span>
        </SiteButton>
      )}
      {texts.offer_text && (
        <Typography variant="subtitle1" data-field="offer_text" sx={{ mb: 2 }}>
          {texts.offer_text}
        </Typography>
      )}
      <SiteButton
        href={`#${anchors.contact}`}
        variant="outlined"
        size="large"
        data-field="offer_button"
      >
        {texts.offer_button}
      </SiteButton>
    </Box>
  )
}
