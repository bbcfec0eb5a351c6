import type { ReactNode } from 'react'
import { PlaceStamp } from '#app/features/pages/index.ts'
import { LinkButton } from '#app/ui/link-button.tsx'
import type { CarouselSlide } from '#domain/carousel/carousel-item.ts'

interface SlidePlateProps {
  slide: CarouselSlide
  /** The room below for the controls. */
  room: ReactNode
}

/** The slide's text on a paper label over the picture, which keeps it legible on any picture. */
export function SlidePlate({
  slide: { title, description, itinerary_link },
  room,
}: SlidePlateProps) {
  return (
    <div className="absolute inset-x-3 bottom-3 flex flex-col items-start gap-2 rounded-control bg-surface px-5 pt-4 pb-3 lg:shadow-soft">
      <p className="line-clamp-2 max-w-full font-display text-2xl">{title}</p>
      <p className="line-clamp-2 max-w-full text-on-surface-muted">{description}</p>
      {itinerary_link && <StealLink link={itinerary_link} title={title} />}
      {room}
    </div>
  )
}

interface SlidePanelProps {
  slide: CarouselSlide
  number: number
  of: number
}

/**
 * The slide's text beside the picture, aligned to the bottom so that the link does not move between
 * slides. Leaves room below for two rows of controls.
 */
export function SlidePanel({ slide, number, of }: SlidePanelProps) {
  const { title, description, itinerary_link, image_url } = slide
  return (
    <div className="flex flex-col items-start gap-4 p-card max-lg:gap-3 max-lg:pb-3 lg:pb-28">
      <div className="flex w-full flex-row-reverse flex-wrap justify-between gap-x-4 gap-y-2 lg:grow lg:flex-col lg:flex-nowrap">
        <div className="lg:self-end">
          <PlaceStamp number={number} of={of} image={image_url} />
        </div>
        <p className="grow basis-40 self-end font-display text-3xl lg:grow-0 lg:basis-auto lg:self-start">
          {title}
        </p>
      </div>
      <p className="line-clamp-6 max-w-measure text-lg text-on-surface-muted">{description}</p>
      {itinerary_link && <StealLink link={itinerary_link} title={title} />}
    </div>
  )
}

function StealLink({ link, title }: { link: string; title: string }) {
  const described = { 'aria-label': `Steal the itinerary: ${title}` }
  return link.startsWith('/') ? (
    <LinkButton to={link} {...described}>
      Steal the itinerary
    </LinkButton>
  ) : (
    <LinkButton href={link} newTab {...described}>
      Steal the itinerary
    </LinkButton>
  )
}
