import { sampleTestimonial } from '#content/testimonials/defaults.ts'
import { testimonials } from '#content/testimonials/definition.ts'
import { useContent } from '#data/use-content.ts'
import { anchors } from '#site/anchors.ts'
import { Section } from '#site/Section.tsx'
import { SectionContent } from '#site/SectionContent.tsx'
import { TestimonialSlider } from '#site/TestimonialSlider.tsx'
import { CardSkeletons } from '#ui/CardSkeletons.tsx'

export function TestimonialsSection() {
  return (
    <Section id={anchors.testimonials} title="Erfolgsgeschichten unserer Schüler" ground="dark">
      <SectionContent
        content={useContent(testimonials)}
        loading={
          <CardSkeletons
            label="Testimonials laden..."
            count={1}
            columns={{ opacity: 0.15 }}
            height={{ xs: 470, md: 285 }}
          />
        }
        errorText={({ message }) => message}
        empty={<TestimonialSlider testimonials={[sampleTestimonial]} />}
      >
        {(shown) => <TestimonialSlider testimonials={shown} />}
      </SectionContent>
    </Section>
  )
}
