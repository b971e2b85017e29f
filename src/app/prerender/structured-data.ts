import { defaultContactInfo } from '#content/contact_info/defaults.ts'
import { contactInfo } from '#content/contact_info/definition.ts'
import { openingHours } from '#content/contact_info/opening-hours.ts'
import { postalAddress } from '#content/contact_info/postal-address.ts'
import { defaultCourses } from '#content/courses/defaults.ts'
import { courses } from '#content/courses/definition.ts'
import { faqs } from '#content/faqs/definition.ts'
import { school } from '#content/school.ts'
import type { PrerenderedContent } from '#data/content/prerendered.ts'
import type { Content, ContentDefinition } from '#model/define-content.ts'

/**
 * What the landing page offers, for search engines: the school with its courses, and its questions
 * and answers. No ratings: Google refuses those that a business collects of itself.
 */
export function structuredData(siteUrl: string, content: PrerenderedContent): object {
  const contact = recordsOf(content, contactInfo)[0] ?? defaultContactInfo
  const { street, postalCode, city } = postalAddress(contact)
  const offered = recordsOf(content, courses)
  const questions = recordsOf(content, faqs)
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        // schema.org knows no type for driving schools.
        '@type': 'LocalBusiness',
        '@id': `${siteUrl}/#school`,
        name: school.name,
        url: `${siteUrl}/`,
        image: `${siteUrl}/uploads/hero-og.jpg`,
        logo: `${siteUrl}/icons/icon-512.png`,
        telephone: contact.phone_primary,
        email: contact.email_primary,
        address: {
          '@type': 'PostalAddress',
          streetAddress: street,
          postalCode,
          addressLocality: city,
          addressCountry: school.countryCode,
        },
        openingHoursSpecification: openingHours(contact.business_hours).map((hours) => ({
          '@type': 'OpeningHoursSpecification',
          ...hours,
        })),
        makesOffer: (offered.length > 0 ? offered : defaultCourses).map(offerOf(siteUrl)),
      },
      ...(questions.length > 0
        ? [{ '@type': 'FAQPage', mainEntity: questions.map(questionOf) }]
        : []),
    ],
  }
}

function recordsOf<D extends ContentDefinition>(content: PrerenderedContent, definition: D) {
  return (content.records[definition.collection] ?? []) as unknown as readonly Content<D>[]
}

const offerOf =
  (siteUrl: string) =>
  ({ id, title, description, price }: (typeof defaultCourses)[number]) => ({
    '@type': 'Offer',
    url: `${siteUrl}/#contact-form?course=${encodeURIComponent(id)}`,
    ...amountOf(price),
    itemOffered: {
      '@type': 'Course',
      name: title,
      description,
      provider: { '@id': `${siteUrl}/#school` },
    },
  })

/** Prices are free text, such as "ab 1.299,50 €": a number is given only where there is one. */
export function amountOf(price: string): { price?: number; priceCurrency?: string } {
  const [number] = /\d[\d.]*(?:,\d{1,2})?/.exec(price) ?? []
  if (!number || !price.includes('€')) return {}
  return {
    price: Number(number.replaceAll('.', '').replace(',', '.')),
    priceCurrency: 'EUR',
  }
}

const questionOf = ({ question, answer }: Content<typeof faqs>) => ({
  '@type': 'Question',
  name: question,
  acceptedAnswer: { '@type': 'Answer', text: answer },
})
