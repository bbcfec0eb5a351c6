import { LinkButton } from '#app/ui/link-button.tsx'
import { posters } from '#domain/site/posters.ts'
import { ContentImage, posterOf } from './content-image.tsx'
import type { PlaceFacts } from './place-facts.server.ts'
import { PlaceFactsLine } from './place-facts.tsx'
import { planAddress } from './plan-address.ts'

interface DestinationHeroProps {
  slug: string
  name: string
  /** The page's first picture, if it has one. */
  image: string | null | undefined
  /** Null where the catalogue does not know the place. */
  facts: PlaceFacts | null
}

/** The page's header: its first picture as a framed print, with the name below it. */
export function DestinationHero({ slug, name, image, facts }: DestinationHeroProps) {
  const poster = image && posterOf(image)
  return (
    <header
      data-surface="paper"
      className="rounded-card bg-surface p-2 text-on-surface shadow-soft sm:p-3"
    >
      {image && (
        // Limited in height, so that the name fits on the first screen.
        <div className="aspect-square overflow-hidden rounded-chip bg-dusk sm:aspect-video sm:max-h-[max(20rem,68svh)] sm:w-full">
          <ContentImage
            src={image}
            alt={poster ? posters[poster][1] : name}
            sizes="(min-width: 75rem) 71rem, calc(92vw - 1rem)"
            phoneShape="square"
            priority
            // Aligned towards the top, so that towers are not cut off.
            className="object-[50%_20%]"
          />
        </div>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 p-4 sm:px-5 sm:py-6">
        <h1 className="font-display text-5xl">{name}</h1>
        <div className="flex flex-wrap gap-3 max-sm:grow max-sm:*:grow">
          <LinkButton to={planAddress(name)} size="lg">
            Plan your days here
          </LinkButton>
          {facts && (
            <LinkButton to={`/view-itinerary/${slug}`} size="lg" variant="outline">
              Steal the itinerary
            </LinkButton>
          )}
        </div>
      </div>
      {facts && <PlaceFactsLine facts={facts} />}
    </header>
  )
}
