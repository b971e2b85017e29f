import type { Plugin } from 'vite'
import { school } from '../../src/content/school/definition.ts'
import { colors } from '../../src/ui/design.ts'

/** What the HTML files take from the school and the design, written there as `%NAME%`. */
const values = { SCHOOL_NAME: school.initial.name, THEME_COLOR: colors.ink }

/** Fills the placeholders in; the build of each HTML file needs it, and so does the dev server. */
export function htmlPlaceholders(): Plugin {
  return {
    name: 'html-placeholders',
    transformIndexHtml: (html) =>
      Object.entries(values).reduce(
        (filled, [name, value]) => filled.replaceAll(`%${name}%`, value),
        html,
      ),
  }
}
