// Decisions: 0040
import fc from 'fast-check'
import { expect, store, test, writes } from '#tests/support/fixtures/e2e.ts'
import { inDepth } from '#tests/support/fixtures/in-depth.ts'
import {
  changes,
  course,
  field,
  openEditor,
  publish,
  retype,
  stored,
  storedChanges,
} from '#tests/support/fixtures/page-editor.ts'

/** A letter, where in the text it is typed, and what somebody else changes meanwhile. */
const keystroke = fc.record({
  letter: fc.constantFrom('a', 'ß', 'Ü', ' ', '9', '-'),
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  remote: fc.constantFrom('title', 'description', 'price', 'features', 'order_index'),
})
type Keystroke = typeof keystroke extends fc.Arbitrary<infer K> ? K : never

test(
  'a live change under the caret neither moves it nor loses a letter',
  writes,
  async ({ adminPage: page }) => {
    await openEditor(page)
    const title = field(course(page), 'title')
    let count = 0

    async function isTyped(keystrokes: readonly Keystroke[]) {
      await retype(title, 'Führerschein')
      let text = 'Führerschein'
      for (const { letter, at, remote } of keystrokes) {
        const place = Math.round(at * text.length)
        await title.evaluate((element, place) => {
          document.getSelection()?.collapse(element.firstChild, place)
        }, place)
        count += 1
        const values = { features: [`Zeile ${count}`], order_index: count }
        const value = remote in values ? values[remote as keyof typeof values] : `v${count}`
        await Promise.all([
          page.keyboard.type(letter),
          store.doc('courses/klasse-b').update({ [remote]: value }),
          store.doc('courses/klasse-a').update({ title: `A ${count}`, order_index: 100 - count }),
        ])
        text = text.slice(0, place) + letter + text.slice(place)
        // Where the next letter goes.
        expect(await page.evaluate(() => document.getSelection()?.anchorOffset)).toBe(place + 1)
      }
      await expect(title).toHaveText(text)
      await page.keyboard.press('Enter')
      await expect(title).toHaveText(text.trim())
      await expect(page.locator('#courses').getByText(`A ${count}`, { exact: true })).toBeVisible()
      await expect.poll(storedChanges).toMatchObject([{ values: { title: text.trim() } }])
    }
    const property = fc.asyncProperty(
      fc.array(keystroke, { minLength: 12, maxLength: 16 }),
      isTyped,
    )
    await fc.assert(property, { numRuns: inDepth(1, 10), endOnFailure: true })
  },
)

test(
  'what a phone’s keyboard inserts at once, or still composes, stays',
  writes,
  async ({ adminPage: page }) => {
    // The picture is described by the title until somebody writes another text.
    await store.doc('courses/klasse-b').update({ image_alt: 'Führerschein Klasse B' })
    await openEditor(page)
    const title = field(course(page), 'title')
    await retype(title, 'Klasse ')
    const keyboard = await page.context().newCDPSession(page)
    const composed = { text: 'B', selectionStart: 1, selectionEnd: 1 }
    await keyboard.send('Input.imeSetComposition', composed)
    await expect(title).toHaveText('Klasse B')
    // It ends the line.
    const enter = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13, text: '\r' }
    await keyboard.send('Input.dispatchKeyEvent', { type: 'keyDown', ...enter })
    await keyboard.send('Input.dispatchKeyEvent', { type: 'keyUp', ...enter })
    await expect(title).not.toHaveAttribute('contenteditable')
    await expect(changes(page, 1)).toBeVisible()

    // Lines stay lines.
    const question = page.locator('#faq [data-record="faqs/mindestalter"]')
    const answer = field(question, 'answer')
    await answer.click()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.press('Backspace')
    await page.keyboard.insertText('eins\nzwei\n\ndrei')
    await page.keyboard.insertText('\nvier')
    await field(question, 'question').click()
    await expect(changes(page, 2)).toBeVisible()
    await publish(page)
    expect(await stored('courses/klasse-b', 'title')).toBe('Klasse B')
    expect(await stored('courses/klasse-b', 'image_alt')).toBe('Klasse B')
    expect(await stored('faqs/mindestalter', 'answer')).toBe('eins\nzwei\n\ndrei\nvier')
  },
)

test(
  'a text that is only looked at stays as it is, and spaces that must not break stay',
  writes,
  async ({ adminPage: page }) => {
    const course = 'courses/klasse-b'
    await store.doc(course).update({ price: 'ab 99\u00A0€', title: ' Klasse B\u00A0' })
    await openEditor(page)
    const price = field(page.locator(`[data-record="${course}"]`), 'price')
    for (const name of ['title', 'price']) {
      const text = field(page.locator(`[data-record="${course}"]`), name)
      await text.click()
      await expect(text).toHaveAttribute('contenteditable', 'plaintext-only')
      await page.keyboard.press('Tab')
      await expect(text).not.toHaveAttribute('contenteditable')
    }
    await expect(page.getByRole('button', { name: 'No changes' })).toBeVisible()
    await price.click()
    await page.keyboard.press('End')
    await page.keyboard.type('!')
    await page.keyboard.press('Enter')
    await expect(changes(page, 1)).toBeVisible()
    await publish(page)
    expect(await stored(course, 'price')).toBe('ab 99\u00A0€!')
  },
)
