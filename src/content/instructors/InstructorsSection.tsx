import { useEffect, type ReactNode } from 'react'
import Box from '@mui/material/Box'
import { instructors } from './definition.ts'
import { InstructorProfile } from './InstructorProfile.tsx'
import { useContent } from '#firebase/content/content-store.ts'
import { anchors } from '#model/site/anchors.ts'
import { backendMessage } from '#ui/page/backend-message.ts'
import { Section, type SectionHeading } from '#ui/page/Section.tsx'
import { SectionContent } from '#ui/page/SectionContent.tsx'
import { toast } from '#ui/toast/toast.ts'
import { CardSkeletons } from '#ui/cards/CardSkeletons.tsx'
import { upToFourColumns } from '#ui/cards/columns.ts'
import { Reveal, STAGGER_MS } from '#ui/reveal/Reveal.tsx'

interface InstructorsSectionProps {
  heading: SectionHeading
  /** What stands below them. */
  children: ReactNode
}

export function InstructorsSection({ heading, children }: InstructorsSectionProps) {
  const content = useContent(instructors)
  useFailureToast(content.error)
  return (
    <Section id={anchors.instructors} {...heading}>
      <SectionContent
        content={content}
        lang="en"
        loading={
          <CardSkeletons
            label="Loading instructors..."
            lang="en"
            count={4}
            columns={upToFourColumns(4)}
            height={512}
          />
        }
        errorText={backendMessage}
        empty="No instructors found."
      >
        {(team) => (
          <Box sx={upToFourColumns(team.length)}>
            {team.map((instructor, index) => (
              <Reveal key={instructor.id} delay={index * STAGGER_MS}>
                <InstructorProfile instructor={instructor} bookHref={`#${anchors.contact}`} />
              </Reveal>
            ))}
          </Box>
        )}
      </SectionContent>
      {children}
    </Section>
  )
}

function useFailureToast(error: Error | undefined) {
  useEffect(() => {
    if (!error) return
    toast.error({
      id: 'instructors',
      lang: 'en',
      title: 'Error loading instructors',
      description: 'Please try refreshing the page.',
    })
  }, [error])
}
