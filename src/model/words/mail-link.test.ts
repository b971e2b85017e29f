import { expect, it } from 'vitest'
import { mailLink } from '#model/words/mail-link.ts'

const link = (body: string) => mailLink('info@x.example', { subject: 'Kontaktanfrage', body })

it('a mail begins with the lines of the message', () => {
  expect(link('Guten Tag,\n\nich möchte + 1')).toEqual({
    href: 'mailto:info@x.example?subject=Kontaktanfrage&body=Guten%20Tag%2C%0D%0A%0D%0Aich%20m%C3%B6chte%20%2B%201',
    isWhole: true,
  })
})

it('without the message where the link would be too long to open', () => {
  // Six characters each.
  expect(link('ü'.repeat(1000))).toEqual({
    href: 'mailto:info@x.example?subject=Kontaktanfrage',
    isWhole: false,
  })
  expect(link('ü'.repeat(300)).href.length).toBeLessThan(2_000)
})
