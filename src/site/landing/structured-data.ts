import type { FAQPage, Graph, LocalBusinessLeaf, Offer, Question } from 'schema-dts'
import { contactOf, nameOf } from '#site/lessons/lessons-page.ts'
import {
  specialSpecification,
  weekSpecification,
} from '#content/contact_info/hours/opening-specification.ts'
import type { contactInfo } from '#content/contact_info/definition.ts'
import { openingHours } from '#content/contact_info/contact-details.ts'
import { country, postalAddress } from '#content/contact_info/postal-address.ts'
import { defaultCourses } from '#content/courses/defaults.ts'
import { courses } from '#content/courses/definition.ts'
import { faqs } from '#content/faqs/definition.ts'
import { recordsIn, type PrerenderedContent } from '#model/records/prerendered-content.ts'
import { parsedAmount } from '#model/fields/amount.ts'
import type { Content, Values } from '#model/records/define-content.ts'

/**
 * What the landing page offers, for search engines: the school with its courses, and its questions
 * and answers. No ratings: Google refuses those that a business collects of itself.
 */
export function structuredData(siteUrl: string, content: PrerenderedContent): Graph {
  const contact = contactOf(content)
  const { street, postalCode, city } = postalAddress(contact)
  const offered = recordsIn(content, courses) ?? []
  const questions = recordsIn(content, faqs) ?? []
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        // schema.org knows no type for driving schools.
        '@type': 'LocalBusiness',
        '@id': `${siteUrl}/#school`,
        name: nameOf(content),
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
          addressCountry: country.code,
        },
        ...opening(contact, new Date(content.at)),
        makesOffer: (offered.length > 0 ? offered : defaultCourses).map(offerOf(siteUrl)),
      },
      ...(questions.length > 0
        ? [{ '@type': 'FAQPage', mainEntity: questions.map(questionOf) } satisfies FAQPage]
        : []),
    ],
  }
}

/** What the page itself is sure of. */
function opening(
  contact: Values<typeof contactInfo>,
  now: Date,
): Pick<LocalBusinessLeaf, 'openingHoursSpecification' | 'specialOpeningHoursSpecification'> {
  const hours = openingHours(contact) ?? contact
  return {
    openingHoursSpecification: weekSpecification(hours.week_hours),
    specialOpeningHoursSpecification: specialSpecification(hours, now),
  }
}

const offerOf =
  (siteUrl: string) =>
  ({ id, title, description, price }: (typeof defaultCourses)[number]): Offer => ({
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

const AMOUNT = String.raw`(?<![\p{L}\d.,])\d(?:[\d.,'’]|\s(?=\d{3}(?!\d)))*\p{Pd}*`
const EURO = String.raw`(?:€|EUR|Euro)(?!\p{L})`
const PRICE = new RegExp(String.raw`${AMOUNT}\s*${EURO}|${EURO}\s*${AMOUNT}`, 'giu')
const SPAN = /\d[^\p{L}\d]*(?:\p{Pd}|bis)\s*\d/iu
/** Instalments, and one of two prices: 12 x 49 €, 600/700 €. */
const PART = /\d\s*(?:[/x×]\s*|\p{L}*raten\D*)\d/iu

/** Prices are free text, such as "ab 1.299,50 €": a number is given only where there is just one. */
export function amountOf(price: string): { price?: number; priceCurrency?: string } {
  const [only, ...others] = price.match(PRICE) ?? []
  if (only === undefined || others.length > 0 || SPAN.test(price) || PART.test(price)) return {}
  const cents = parsedAmount(only)
  return cents === null || Number.isNaN(cents) ? {} : { price: cents / 100, priceCurrency: 'EUR' }
}

const questionOf = ({ question, answer }: Content<typeof faqs>): Question => ({
  '@type': 'Question',
  name: question,
  acceptedAnswer: { '@type': 'Answer', text: answer },
})
