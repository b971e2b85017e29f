import { defaultContactInfo } from '#content/contact_info/defaults.ts'
import type { contactInfo } from '#content/contact_info/definition.ts'
import type { Values } from '#model/define-content.ts'

export const sampleContactInfo: Record<string, Values<typeof contactInfo>> = {
  main: defaultContactInfo,
}
