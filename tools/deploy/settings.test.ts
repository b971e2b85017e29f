import { describe, expect, it } from 'vitest'
import {
  checkAdmins,
  checkInstalled,
  checkMailServer,
  checkParameters,
  checkProject,
} from './settings.ts'

const backend = (projectId: string, siteUrl: string) =>
  ({ firebase: { projectId }, emulators: false, siteUrl }) as const

describe('before a deployment', () => {
  it('the project is a real one, at an address for visitors', () => {
    expect(checkProject(backend('school-1a2b', 'https://www.fahrschule.de'))).toBe('school-1a2b')
  })

  it.each([
    {
      projectId: 'demo-fahrschule',
      siteUrl: 'https://a.de',
      message: /^demo-fahrschule exists only/,
    },
    { projectId: 'school', siteUrl: 'http://a.de', message: /^VITE_SITE_URL in .env is http:/ },
    { projectId: 'school', siteUrl: 'https://www.school.example', message: /^VITE_SITE_URL/ },
    { projectId: 'school', siteUrl: 'https://localhost:5000', message: /^VITE_SITE_URL/ },
    { projectId: 'school', siteUrl: 'https://a.de/index.html', message: /without a path\.$/ },
  ])('not $projectId at $siteUrl', ({ projectId, siteUrl, message }) => {
    expect(() => checkProject(backend(projectId, siteUrl))).toThrow(message)
  })

  const limit = (name: string) => `CONTACT_LIMIT_${name}=5\n`
  const limits = limit('PER_ADDRESS') + limit('PER_NETWORK') + limit('IN_TOTAL')
  const site = `SITE_URL=https://www.fahrschule.de\n${limits}`
  it.each([
    { text: 'CONTACT_TO=buero@fahrschule.de\n' },
    { text: '# Whom\nCONTACT_TO="buero@fahrschule.de"\nHOSTING_SITE=school-gera\n' },
    { text: 'CONTACT_TO=buero@fahrschule.de\nENFORCE_APP_CHECK=false' },
    { text: 'CONTACT_TO=buero@fahrschule.de\nCONTACT_LIMIT_IN_A_DAY=50\nTRUSTED_HOPS=0' },
  ])('these parameters are complete: $text', ({ text }) => {
    const check = (siteUrl?: string) => () =>
      checkParameters('functions/.env.school', site + text, siteUrl)
    expect(check()).not.toThrow()
    expect(check('https://www.fahrschule.de')).not.toThrow()
    expect(check('https://fahrschule.de')).toThrow(/^In functions\/.env.school, SITE_URL is https:/)
  })

  it.each([
    { text: undefined, message: /^functions\/.env.school is missing: create it from the template/ },
    { text: site, message: /^In functions\/.env.school, CONTACT_TO is a required field\.$/ },
    { text: `CONTACT_TO=a@b.de\n${limits}`, message: /SITE_URL is a required field\.$/ },
    { text: `${site}CONTACT_TO=buero`, message: /CONTACT_TO must be a valid email\.$/ },
    { text: `${site}CONTACT_TO=buero@fahrschule.example`, message: /CONTACT_TO is a sample\.$/ },
    ...['PER_ADDRESS=0', 'PER_NETWORK=0', 'IN_TOTAL=0', 'IN_TOTAL=many'].map((limit) => ({
      text: `${site}CONTACT_TO=a@b.de\nCONTACT_LIMIT_${limit}`,
      message: /CONTACT_LIMIT_\w+ must be/,
    })),
    ...['CONTACT_LIMIT_IN_A_DAY=hundert', 'CONTACT_LIMIT_IN_A_DAY=0', 'TRUSTED_HOPS=-1'].map(
      (line) => ({ text: `${site}CONTACT_TO=a@b.de\n${line}`, message: /(IN_A_DAY|HOPS) must be/ }),
    ),
    {
      text: `${site.replace(limit('IN_TOTAL'), '')}CONTACT_TO=a@b.de`,
      message: /CONTACT_LIMIT_IN_TOTAL is a required field/,
    },
    {
      text: `${site}CONTACT_TO=a@b.de\nENFORCE_APP_CHECK=true`,
      message: /every request would be refused/,
    },
    { text: `${site}CONTACT_TO=a@b.de\nBUDGET_TOPIC=spent`, message: /into \.env, as VITE_BUDGET/ },
  ])('these parameters are not: $text', ({ text, message }) => {
    expect(() => checkParameters('functions/.env.school', text)).toThrow(message)
  })

  it('the mail server is one that encrypts, reached from Google', () => {
    expect(() => checkMailServer('smtps://school:geheim@mail.school.de:465')).not.toThrow()
    expect(() => checkMailServer('smtp://127.0.0.1:1025')).toThrow(/could reach from Google/)
    expect(() => checkMailServer('mail.school.de')).toThrow(/^SMTP_URL must look like smtps:/)
  })

  it('what is installed is what was tested', () => {
    const text = (packages: object) => JSON.stringify({ packages })
    const [site, a, b] = ['1.0.0', '2.0.0', '3.0.0'].map((version) => ({ version }))
    const lockfile = text({ '': site, a, b: { ...b, optional: true } })
    for (const packages of [{ a, b }, { a }]) {
      expect(() => checkInstalled(lockfile, text(packages))).not.toThrow()
    }
    for (const packages of [{ a: b }, { a, b: a }, { b }, { a, c: b }]) {
      expect(() => checkInstalled(lockfile, text(packages))).toThrow(
        /^What is installed .*: npm ci$/,
      )
    }
    expect(() => checkInstalled(lockfile, undefined)).toThrow(/npm ci$/)
  })

  it('somebody can enter the back office, and nobody is shut out by the new rules', () => {
    const [ada, bea] = [
      { email: 'ada@school.de', complete: true },
      { email: 'bea@school.de', complete: false },
    ]
    expect(() => checkAdmins([ada], 'school')).not.toThrow()
    expect(() => checkAdmins([], 'school')).toThrow(
      'There is no admin yet: npm run admin -- create <email> --project school makes the first.',
    )
    expect(() => checkAdmins([ada, bea], 'school')).toThrow(
      /^bea@school.de is an admin without a record, .*create bea@school.de --project school/,
    )
  })
})
