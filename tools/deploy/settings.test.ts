import { describe, expect, it } from 'vitest'
import { checkParameters, checkProject, checkSchool } from './settings.ts'

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
  ])('not $projectId at $siteUrl', ({ projectId, siteUrl, message }) => {
    expect(() => checkProject(backend(projectId, siteUrl))).toThrow(message)
  })

  it.each([
    { text: 'CONTACT_TO=buero@fahrschule.de\n' },
    { text: '# Limits\nCONTACT_TO="buero@fahrschule.de"\nCONTACT_LIMIT_PER_ADDRESS=5\n' },
    { text: 'CONTACT_TO=buero@fahrschule.de\nENFORCE_APP_CHECK=false' },
  ])('these parameters are complete: $text', ({ text }) => {
    expect(() => checkParameters('functions/.env.school', text)).not.toThrow()
  })

  it.each([
    { text: undefined, message: /^functions\/.env.school is missing: create it with CONTACT_TO=/ },
    { text: '', message: /^In functions\/.env.school, CONTACT_TO is a required field\.$/ },
    { text: 'CONTACT_TO=buero', message: /CONTACT_TO must be a valid email\.$/ },
    { text: 'CONTACT_TO=buero@fahrschule.example', message: /CONTACT_TO is a sample\.$/ },
    { text: 'CONTACT_TO=a@b.de\nCONTACT_LIMIT_IN_TOTAL=0', message: /LIMIT_IN_TOTAL must be/ },
    { text: 'CONTACT_TO=a@b.de\nCONTACT_LIMIT_IN_TOTAL=many', message: /LIMIT_IN_TOTAL must be/ },
    {
      text: 'CONTACT_TO=a@b.de\nENFORCE_APP_CHECK=true',
      message: /every request would be refused/,
    },
  ])('these parameters are not: $text', ({ text, message }) => {
    expect(() => checkParameters('functions/.env.school', text)).toThrow(message)
  })

  it('the legal pages name the real school', () => {
    const real = { owner: 'Ada Lang', vatId: 'DE123456789' }
    expect(() => checkSchool(real)).not.toThrow()
    for (const sample of [{ owner: 'Jens Beispiel' }, { vatId: 'DE000000000 (Beispiel)' }]) {
      expect(() => checkSchool({ ...real, ...sample })).toThrow(/sample school/)
    }
  })
})
