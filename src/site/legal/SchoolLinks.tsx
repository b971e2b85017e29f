import { useContactInfo } from '#content/contact_info/use-contact-info.ts'

export function SchoolPhone() {
  const { phone, phoneHref } = useContactInfo()
  return <a href={phoneHref}>{phone}</a>
}

export function SchoolMail() {
  const { email, mailHref } = useContactInfo()
  return <a href={mailHref}>{email}</a>
}
