import { homeSlides } from '#domain/carousel/fallback-slides.ts'
import { DestinationCarousel } from './destination-carousel.tsx'
import type { FetchedSlides } from './fetch-slides.server.ts'

interface HomeCarouselProps {
  read: FetchedSlides
}

/** The landing page's carousel: never fewer than three destinations. */
export function HomeCarousel({ read }: HomeCarouselProps) {
  return (
    <DestinationCarousel
      slides={homeSlides(read.slides)}
      failed={read.failed}
      dots
      overlay="beside"
      sizes="(min-width: 75rem) 47rem, 92vw"
      // The square cut has the whole scene: a phone shows all of it, and flatter frames do not cut
      // off the tops of towers.
      shape="square"
      pictureClassName="object-[50%_32%]"
      className="aspect-5/4 sm:aspect-video lg:aspect-auto lg:min-h-150"
    />
  )
}
