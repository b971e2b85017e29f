import type { ComponentType, ReactNode } from 'react'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { aboutPage } from '#content/about_page/definition.ts'
import { landingPage } from '#content/landing_page/definition.ts'
import {
  landingSections,
  type SectionName,
  type SectionTexts,
} from '#content/landing_sections/definition.ts'
import { school } from '#content/school/definition.ts'
import { searchTexts } from '#content/search_texts/definition.ts'
import { headTexts } from '#content/search_texts/head-texts.ts'
import { PreviewedContent } from '#firebase/content/content-store.ts'
import { shownRows } from '#model/fields/rows.ts'
import type { Content, ContentDefinition, Values } from '#model/records/define-content.ts'
import { sitePaths } from '#model/site/site-paths.ts'
import { withSchool } from '#model/words/fill-in.ts'
import { AboutPage } from '#site/about/AboutPage.tsx'
import { HeroSection } from '#site/landing/HeroSection.tsx'
import { IndividualOffer } from '#site/landing/IndividualOffer.tsx'
import { SiteFooter } from '#site/layout/SiteFooter.tsx'
import type { RecordPreview } from '#ui/content-resource.ts'
import { useSchoolName } from '#ui/page/school-name.ts'
import { Section } from '#ui/page/Section.tsx'
import { StatTiles } from '#ui/page/StatTiles.tsx'

/** Of the types whose only record is the words of a page: the page, or the part that shows them. */
export const pagePreviews = new Map<ContentDefinition, RecordPreview<ContentDefinition>>([
  withRecord(landingPage, HeroSection),
  withRecord(aboutPage, AboutPage),
  withRecord(school, () => <SiteFooter landing={false} onCookieSettings={() => {}} />),
  [landingSections, { Record: ({ record }) => <Sections texts={record as never} /> }],
  [searchTexts, { columns: 2, Record: ({ record }) => <SearchResults texts={record as never} /> }],
])

/** A part of the site that asks for a type's record finds the one in the form. */
function withRecord(
  definition: ContentDefinition,
  Part: ComponentType,
): [ContentDefinition, RecordPreview<ContentDefinition>] {
  function Record({ record }: { record: Content<ContentDefinition> }): ReactNode {
    return (
      <PreviewedContent value={{ definition, record }}>
        <Part />
      </PreviewedContent>
    )
  }
  return [definition, { Record }]
}

const sections: readonly SectionName[] = [
  ...(['courses', 'why', 'partners', 'team', 'testimonials'] as const),
  ...(['values', 'faq', 'form'] as const),
]

/** How the landing page's sections begin, without the records in them. */
function Sections({ texts }: { texts: SectionTexts }) {
  const name = useSchoolName()
  return sections.map((section) => (
    <Section
      key={section}
      id={section}
      title={withSchool(texts[`${section}_title`], name)}
      intro={withSchool(texts[`${section}_intro`], name)}
    >
      {section === 'courses' && <IndividualOffer texts={texts} />}
      {section === 'team' && <StatTiles record="" figures={shownRows(texts.figures, false)} />}
    </Section>
  ))
}

/** About as search engines show them, one page below the other. */
function SearchResults({ texts }: { texts: Values<typeof searchTexts> }) {
  const name = useSchoolName()
  return Object.values(sitePaths).map((path) => {
    const { title, description } = headTexts(path, texts, name)
    return (
      <Box key={path} sx={{ mb: 3, overflowWrap: 'anywhere' }}>
        <Typography sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{path}</Typography>
        <Typography sx={{ color: 'primary.main', fontSize: '1.2rem' }}>{title}</Typography>
        <Typography>{description}</Typography>
      </Box>
    )
  })
}
