import { expect, it } from 'vitest'
import { content } from '#admin/messages/en/records.ts'
import { contactInfo } from '#content/contact_info/definition.ts'
import { faqs } from '#content/faqs/definition.ts'
import { partners } from '#content/partners/definition.ts'
import { testimonials } from '#content/testimonials/definition.ts'
import { values } from '#content/values/definition.ts'
import { whyChooseUs } from '#content/why_choose_us/definition.ts'

it.each([
  {
    definition: values,
    saveFailed: 'There was a problem saving the value. Please try again.',
    deleteFailed: 'Failed to delete the value. Please try again.',
    notFound: "Value not found: The value you're trying to edit doesn't exist.",
  },
  {
    definition: testimonials,
    saveFailed: 'Failed to save testimonial',
    deleteFailed: 'Failed to delete the testimonial. Please try again.',
    notFound: "Testimonial not found: The testimonial you're trying to edit doesn't exist.",
  },
  {
    definition: partners,
    saveFailed: 'Failed to save partner',
    deleteFailed: 'Failed to delete the partner.',
    notFound: undefined,
  },
  {
    definition: whyChooseUs,
    saveFailed: 'Failed to save item',
    deleteFailed: 'Failed to delete the item.',
    notFound: undefined,
  },
  {
    definition: faqs,
    saveFailed: 'Failed to save FAQ. Please try again.',
    deleteFailed: 'Failed to delete the FAQ. Please try again.',
    notFound: "FAQ not found: The FAQ you're trying to edit doesn't exist.",
  },
])(
  'failures are said of $definition.collection in its own words',
  ({ definition, ...expected }) => {
    const { labels, messages } = definition as typeof faqs
    const words = { ...content(labels), ...messages?.en }
    const { title, description } = words.notFound
    const isSilent = 'quietIfMissing' in definition && definition.quietIfMissing
    expect([words.saveFailed.title, words.deleteFailed.title]).toEqual(['Error', 'Error'])
    expect({
      saveFailed: words.saveFailed.description,
      deleteFailed: words.deleteFailed.description,
      notFound: isSilent ? undefined : `${title}: ${description}`,
    }).toEqual(expected)
  },
)

it('a failure is said of contact_info in its own words', () => {
  const description = 'There was an error updating the contact information.'
  expect(contactInfo.messages?.en?.saveFailed).toEqual({ title: 'Update failed', description })
})
