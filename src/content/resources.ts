import {
  CarFront,
  CircleQuestionMark,
  Handshake,
  Heart,
  MapPin,
  MessageSquareQuote,
  Sparkles,
  Users,
} from 'lucide-react'
import { defaultContactInfo } from '#content/contact_info/defaults.ts'
import { contactInfo } from '#content/contact_info/definition.ts'
import { CourseDetail } from '#content/courses/CourseDetail.tsx'
import { courses } from '#content/courses/definition.ts'
import { faqs } from '#content/faqs/definition.ts'
import { instructors } from '#content/instructors/definition.ts'
import { InstructorCard } from '#content/instructors/InstructorCard.tsx'
import { photoPositionPart } from '#content/instructors/PhotoPositionPart.tsx'
import { partners } from '#content/partners/definition.ts'
import { testimonials } from '#content/testimonials/definition.ts'
import { values } from '#content/values/definition.ts'
import { ValueDetail } from '#content/values/ValueDetail.tsx'
import { whyChooseUs } from '#content/why_choose_us/definition.ts'
import type { ContentDefinition } from '#model/define-content.ts'
import type { ContentResource } from '#ui/content-resource.ts'

/** Checks a resource against its own type before it joins the list of all. */
const resource = <D extends ContentDefinition>(described: ContentResource<D>) => described

/** The back office's content types, in the order of its sidebar. */
export const resources: readonly ContentResource[] = [
  resource({
    definition: courses,
    Icon: CarFront,
    dashboard: ['count', 'add'],
    Detail: CourseDetail,
  }),
  resource({
    definition: instructors,
    Icon: Users,
    dashboard: ['count', 'add'],
    formParts: [photoPositionPart],
    Card: InstructorCard,
    Detail: InstructorCard,
  }),
  resource({
    definition: values,
    Icon: Heart,
    dashboard: ['count', 'add'],
    Detail: ValueDetail,
  }),
  resource({ definition: testimonials, Icon: MessageSquareQuote, dashboard: ['count'] }),
  resource({ definition: whyChooseUs, Icon: Sparkles }),
  resource({ definition: partners, Icon: Handshake }),
  resource({ definition: faqs, Icon: CircleQuestionMark, dashboard: ['count', 'add'] }),
  resource({ definition: contactInfo, Icon: MapPin, initial: defaultContactInfo }),
]
