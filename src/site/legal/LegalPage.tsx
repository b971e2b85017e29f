import type { ReactNode } from 'react'
import { useContactInfo } from '#content/contact_info/use-contact-info.ts'
import { errorReports } from '#content/legal_pages/defaults.ts'
import {
  legalPages,
  type LegalPageId,
  type LegalPlaceholder,
  type LegalText,
} from '#content/legal_pages/definition.ts'
import { country } from '#content/contact_info/postal-address.ts'
import { useSchool } from '#content/school/use-school.ts'
import { DRAFT_KEPT_DAYS, REQUEST_KEPT_DAYS } from '#model/requests/contact-limits.ts'
import { REGION } from '#model/site/firebase-project.ts'
import { isCalendarDate } from '#model/time/calendar-date.ts'
import { monthText } from '#model/time/german-dates.ts'
import { TextPage } from '#site/legal/TextPage.tsx'
import { MarkdownText } from '#ui/page/MarkdownText.tsx'

/** A legal page with the school's data in it. */
export function LegalPage({ id, page }: { id: LegalPageId; page: LegalText }) {
  const { title, intro, updated, text } = page
  // A section, and no part of one: it joins the text before that is parsed.
  const reports = import.meta.env.VITE_REPORT_ERRORS === 'true' ? errorReports : ''
  return (
    <div data-record={`${legalPages.collection}/${id}`}>
      <TextPage
        title={title}
        intro={intro}
        updated={isCalendarDate(updated) ? monthText(updated) : ''}
      >
        <MarkdownText
          text={text.replaceAll('{{error_reports}}', reports)}
          values={usePlaceholderValues()}
        />
      </TextPage>
    </div>
  )
}

function usePlaceholderValues(): Record<Exclude<LegalPlaceholder, 'error_reports'>, ReactNode> {
  const { street, town, phone, phoneHref, email, mailHref } = useContactInfo()
  const { name, owner, vat_id, ...school } = useSchool()
  return {
    ...{ name, owner, street, town, country: country.name },
    phone: <a href={phoneHref}>{phone}</a>,
    email: <a href={mailHref}>{email}</a>,
    vat_id,
    authority: school.supervisor_name,
    authority_street: school.supervisor_street,
    authority_town: school.supervisor_town,
    request_days: REQUEST_KEPT_DAYS,
    draft_days: DRAFT_KEPT_DAYS,
    region: REGION,
  }
}
