import { useContext } from 'react'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { aboutPage, type AboutTexts } from '#content/about_page/definition.ts'
import { useContactInfo } from '#content/contact_info/use-contact-info.ts'
import { EditedContent, useSingleRecord } from '#firebase/content/content-store.ts'
import { shownRows } from '#model/fields/rows.ts'
import { anchors } from '#model/site/anchors.ts'
import { StatTiles } from '#ui/page/StatTiles.tsx'
import { Photo } from '#site/Photo.tsx'
import { SiteButton } from '#ui/SiteButton.tsx'
import { radii } from '#ui/design.ts'
import { HeadingMark } from '#ui/page/HeadingMark.tsx'
import { PageContainer } from '#ui/page/PageContainer.tsx'
import { Rising } from '#ui/reveal/Rising.tsx'

const RECORD = 'about_page/main'

export function AboutPage() {
  const texts = useSingleRecord(aboutPage, aboutPage.initial)
  const isEdited = useContext(EditedContent) !== undefined
  return (
    <>
      <Box sx={opening} data-record={RECORD} data-field="title intro image">
        <PageContainer sx={{ ...split, alignItems: 'center' }}>
          <Box>
            <HeadingMark />
            <Typography component="h1" variant="h2" data-field="title">
              {texts.title}
            </Typography>
            {texts.intro && (
              <Typography variant="subtitle1" data-field="intro" sx={{ mt: 2 }}>
                {texts.intro}
              </Typography>
            )}
          </Box>
          <Photo
            photo="fleet"
            chosen={{ address: texts.image, alt: texts.image_alt }}
            field="image"
            sizes="(min-width: 768px) 50vw, 100vw"
            loading="eager"
            sx={picture}
          />
        </PageContainer>
      </Box>

      <PageContainer sx={part}>
        <Rising>
          <Box sx={split} data-record={RECORD} data-field="story_title story">
            <Typography component="h2" variant="h2" data-field="story_title">
              {texts.story_title}
            </Typography>
            {texts.story && (
              <Box data-field="story" sx={story}>
                {texts.story.split(/\n\s*\n/).map((paragraph, place) => (
                  <p key={place}>{paragraph}</p>
                ))}
              </Box>
            )}
          </Box>
        </Rising>
        <Rising>
          <StatTiles record={RECORD} figures={shownRows(texts.figures, isEdited)} />
        </Rising>
      </PageContainer>

      <Offer texts={texts} isEdited={isEdited} />

      <PageContainer sx={part}>
        <Rising>
          <Box sx={{ ...split, alignItems: 'start' }}>
            <Place texts={texts} isEdited={isEdited} />
            <Box data-record={RECORD} data-field="invitation invitation_button" sx={invitation}>
              <Typography component="p" variant="h3" data-field="invitation" sx={{ mb: 2.5 }}>
                {texts.invitation}
              </Typography>
              <SiteButton href={`/#${anchors.contactForm}`} variant="contained" size="large">
                <span data-field="invitation_button">{texts.invitation_button}</span>
              </SiteButton>
            </Box>
          </Box>
        </Rising>
      </PageContainer>
    </>
  )
}

interface PartProps {
  texts: AboutTexts
  isEdited: boolean
}

function Offer({ texts, isEdited }: PartProps) {
  return (
    <Box
      data-record={RECORD}
      data-field="offer_title offer_intro offers"
      sx={{ ...part, bgcolor: 'grey.50' }}
    >
      <PageContainer>
        <Rising>
          <Typography component="h2" variant="h2" data-field="offer_title">
            {texts.offer_title}
          </Typography>
          {texts.offer_intro && (
            <Typography
              variant="subtitle1"
              data-field="offer_intro"
              sx={{ color: 'text.secondary', maxWidth: 640, mt: 2 }}
            >
              {texts.offer_intro}
            </Typography>
          )}
        </Rising>
        <Box data-field="offers" sx={cards}>
          {shownRows(texts.offers, isEdited).map(({ isShown, cells: [name, age, text] }, place) => (
            <Rising key={place}>
              <Box sx={isShown ? card : { ...card, opacity: 0.4 }}>
                <Typography component="h3" variant="h3">
                  {name}
                </Typography>
                <Typography sx={{ color: 'primary.main', fontWeight: 700 }}>{age}</Typography>
                <Typography sx={{ color: 'text.secondary', mt: 1 }}>{text}</Typography>
              </Box>
            </Rising>
          ))}
        </Box>
      </PageContainer>
    </Box>
  )
}

/** Where the school is, and where else it comes to. */
function Place({ texts, isEdited }: PartProps) {
  const places = shownRows(texts.places, isEdited)
  const { street, town } = useContactInfo()
  return (
    <Box data-record={RECORD} data-field="place_title before_address after_address places">
      <Typography component="h2" variant="h2" data-field="place_title" sx={{ mb: 2 }}>
        {texts.place_title}
      </Typography>
      <Typography variant="subtitle1" sx={{ color: 'text.secondary' }}>
        <span data-field="before_address">{texts.before_address}</span>{' '}
        <span data-record="contact_info/main">
          <span data-field="location_address location_postal location_city">
            {`${street}, ${town}`}
          </span>
        </span>
        {'. '}
        <span data-field="after_address">{texts.after_address}</span>
      </Typography>
      {places.length > 0 && (
        <Box component="ul" data-field="places" sx={placeList}>
          {places.map(({ isShown, cells: [place] }) => (
            <li key={place} style={isShown ? {} : { opacity: 0.4 }}>
              {place}
            </li>
          ))}
        </Box>
      )}
    </Box>
  )
}

const part = { py: { xs: 8, md: 12 }, overflowWrap: 'anywhere' }

const opening = { ...part, bgcolor: 'primary.light', py: { xs: 6, md: 9 } }

const split = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  gap: { xs: 4, md: 8 },
}

const story = {
  display: 'grid',
  gap: 2,
  fontSize: '1.0625rem',
  lineHeight: 1.75,
  '& p': { m: 0 },
}

const picture = {
  width: '100%',
  height: 'auto',
  borderRadius: 2,
  boxShadow: 2,
}

const cards = {
  display: 'grid',
  mt: 5,
  gap: 3,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
}

const card = {
  height: '100%',
  p: 3,
  borderRadius: 1.5,
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
}

const placeList = {
  listStyle: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1.25,
  p: 0,
  mt: 2.5,
  '& li': { px: 2, py: 1, borderRadius: radii.pill, bgcolor: 'secondary.light', fontWeight: 700 },
}

const invitation = { p: { xs: 4, md: 5 }, borderRadius: 2, bgcolor: 'primary.light' }
