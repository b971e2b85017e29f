import Box from '@mui/material/Box'
import { whyChooseUs } from './definition.ts'
import { useContent } from '#firebase/content/content-store.ts'
import { anchors } from '#model/site/anchors.ts'
import { backendMessage } from '#ui/page/backend-message.ts'
import { Section, type SectionHeading } from '#ui/page/Section.tsx'
import { SectionContent } from '#ui/page/SectionContent.tsx'
import { CardSkeletons } from '#ui/cards/CardSkeletons.tsx'
import { IconCard } from '#ui/cards/IconCard.tsx'
import { Reveal } from '#ui/reveal/Reveal.tsx'

export function WhyChooseUsSection({ heading }: { heading: SectionHeading }) {
  return (
    <Section id={anchors.whyChooseUs} {...heading}>
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
            {reasons.map((reason) => (
              <Reveal key={reason.id} delay={reason.delay}>
                <IconCard collection={whyChooseUs.collection} record={reason} />
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
