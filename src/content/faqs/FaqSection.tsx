import { faqs } from './definition.ts'
import { FaqList } from './FaqList.tsx'
import { useContent } from '#firebase/content/content-store.ts'
import { anchors } from '#model/site/anchors.ts'
import { Section, type SectionHeading } from '#ui/page/Section.tsx'
import { SectionContent } from '#ui/page/SectionContent.tsx'
import { CardSkeletons } from '#ui/cards/CardSkeletons.tsx'

export function FaqSection({ heading }: { heading: SectionHeading }) {
  return (
    <Section id={anchors.faq} {...heading} ground="tinted">
      <SectionContent
        content={useContent(faqs)}
        loading={
          <CardSkeletons
            label="Lade FAQs..."
            count={8}
            columns={{ display: 'grid', gap: 1.5 }}
            height={64}
          />
        }
        errorText={() => 'Die Fragen und Antworten konnten nicht geladen werden.'}
        empty="Noch keine FAQs verfügbar."
      >
        {(shown) => <FaqList faqs={shown} />}
      </SectionContent>
    </Section>
  )
}
