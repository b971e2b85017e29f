import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { defaultContactInfo } from '#content/contact_info/defaults.ts'
import { school } from '#content/school/definition.ts'

const SCHOOL = 'src/content/school/definition.ts'
const CONTACT = 'src/content/contact_info/defaults.ts'

const sources = ['src', 'functions/src', 'tools', 'public']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  .concat('index.html', 'admin.html', 'vite.config.ts')
  .filter((file) => /\.(tsx?|c?js|json|html|css|txt)$/.test(file) && !/\.test\.tsx?$/.test(file))
  // Where a line breaks says nothing about the text.
  .map((file) => ({ file, text: readFileSync(file, 'utf8').replaceAll(/\s+/g, ' ') }))

const { location_address, phone_primary, email_primary } = defaultContactInfo

it.each([
  [school.initial.name, SCHOOL],
  [school.initial.owner, SCHOOL],
  [school.initial.vat_id, SCHOOL],
  [school.initial.supervisor_street, SCHOOL],
  [location_address, CONTACT],
  [phone_primary, CONTACT],
  [email_primary, CONTACT],
])('“%s” stands only in %s', (fact, home) => {
  const homes = sources.filter(({ text }) => text.includes(fact)).map(({ file }) => file)
  expect(homes).toEqual([home])
})
