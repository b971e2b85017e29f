/** The only door from the functions to the site's code; it is bundled into `lib/`. */
export {
  adminAccounts,
  isNew,
  LONGEST_NAME,
  MOST_ACCOUNT_CHANGES,
  sessionsOf,
  sessionState,
  type AccountCommand,
} from '../../src/model/records/admin-account.ts'
export { berlinDay } from '../../src/model/time/berlin-time.ts'
export {
  DELETED_KEPT_DAYS,
  DELIVERY_DAYS,
  REQUEST_KEPT_DAYS,
  LONGEST_ERROR,
  LONGEST_NOTE,
  UNDECIDED,
  UNDECIDED_TITLE,
  MOST_NOTES,
} from '../../src/model/requests/contact-limits.ts'
export {
  contactRequestSchema,
  looksAutomatic,
  REQUEST_ID,
  type ContactFields,
  type ContactRequest,
} from '../../src/model/requests/contact-request.ts'
export { DAY_MS, HOUR_MS } from '../../src/model/time/durations.ts'
export {
  ENROLMENT_FIELDS,
  enrolmentText,
  type Enrolment,
} from '../../src/model/requests/enrolment.ts'
export { contactInfo } from '../../src/content/contact_info/definition.ts'
export { courses } from '../../src/content/courses/definition.ts'
export { defaultCourses } from '../../src/content/courses/defaults.ts'
export { contentTypes } from '../../src/content/registry.ts'
export { school } from '../../src/content/school/definition.ts'
export {
  MOST_REPORT_BYTES,
  parseErrorReport,
  type ErrorReport,
} from '../../src/model/site/error-report.ts'
export { draftKey, PAGE_DRAFTS } from '../../src/model/records/page-draft.ts'
export { tidy, tidyLine } from '../../src/model/fields/field.ts'
export { isReachableEmail } from '../../src/model/fields/email.ts'
export { BIN, BIN_KEPT_DAYS, binId, VERSIONS } from '../../src/model/records/history.ts'
export { BACK_OFFICE } from '../../src/model/site/site-paths.ts'
export { REGION } from '../../src/model/site/firebase-project.ts'
export {
  DELETED,
  MOST_AT_ONCE,
  noteActions,
  requestActions,
  storedRequests,
  type DeliveryState,
  type RequestChange,
  type RequestCommand,
  type RequestNote,
  type StaffWork,
} from '../../src/model/requests/stored-request.ts'
export type { Values } from '../../src/model/records/define-content.ts'
export { IMAGE_PREFIX, imageKey } from '../../src/model/images/stored-image.ts'
export { buildMarker, buildOf, type SiteFile } from '../../src/model/site/site-file.ts'
export {
  isServable,
  PUBLICATION,
  RELEASES,
  RELEASES_KEPT_DAYS,
  type PublicationCommand,
} from '../../src/model/records/publication.ts'
export { shownRecords } from '../../src/model/records/shown-records.ts'
export type { renderSite, SiteBuild } from '../../src/entries/render/render-site.ts'
export type { PrerenderedContent } from '../../src/model/records/prerendered-content.ts'
