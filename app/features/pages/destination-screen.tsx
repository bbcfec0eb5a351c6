import { Eye } from 'lucide-react'
import { LinkButton } from '#app/ui/link-button.tsx'
import { PageBody } from '#app/ui/page-body.tsx'
import type { DestinationPage } from './read-page.ts'
import { SectionCard } from './section-card.tsx'

interface DestinationScreenProps {
  page: DestinationPage
  preview: boolean
}

export function DestinationScreen({ page, preview }: DestinationScreenProps) {
  return (
    <>
      {preview && <PreviewBanner unpublished={page.unpublished} />}
      <PageBody>
        <h1 className="font-display text-5xl">{page.friendly_name}</h1>
        <div className="mt-10 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {page.sections.map((section, index) => (
            <SectionCard
              key={section.id}
              section={section}
              repeats={
                page.sections.slice(0, index).filter((each) => each.image_url === section.image_url)
                  .length
              }
              priority={index === 0}
            />
          ))}
        </div>
        <div className="mt-12 flex flex-wrap gap-3">
          <LinkButton to="/itinerary/new/plan" size="lg">
            Plan your days here
          </LinkButton>
          <LinkButton to="/inspirations" size="lg" variant="outline">
            More inspirations
          </LinkButton>
        </div>
      </PageBody>
    </>
  )
}

function PreviewBanner({ unpublished }: { unpublished: boolean }) {
  return (
    <p
      role="status"
      className="flex flex-wrap items-center justify-center gap-x-3 gap-y-1 bg-horizon px-gutter py-3 text-center text-ink"
    >
      <Eye aria-hidden="true" className="size-5" />
      <strong>You are in preview mode.</strong>
      {unpublished
        ? 'What you see is not published: only administrators see it.'
        : 'This is the page as everybody sees it.'}
    </p>
  )
}
