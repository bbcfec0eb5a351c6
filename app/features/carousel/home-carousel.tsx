import { homeSlides } from '#domain/carousel/fallback-slides.ts'
import { DestinationCarousel } from './destination-carousel.tsx'
import type { FetchedSlides } from './fetch-slides.server.ts'

interface HomeCarouselProps {
  /** As `fetchHomeSlides` read them. */
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
      sizes="(min-width: 75rem) 47rem, 100vw"
      // The whole scene: a phone shows all of it, and where the frame is flatter, towers keep their tips.
      shape="square"
      pictureClassName="object-[50%_32%]"
      className="aspect-square sm:aspect-video lg:aspect-auto lg:min-h-150"
    />
  )
}
