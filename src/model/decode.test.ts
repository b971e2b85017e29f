import { describe, expect, it } from 'vitest'
import { contactInfo } from '#content/contact_info/definition.ts'
import { defaultContactInfo } from '#content/contact_info/defaults.ts'
import { instructors } from '#content/instructors/definition.ts'
import { testimonials } from '#content/testimonials/definition.ts'
import { values } from '#content/values/definition.ts'
import { whyChooseUs } from '#content/why_choose_us/definition.ts'
import { decode } from '#model/decode.ts'

it('a photo at the very edge is stored as 1 %, because 0 is read as nothing chosen', () => {
  const { image_position_x } = instructors.fields
  expect(image_position_x.schema.cast(0)).toBe(1)
})

describe('reading a stored record', () => {
  it('fills in what is missing: five stars, no picture', () => {
    const stored = { name: 'Lena', quote: 'Gut!' }
    expect(decode(testimonials, 'a', stored)).toMatchObject({
      ok: true,
      record: { rating: 5, image_url: null, role: '' },
    })
  })

  it('takes the fallback for an unknown icon, each type its own', () => {
    const stored = { title: 'Ruhe', description: 'Text', icon: 'Skull' }
    expect(decode(values, 'a', stored)).toMatchObject({ record: { icon: 'Lightbulb' } })
    expect(decode(whyChooseUs, 'a', stored)).toMatchObject({
      record: { icon: 'Trophy', delay: 200 },
    })
  })

  it('reads business hours as a text and as an object', () => {
    const asText = { ...defaultContactInfo, business_hours: 'Nur montags' }
    const asObject = { ...defaultContactInfo, business_hours: { hours: 'Nur montags' } }
    const want = { ok: true, record: { business_hours: 'Nur montags' } }
    expect(decode(contactInfo, 'main', asText)).toMatchObject(want)
    expect(decode(contactInfo, 'main', asObject)).toMatchObject(want)
  })

  it('refuses what cannot be repaired, and says why', () => {
    expect(decode(testimonials, 'a', { name: 'Lena' })).toEqual({
      ok: false,
      reason: 'Content is required.',
    })
    expect(decode(testimonials, 'a', { name: 'Lena', quote: 'Gut!', rating: 9 }).ok).toBe(false)
  })
})
