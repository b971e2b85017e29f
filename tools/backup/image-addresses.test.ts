import { describe, expect, it } from 'vitest'
import { imageFile } from './format.ts'
import { withImagesAt, withoutImage } from './image-addresses.ts'

const OLD = 'https://firebasestorage.googleapis.com/v0/b/old.appspot.com/o/'
const NEW = 'http://127.0.0.1:9199/v0/b/new.appspot.com/o/'
const image = (at: string) => `${at}cms_images%2Fa.png?alt=media&token=t`

describe('an address of an image', () => {
  it.each([
    { desc: 'in the old bucket', address: image(OLD), moved: image(NEW) },
    { desc: 'on the site itself', address: '/uploads/a.svg' },
    { desc: 'elsewhere', address: `https://cdn.example/?from=${image(OLD)}` },
    { desc: 'in a bucket of a similar name', address: image(OLD.replace('/o/', '.eu/o/')) },
    { desc: 'that is missing', address: null },
  ])('$desc', ({ address, moved = address }) => {
    const content = { courses: { b: { title: image(OLD), image: address } } }
    expect(withImagesAt(content, OLD, NEW)).toEqual({
      courses: { b: { title: image(OLD), image: moved } },
    })
  })

  it('without its image is noticed', () => {
    const content = { courses: { b: { image: image(OLD) }, c: { image: '/uploads/c.svg' } } }
    expect(withoutImage(content, OLD, ['a.png'])).toEqual([])
    expect(withoutImage(content, OLD, ['b.png'])).toEqual(['courses/b (image)'])
  })
})

it.each([
  { name: '3f2a.webp', file: 'images/3f2a.webp' },
  { name: '..', file: 'images/%2E.' },
  { name: '.hidden', file: 'images/%2Ehidden' },
  { name: 'a/b c*.png', file: 'images/a%2Fb%20c%2A.png' },
  { name: 'Straße.png', file: 'images/Stra%C3%9Fe.png' },
])('the image $name has the file $file', ({ name, file }) => {
  expect(imageFile(name)).toBe(file)
})
