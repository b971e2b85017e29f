import { faqs } from '#content/faqs/definition.ts'
import { FaqList } from '#content/faqs/FaqList.tsx'
import { useContent } from '#data/content/content-store.ts'
import { anchors } from '#site/anchors.ts'
import { Section } from '#site/landing/Section.tsx'
import { SectionContent } from '#site/landing/SectionContent.tsx'
import { CardSkeletons } from '#ui/CardSkeletons.tsx'

export function FaqSection() {
  return (
    <Section
      id={anchors.faq}
      title="Häufige Fragen"
      intro="Das möchten die meisten wissen, bevor sie sich anmelden."
      ground="tinted"
    >
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
