import { sampleTestimonial } from './defaults.ts'
import { testimonials } from './definition.ts'
import { useContent } from '#firebase/content/content-store.ts'
import { anchors } from '#model/site/anchors.ts'
import { Section, type SectionHeading } from '#ui/page/Section.tsx'
import { SectionContent } from '#ui/page/SectionContent.tsx'
import { TestimonialSlider } from './TestimonialSlider.tsx'
import { CardSkeletons } from '#ui/cards/CardSkeletons.tsx'

export function TestimonialsSection({ heading }: { heading: SectionHeading }) {
  return (
    <Section id={anchors.testimonials} {...heading} ground="dark">
      <SectionContent
        content={useContent(testimonials, { records: [sampleTestimonial], insteadOf: ['empty'] })}
        loading={
          <CardSkeletons
            label="Testimonials laden..."
            count={1}
            columns={{ opacity: 0.15 }}
            height={{ xs: 470, md: 285 }}
          />
        }
        lang="en"
        errorText={({ message }) => message}
      >
        {(shown) => <TestimonialSlider testimonials={shown} />}
      </SectionContent>
    </Section>
  )
}
