import Box from '@mui/material/Box'
import { values } from './definition.ts'
import { useContent } from '#firebase/content/content-store.ts'
import { anchors } from '#model/site/anchors.ts'
import { Section, type SectionHeading } from '#ui/page/Section.tsx'
import { SectionContent } from '#ui/page/SectionContent.tsx'
import { CardSkeletons } from '#ui/cards/CardSkeletons.tsx'
import { upToFourColumns } from '#ui/cards/columns.ts'
import { IconCard } from '#ui/cards/IconCard.tsx'
import { Reveal, STAGGER_MS } from '#ui/reveal/Reveal.tsx'

export function ValuesSection({ heading }: { heading: SectionHeading }) {
  return (
    <Section id={anchors.values} {...heading}>
      <SectionContent
        content={useContent(values)}
        loading={
          <CardSkeletons
            label="Werte werden geladen..."
            count={4}
            columns={upToFourColumns(4)}
            height={226}
          />
        }
        errorText={() => 'Unsere Werte konnten nicht geladen werden.'}
        empty="Noch keine Werte verfügbar."
      >
        {(shown) => (
          <Box sx={upToFourColumns(shown.length)}>
            {shown.map((value, index) => (
              <Reveal key={value.id} delay={index * STAGGER_MS}>
                <IconCard collection={values.collection} record={value} look="open" />
              </Reveal>
            ))}
          </Box>
        )}
      </SectionContent>
    </Section>
  )
}
