import { Eye } from 'lucide-react'
import { cx } from '#app/ui/class-names.ts'
import { LinkButton } from '#app/ui/link-button.tsx'
import { PageBody } from '#app/ui/page-body.tsx'
import { DestinationHero } from './destination-hero.tsx'
import type { DestinationPage } from './fetch-page.server.ts'
import { SectionCard } from './section-card.tsx'
import { sectionSpans } from './section-spans.ts'

interface DestinationScreenProps {
  page: DestinationPage
  preview: boolean
}

export function DestinationScreen({ page, preview }: DestinationScreenProps) {
  const { slug, friendly_name, sections } = page
  const image = sections[0]?.image_url
  return (
    <>
      {preview && <PreviewBanner unpublished={page.unpublished} />}
      <PageBody className="pt-6 sm:pt-8">
        <DestinationHero slug={slug} name={friendly_name} image={image} />
        <Sections sections={sections} />
        <LinkButton to="/inspirations" size="lg" variant="outline" className="mt-12">
          More inspirations
        </LinkButton>
      </PageBody>
    </>
  )
}

const middling = { 3: 'sm:col-span-3', 6: 'sm:col-span-6' } as const
const wide = { 2: 'lg:col-span-2', 3: 'lg:col-span-3', 6: 'lg:col-span-6' } as const

function Sections({ sections }: Pick<DestinationPage, 'sections'>) {
  const spans = sectionSpans(sections.length)
  const pictured = withOwnPicture(sections)
  return (
    <div className="mt-6 grid gap-6 sm:grid-cols-6">
      {sections.map((section, index) => (
        <SectionCard
          key={section.id}
          section={section}
          stamp={{ number: index + 1, of: sections.length, image: sections[0]?.image_url }}
          pictured={pictured.has(section)}
          amongPictures={pictured.size > 0}
          className={spans[index] && cx(middling[spans[index].middling], wide[spans[index].wide])}
        />
      ))}
    </div>
  )
}

/**
 * The sections with a picture that the page has not shown yet, in the header or an earlier section.
 */
function withOwnPicture(sections: DestinationPage['sections']) {
  const [hero, ...others] = sections
  const seen = new Set([null, hero?.image_url])
  return new Set(
    others.filter(({ image_url }) => {
      const isNew = !seen.has(image_url)
      seen.add(image_url)
      return isNew
    }),
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
