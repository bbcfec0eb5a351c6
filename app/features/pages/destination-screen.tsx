import { Eye } from 'lucide-react'
import { cx } from '#app/ui/class-names.ts'
import { HydrateInTurns } from '#app/ui/hydrate-in-turns.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { PageBody } from '#app/ui/page-body.tsx'
import { DestinationHero } from './destination-hero.tsx'
import type { DestinationPage } from './fetch-page.server.ts'
import type { PlaceFacts } from './place-facts.server.ts'
import { SampleCard } from './sample-card.tsx'
import { SectionCard } from './section-card.tsx'
import type { SectionPictures } from './section-pictures.server.ts'

interface DestinationScreenProps {
  page: DestinationPage
  preview: boolean
  pictures: SectionPictures
  facts: PlaceFacts | null
}

export function DestinationScreen({ page, preview, pictures, facts }: DestinationScreenProps) {
  const { slug, friendly_name, sections } = page
  const image = sections[0]?.image_url
  return (
    <>
      {preview && <PreviewBanner unpublished={page.unpublished} />}
      <PageBody className="pt-6 sm:pt-8">
        <DestinationHero slug={slug} name={friendly_name} image={image} facts={facts} />
        <div className="mt-6 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          <HydrateInTurns each={2}>
            {sections.map((section, index) => (
              <SectionCard
                key={section.id}
                section={section}
                stamp={{ number: index + 1, of: sections.length, image }}
                picture={pictures[section.id]}
              />
            ))}
            <SampleCard
              slug={slug}
              name={friendly_name}
              facts={facts}
              className={restOfTheRow(sections.length)}
            />
          </HydrateInTurns>
        </div>
        <LinkButton to="/inspirations" size="lg" variant="outline" className="mt-12">
          More inspirations
        </LinkButton>
      </PageBody>
    </>
  )
}

/** The columns that so many cards leave empty, or a row of its own. */
function restOfTheRow(cards: number): string {
  const middling = cards % 2 === 0 ? 'sm:col-span-2' : ''
  const wide = ['lg:col-span-3', 'lg:col-span-2', 'lg:col-span-1'][cards % 3]
  return cx(middling, wide)
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
