import { describe, expect, it } from 'vitest'
import {
  fittedSize,
  imageKey,
  imageSource,
  objectAt,
  objectPath,
  storedSizes,
} from '#model/images/stored-image.ts'

const id = '3f0c1b5e-7d0a-4a55-9f62-0c6a1f8f4d21'
const at = (path: string) =>
  `https://firebasestorage.googleapis.com/v0/b/school.appspot.com/o/${encodeURIComponent(path)}?alt=media`
const sized = (width: number, height: number) => ({ width, height })

describe('the size in which an image is stored', () => {
  it.each([
    { desc: 'scaled down when it is wide', from: sized(4000, 3000), to: sized(1600, 1200) },
    { desc: 'scaled down when it is high', from: sized(3000, 4000), to: sized(1200, 1600) },
    { desc: 'its own when it is small', from: sized(300, 200), to: sized(300, 200) },
    { desc: 'at least one pixel', from: sized(20_000, 3), to: sized(1600, 1) },
  ])('is $desc', ({ from, to }) => {
    expect(fittedSize(from)).toEqual(to)
  })

  it('has narrower ones beside it, and none that is wider', () => {
    const widths = (width: number) => storedSizes(sized(width, 600)).map((size) => size.width)
    expect(widths(1600)).toEqual([480, 960, 1600])
    expect(widths(960)).toEqual([480, 960])
    expect(widths(481)).toEqual([480, 481])
    expect(widths(480)).toEqual([480])
    expect(widths(1)).toEqual([1])
    expect(storedSizes(sized(1600, 1067))[0]).toEqual(sized(480, 320))
  })
})

describe('what an img is given', () => {
  const path = (width: number) => objectPath(id, sized(1200, 1600), width, 'webp')

  it('are all widths and the size of an uploaded image', () => {
    expect(imageSource(at(path(1200)))).toEqual({
      src: at(path(1200)),
      srcSet: `${at(path(480))} 480w, ${at(path(960))} 960w, ${at(path(1200))} 1200w`,
      width: 1200,
      height: 1600,
    })
  })

  it('has no srcset where there is one width', () => {
    const address = at(objectPath(id, sized(300, 200), 300, 'png'))
    expect(imageSource(address)).toEqual({ src: address, width: 300, height: 200 })
  })

  it.each([
    ['of this site', '/uploads/course-b.webp'],
    ['of another site', 'https://partner.example/logo_640x480_w640.png'],
    ['stored before there were widths', `${at(`cms_images/${id}.jpg`)}&token=${id}`],
    ['with something behind it', `${at(path(1200))}#x`],
    ['that is empty', ''],
  ])('is nothing but the address for one %s', (_, address) => {
    expect(imageSource(address)).toEqual({ src: address })
  })
})

describe('the object behind an address', () => {
  const bucket = 'school.appspot.com'
  const path = objectPath(id, sized(1200, 1600), 480, 'webp')

  it('is found in our bucket, with and without a token', () => {
    expect(objectAt(at(path), bucket)).toBe(path)
    expect(objectAt(`${at(`cms_images/${id}.jpg`)}&token=x`, bucket)).toBe(`cms_images/${id}.jpg`)
  })

  it.each([
    ['of this site', '/uploads/course-b.webp'],
    ['of another bucket', at(path).replace(bucket, 'other.appspot.com')],
    ['in another folder', at('backup/a.webp')],
    ['in a folder below', at('cms_images/deep/a.webp')],
    ['of the folder itself', at('cms_images/')],
    ['that is wrongly encoded', at(path).replace('.webp', '%E0%A4%A')],
    ['that is empty', ''],
  ])('is none for an address %s', (_, address) => {
    expect(objectAt(address, bucket)).toBeUndefined()
  })

  it('has the same key in every width, and another one than other images', () => {
    const wide = objectPath(id, sized(1200, 1600), 1200, 'webp')
    expect(imageKey(path)).toBe(imageKey(wide))
    expect(imageKey(wide)).toBe(`${id}_1200x1600`)
    expect(imageKey(`cms_images/${id}.jpg`)).toBe(`${id}.jpg`)
  })
})
