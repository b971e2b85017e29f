import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { school } from '#content/school.ts'
import { anchors } from '#model/site/anchors.ts'
import { useContactInfo } from '#content/contact_info/use-contact-info.ts'
import { StatTiles } from '#ui/page/StatTiles.tsx'
import { Photo } from '#site/Photo.tsx'
import { Action } from '#ui/Action.tsx'
import { radii } from '#ui/design.ts'
import { LaneMark } from '#ui/page/LaneMark.tsx'
import { PageContainer } from '#ui/page/PageContainer.tsx'
import { Rising } from '#ui/reveal/Rising.tsx'

const figures = [
  { figure: '1000+', label: 'Erfolgreiche Schüler' },
  { figure: '95%', label: 'Erfolgsquote' },
  { figure: '5', label: 'Fahrzeuge' },
  { figure: '10+', label: 'Jahre Erfahrung' },
]

const classes = [
  { name: 'Klasse B', age: 'ab 18, begleitet ab 17', text: 'Auto, mit Schaltung oder Automatik' },
  { name: 'Klasse A1', age: 'ab 16', text: 'Leichtkrafträder bis 125 cm³' },
  { name: 'Klasse A2', age: 'ab 18', text: 'Motorräder bis 35 kW' },
  { name: 'Klasse A', age: 'ab 24', text: 'Motorräder aller Größen' },
]

const places = ['Ronneburg', 'Weida', 'Landkreis Greiz']

export function AboutPage() {
  const { street, town } = useContactInfo()
  return (
    <>
      <Box sx={opening}>
        <PageContainer sx={{ ...split, alignItems: 'center' }}>
          <Box>
            <LaneMark />
            <Typography component="h1" variant="h2" sx={{ mb: 2 }}>
              Über uns
            </Typography>
            <Typography variant="subtitle1">
              Eine Fahrschule aus Gera, in der man seinen Fahrlehrer beim Namen kennt und Fragen so
              oft stellen darf, bis alles sitzt.
            </Typography>
          </Box>
          <Photo
            photo="fleet"
            sizes="(min-width: 768px) 50vw, 100vw"
            alt={`Drei Fahrschulautos und ein Motorrad vor dem Gebäude der ${school.name}`}
            sx={picture}
          />
        </PageContainer>
      </Box>

      <PageContainer sx={{ py: { xs: 8, md: 12 } }}>
        <Rising>
          <Box sx={split}>
            <Typography component="h2" variant="h2">
              Unsere Geschichte
            </Typography>
            <Box
              sx={{
                display: 'grid',
                gap: 2,
                fontSize: '1.0625rem',
                lineHeight: 1.75,
                '& p': { m: 0 },
              }}
            >
              <p>
                Angefangen hat es mit einem Auto, einem Fahrlehrer und der Überzeugung, dass niemand
                unter Druck gut fahren lernt. Daraus ist in mehr als zehn Jahren eine Schule mit
                fünf Fahrzeugen und einem eingespielten Team geworden.
              </p>
              <p>
                Geblieben ist die Haltung: Wir nehmen uns Zeit, sagen ehrlich, wo jemand steht, und
                melden zur Prüfung an, wenn es wirklich so weit ist. Mehr als 1000 Schülerinnen und
                Schüler haben mit uns ihren Führerschein gemacht.
              </p>
            </Box>
          </Box>
        </Rising>
        <Rising>
          <StatTiles figures={figures} />
        </Rising>
      </PageContainer>

      <Box sx={{ bgcolor: 'grey.50', py: { xs: 8, md: 12 } }}>
        <PageContainer>
          <Rising>
            <Typography component="h2" variant="h2" sx={{ mb: 2 }}>
              Unser Angebot
            </Typography>
            <Typography variant="subtitle1" sx={{ color: 'text.secondary', maxWidth: 640, mb: 5 }}>
              Theorie in kleinen Gruppen, Praxis auf aktuellen Fahrzeugen, und ein Plan, der zu
              Ihrem Alltag passt.
            </Typography>
          </Rising>
          <Box sx={cards}>
            {classes.map(({ name, age, text }) => (
              <Rising key={name}>
                <Box sx={card}>
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

      <PageContainer sx={{ py: { xs: 8, md: 12 } }}>
        <Rising>
          <Box sx={{ ...split, alignItems: 'start' }}>
            <Box>
              <Typography component="h2" variant="h2" sx={{ mb: 2 }}>
                In Gera und Umgebung
              </Typography>
              <Typography variant="subtitle1" sx={{ color: 'text.secondary' }}>
                Sie finden uns in der{' '}
                <span data-record="contact_info/main">
                  <span data-field="location_address location_postal location_city">
                    {`${street}, ${town}`}
                  </span>
                </span>
                . Zu Fahrstunden holen wir Sie auch zu Hause, in der Schule oder an der Arbeit ab:
                in Gera und in
              </Typography>
              <Box component="ul" sx={placeList}>
                {places.map((place) => (
                  <li key={place}>{place}</li>
                ))}
              </Box>
            </Box>
            <Box sx={invitation}>
              <Typography component="p" variant="h3" sx={{ mb: 2.5 }}>
                Lernen wir uns kennen?
              </Typography>
              <Action href={`/#${anchors.contactForm}`} variant="contained" size="large">
                Schreiben Sie uns
              </Action>
            </Box>
          </Box>
        </Rising>
      </PageContainer>
    </>
  )
}

const opening = { bgcolor: 'primary.light', py: { xs: 6, md: 9 } }

const split = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  gap: { xs: 4, md: 8 },
}

const picture = {
  width: '100%',
  height: 'auto',
  borderRadius: 2,
  boxShadow: 2,
}

const cards = {
  display: 'grid',
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
