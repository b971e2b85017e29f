import Box from '@mui/material/Box'
import { Trophy } from 'lucide-react'
import { school } from '#content/school.ts'
import { whyChooseUs } from '#content/why_choose_us/definition.ts'
import { useContent } from '#data/content/content-store.ts'
import { anchors } from '#site/anchors.ts'
import { backendMessage } from '#site/landing/backend-message.ts'
import { Section } from '#site/landing/Section.tsx'
import { SectionContent } from '#site/landing/SectionContent.tsx'
import { CardSkeletons } from '#ui/CardSkeletons.tsx'
import { IconCard } from '#ui/IconCard.tsx'
import { iconOf, reasonIcons } from '#ui/icons.ts'
import { Reveal } from '#ui/Reveal.tsx'

export function WhyChooseUsSection() {
  return (
    <Section
      id={anchors.whyChooseUs}
      title={`Warum ${school.name}?`}
      intro="Gute Ausbildung merkt man nicht erst an der Prüfung. Das bekommen Sie bei uns von der ersten Stunde an."
    >
      <SectionContent
        content={useContent(whyChooseUs)}
        lang="en"
        loading={
          <CardSkeletons label="Loading..." lang="en" count={6} columns={columns} height={220} />
        }
        errorText={(error) => `Error loading data: ${backendMessage(error)}`}
        empty="No items available"
      >
        {(reasons) => (
          <Box sx={columns}>
            {reasons.map(({ id, icon, title, description, delay }) => (
              <Reveal key={id} delay={delay}>
                <IconCard
                  data-record={`why_choose_us/${id}`}
                  icon={iconOf(reasonIcons, icon, Trophy)}
                  title={title}
                  text={description}
                />
              </Reveal>
            ))}
          </Box>
        )}
      </SectionContent>
    </Section>
  )
}

const columns = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
}
