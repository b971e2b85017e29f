import { contentTypes } from '#content/registry.ts'
import { sampleRecords } from '#content/samples.ts'

/** The sample records of each content type, by id, oldest first. */
export const samples = contentTypes.map((definition) => ({
  definition,
  records: sampleRecords[definition.collection] ?? {},
}))

export const sampleAdmin = {
  email: 'admin@fahrschule-gera.example',
  password: 'fahrschule',
  name: 'Paula Muster',
} as const
