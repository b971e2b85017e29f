import { sampleTestimonial } from '#content/testimonials/defaults.ts'
import { testimonials } from '#content/testimonials/definition.ts'
import { useContent } from '#data/content/content-store.ts'
import { anchors } from '#site/anchors.ts'
import { Section } from '#site/landing/Section.tsx'
import { SectionContent } from '#site/landing/SectionContent.tsx'
import { TestimonialSlider } from '#site/landing/testimonials/TestimonialSlider.tsx'
import { CardSkeletons } from '#ui/CardSkeletons.tsx'

export function TestimonialsSection() {
  return (
    <Section id={anchors.testimonials} title="Erfolgsgeschichten unserer Schüler" ground="dark">
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
