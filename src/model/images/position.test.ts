import { describe, expect, it } from 'vitest'
import {
  clampPosition,
  focalStyle,
  objectPosition,
  positionOrDefault,
} from '#model/images/position.ts'

describe('a photo’s position', () => {
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
