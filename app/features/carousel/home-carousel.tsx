import { homeSlides } from '#domain/carousel/fallback-slides.ts'
import { DestinationCarousel } from './destination-carousel.tsx'
import type { ReadSlides } from './read-slides.ts'

interface HomeCarouselProps {
  /** As `readHomeSlides` read them. */
  read: ReadSlides
}

/** The landing page's carousel: never fewer than three destinations. */
export function HomeCarousel({ read }: HomeCarouselProps) {
  return (
    <DestinationCarousel
      slides={homeSlides(read.slides)}
      failed={read.failed}
      dots
      overlay
      sizes="(min-width: 75rem) 71rem, 100vw"
      // The whole scene, so that the frame decides what stays: towers keep their tips.
      shape="square"
      pictureClassName="object-[50%_32%]"
      className="h-120 md:h-140"
    />
  )
}
