import { phoneHref } from '#model/phone-href.ts'
import { school } from '#site/school.ts'

export const SchoolPhone = () => <a href={phoneHref(school.phone)}>{school.phone}</a>

export const SchoolMail = () => <a href={`mailto:${school.email}`}>{school.email}</a>
