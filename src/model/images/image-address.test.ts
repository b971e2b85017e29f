import { describe, expect, it } from 'vitest'
import { IMAGE_MAX, isForeignImage, isImageAddress } from '#model/images/image-address.ts'

const upload = '/v0/b/school.appspot.com/o/cms_images%2Fa.webp?alt=media'

describe('the address of a picture', () => {
  it.each([
    '/',
    '/uploads/logo.svg',
    `https://firebasestorage.googleapis.com${upload}`,
    `http://127.0.0.1:9199${upload}`,
  ])('%s is one that the pages load', (address) => {
    expect(isImageAddress(address)).toBe(true)
    expect(isForeignImage(address)).toBe(false)
  })

  it.each([
    'https://partner.example/logo.png',
    '//partner.example/logo.png',
    '/\\partner.example/logo.png',
    `https://partner.example${upload}`,
    `http://firebasestorage.googleapis.com${upload}`,
    `https://firebasestoragexgoogleapis.com${upload}`,
    'https://firebasestorage.googleapis.com/v0/b/school/o/backup%2Fa.webp',
  ])('%s is another site’s', (address) => {
    expect(isImageAddress(address)).toBe(false)
    expect(isForeignImage(address)).toBe(true)
  })

  it.each(['', 'logo.png', 'javascript:alert(1)', `/${'x'.repeat(IMAGE_MAX)}`, 'https://a b'])(
    '%s is none',
    (address) => {
      expect(isImageAddress(address)).toBe(false)
      expect(isForeignImage(address)).toBe(false)
    },
  )
})
