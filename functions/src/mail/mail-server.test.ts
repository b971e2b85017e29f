import { expect, it } from 'vitest'
import { mailServer } from './mail-server.ts'

it.each([
  {
    url: 'smtps://school:p%40ss%2Fword@mail.school.de:465',
    server: {
      host: 'mail.school.de',
      port: 465,
      secure: true,
      requireTLS: true,
      auth: { user: 'school', pass: 'p@ss/word' },
    },
  },
  {
    url: 'smtp://mail.school.de:587/',
    server: { host: 'mail.school.de', port: 587, secure: false, requireTLS: true },
  },
  {
    url: 'smtps://Mail.School.de',
    server: { host: 'mail.school.de', secure: true, requireTLS: true },
  },
  {
    url: 'smtp://127.0.0.1:1025',
    server: { host: '127.0.0.1', port: 1025, secure: false, requireTLS: false },
  },
  {
    url: 'smtp://[::1]:1025',
    server: { host: '::1', port: 1025, secure: false, requireTLS: false },
  },
])('$url', ({ url, server }) => {
  expect(mailServer(url).options).toEqual(server)
})

it.each([
  'smtp://localhost.school.de',
  'smtp://127.0.0.1.school.de',
  'smtp://10.0.0.1',
  'smtp://[::ffff:a00:1]',
])('%s is another machine', (url) => {
  expect(mailServer(url).options.requireTLS).toBe(true)
})

it.each([
  '',
  'mail.school.de',
  'https://school:geheim@mail.school.de',
  'smtp://',
  'smtps://school:100%geheim@mail.school.de',
  'smtps://school:geheim@mail.school.de:99999',
  'smtps://school:geheim@mail.school.de?tls.rejectUnauthorized=false',
  'smtp://school:geheim@mail.school.de/?ignoreTLS=true',
])('%s is refused in one sentence that does not repeat it', (url) => {
  expect(() => mailServer(url)).toThrow(/^SMTP_URL must (?!.*geheim).*\.$/)
})
