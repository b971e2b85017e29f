import { describe, expect, it } from 'vitest'
import { fromKept, isExpired, toKept, withoutPictures, type Draft } from '#data/drafts/draft.ts'
import { ChosenImage } from '#model/image-file.ts'

const DAY_MS = 24 * 3_600_000
const file = new File(['picture'], 'photo.jpg', { type: 'image/jpeg' })
const chosen = new ChosenImage(Promise.resolve([]), file)
const draft: Draft = {
  account: 'anna@example.com',
  collection: 'courses',
  record: 'new',
  newId: 'one',
  base: { title: '', image: '' },
  values: { title: 'Anhänger BE', image: chosen },
  at: 14 * 3_600_000,
}

describe('a draft', () => {
  it.each([
    { desc: 'just typed', age: 0, expired: false },
    { desc: 'almost seven days old', age: 7 * DAY_MS - 1, expired: false },
    { desc: 'seven days old', age: 7 * DAY_MS, expired: true },
  ])('that is $desc: expired is $expired', ({ age, expired }) => {
    expect(isExpired(draft, draft.at + age)).toBe(expired)
  })

  it('keeps the file of a chosen picture', () => {
    expect(toKept(draft).values).toEqual({ title: 'Anhänger BE', image: file })
  })

  it('has its picture prepared again, and everything else as it was', () => {
    const again = new ChosenImage(Promise.resolve([]), file)
    expect(fromKept(toKept(draft), () => again)).toEqual({
      ...draft,
      values: { title: 'Anhänger BE', image: again },
    })
  })

  it('has its texts without a picture that does not fit', () => {
    expect(withoutPictures(toKept(draft)).values).toEqual({ title: 'Anhänger BE' })
  })
})
