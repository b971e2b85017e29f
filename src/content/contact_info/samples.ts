import { defaultContactInfo } from './defaults.ts'
import type { contactInfo } from './definition.ts'
import type { Values } from '#model/records/define-content.ts'

export const sampleContactInfo: Record<string, Values<typeof contactInfo>> = {
  main: defaultContactInfo,
}
