import { expect, it } from 'vitest'
import { withContentPolicy } from '#entries/render/content-policy.ts'

it('a page of visitors loads pictures of its own project’s bucket only', () => {
  const firebase = { projectId: 'school', storageBucket: 'school.firebasestorage.app' }
  const backend = { firebase, emulators: false, siteUrl: 'https://school.example' }
  const html = withContentPolicy('<meta charset="utf-8" />', backend)
  const [, images = ''] = /img-src ([^;]*);/.exec(html) ?? []
  expect(images.split(' ')).toEqual([
    ...["'self'", 'data:', 'blob:'],
    'https://firebasestorage.googleapis.com/v0/b/school.firebasestorage.app/o/',
  ])
})
