// @vitest-environment happy-dom
import { css, type CSSObject } from '@emotion/react'
import { expect, it } from 'vitest'
import { pageStyles } from '#admin/preview/page-styles.ts'

/** What ends up in the document. */
function written(styles: CSSObject): string {
  const cache = pageStyles()
  cache.insert('.a', css(styles), cache.sheet, false)
  return cache.sheet.tags.map((tag) => tag.textContent).join('')
}

it.each([
  {
    desc: 'a breakpoint asks the page for its width',
    styles: { '@media (min-width: 640px)': { top: 1 } },
    want: '@container page (min-width: 640px){.a{top:1px;}}',
  },
  {
    desc: 'a breakpoint with two ends does, too',
    styles: { '@media (min-width:640px) and (max-width:767.95px)': { top: 1 } },
    want: '@container page (min-width:640px) and (max-width:767.95px){.a{top:1px;}}',
  },
  {
    desc: 'a wish of the visitor stays one of the window',
    styles: { '@media (prefers-reduced-motion: reduce)': { top: 1 } },
    want: '@media (prefers-reduced-motion: reduce){.a{top:1px;}}',
  },
  {
    desc: 'a part of the width is one of the page',
    styles: { fontSize: 'clamp(1.2rem, 2.4vw, 1.75rem)' },
    want: '.a{font-size:clamp(1.2rem, 2.4cqw, 1.75rem);}',
  },
  {
    desc: 'what stands still in the window keeps to the page’s sides',
    styles: { position: 'fixed' } as const,
    want: '.a{position:fixed;margin-inline:var(--page-margin, 0)!important;}',
  },
  {
    desc: 'other units and names stay',
    styles: { minHeight: '100vh', background: 'var(--4vwx)' },
    want: '.a{min-height:100vh;background:var(--4vwx);}',
  },
])('$desc', ({ styles, want }) => {
  expect(written(styles)).toContain(want)
})
