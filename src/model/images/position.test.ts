import { describe, expect, it } from 'vitest'
import {
  clampPosition,
  dragPosition,
  focalStyle,
  objectPosition,
  positionOrDefault,
} from '#model/images/position.ts'

describe('a photo’s position', () => {
  it.each([
    { desc: 'moves half a percent a pixel', start: 50, pixels: 20, want: 40 },
    { desc: 'moves against the pointer', start: 50, pixels: -20, want: 60 },
    { desc: 'is rounded', start: 50, pixels: 3, want: 49 },
    { desc: 'does not fall below 0', start: 10, pixels: 100, want: 0 },
    { desc: 'does not rise above 100', start: 90, pixels: -100, want: 100 },
  ])('$desc', ({ start, pixels, want }) => {
    expect(dragPosition(start, pixels)).toBe(want)
  })

  it('is what the photo is enlarged around', () => {
    expect(focalStyle(objectPosition(20, 0), 100)).toEqual({ objectPosition: '20% 50%' })
    expect(focalStyle(objectPosition(20, 60), 150)).toEqual({
      objectPosition: '20% 60%',
      transformOrigin: '20% 60%',
      transform: 'scale(1.5)',
    })
  })

  it('is the middle when it is missing or zero', () => {
    expect([undefined, 0, 12].map(positionOrDefault)).toEqual([50, 50, 12])
  })

  it('stays between 0 and 100', () => {
    expect([-1, 101, 33.4].map(clampPosition)).toEqual([0, 100, 33])
  })
})
