/** The only door from the functions to the site's code; it is bundled into `lib/`. */
export {
  contactRequestSchema,
  isFromProgram,
  type ContactRequest,
} from '../../src/model/contact-request.ts'
export { courses } from '../../src/content/courses/definition.ts'
export { defaultCourses } from '../../src/content/courses/defaults.ts'
export { contentTypes } from '../../src/content/registry.ts'
export { REGION } from '../../src/model/firebase-project.ts'
export { IMAGE_PREFIX, imageKey, objectAt } from '../../src/model/stored-image.ts'
