import { Lightbulb, Shield, Trophy } from 'lucide-react'
import { describe, expect, it } from 'vitest'
import { REASON_ICONS, VALUE_ICONS } from '#model/fields/icon-names.ts'
import { iconOf, reasonIcons, valueIcons } from '#ui/cards/icons.ts'

describe('an icon', () => {
  it.each([
    { desc: 'is found by its name', icons: valueIcons, name: 'Shield', want: Shield },
    { desc: 'that is unknown is a bulb', icons: valueIcons, name: 'Skull', want: Lightbulb },
    { desc: 'that is unknown is a cup', icons: reasonIcons, name: 'Skull', want: Trophy },
    { desc: 'of the other set is unknown', icons: valueIcons, name: 'Zap', want: Lightbulb },
    { desc: 'is not found on the prototype', icons: valueIcons, name: 'toString', want: Lightbulb },
    { desc: 'without a name is the fallback', icons: reasonIcons, name: '', want: Trophy },
  ])('$desc', ({ icons, name, want }) => {
    expect(iconOf(icons, name, icons === valueIcons ? Lightbulb : Trophy)).toBe(want)
  })

  // The types promise it, but an alias that lucide drops would only be undefined when it runs.
  it.each([
    { names: VALUE_ICONS, icons: valueIcons },
    { names: REASON_ICONS, icons: reasonIcons },
  ])('exists for each of $names', ({ names, icons }) => {
    expect(Object.keys(icons)).toEqual(names)
    expect(Object.values(icons)).not.toContain(undefined)
  })
})
