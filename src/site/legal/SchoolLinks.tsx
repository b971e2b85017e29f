import { school } from '#content/school.ts'
import { phoneHref } from '#model/phone-href.ts'

export const SchoolPhone = () => <a href={phoneHref(school.phone)}>{school.phone}</a>

export const SchoolMail = () => <a href={`mailto:${school.email}`}>{school.email}</a>
