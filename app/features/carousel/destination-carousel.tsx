import type { KeyboardEvent } from 'react'
import { ContentImage } from '#app/features/pages/index.ts'
import { cx } from '#app/ui/class-names.ts'
import { Spinner } from '#app/ui/spinner.tsx'
import type { CarouselSlide } from '#domain/carousel/carousel-item.ts'
import type { PosterShape } from '#domain/site/posters.ts'
import { RoomForControls, SlideControls } from './slide-controls.tsx'
import { SlidePanel, SlidePlate } from './slide-words.tsx'
import { useSlideShow } from './use-slide-show.ts'

interface DestinationCarouselProps {
  slides: readonly CarouselSlide[]
  /** The slides could not be loaded, and these are shown instead. */
  failed?: boolean
  loading?: boolean
  /** Buttons that select a slide. */
  dots?: boolean
  /** Title, description and the way to the itinerary: laid over the picture, or on paper beside it. */
  overlay?: 'over' | 'beside'
  /** How wide the picture is shown, as in `(min-width: 48rem) 50vw, 100vw`. */
  sizes?: string
  /** Which cut of a poster fills it best. */
  shape?: PosterShape
  /** Which part of the picture stays when the frame is flatter: `object-[50%_32%]`. */
  pictureClassName?: string
  /** Whether its first picture is on the first screen, and so fetched before others. */
  priority?: boolean
  /** Its height, which is the picture's alone where the words stand beside it: `h-200`. */
  className?: string
}

/** A carousel of destinations. It pauses while it is hovered or has keyboard focus. */
export function DestinationCarousel(props: DestinationCarouselProps) {
  const { slides, failed = false, loading = false, className } = props
  if (loading) {
    return (
      <Frame className={className}>
        <Spinner size="lg" label="Loading destinations..." className="m-auto" />
      </Frame>
    )
  }
  return (
    <div className="flex flex-col gap-3">
      {failed && (
        <p role="alert" className="text-danger">
          Failed to load destinations
        </p>
      )}
      {slides.length === 0 ? (
        <Frame className={className}>
          <p className="m-auto p-6 text-center">No destinations available</p>
        </Frame>
      ) : (
        <SlideShow {...props} />
      )}
    </div>
  )
}

function Frame({ className, children }: { className?: string; children: React.ReactNode }) {
  return (
    <div
      data-surface="night"
      className={cx('flex overflow-hidden rounded-card bg-surface', className ?? 'h-120')}
    >
      {children}
    </div>
  )
}

const onThePicture = 'absolute inset-x-3 bottom-3 rounded-control bg-surface p-2'

/** Classes for the parts of a slide, by overlay. */
const looks = {
  bare: { slide: 'h-full', picture: 'absolute inset-0', controls: onThePicture },
  over: {
    slide: 'h-full',
    // On low frames the picture ends above the label, which would cover half of it.
    picture: 'absolute inset-0 max-lg:bottom-1/4 max-sm:bottom-2/5',
    controls: onThePicture,
  },
  beside: {
    slide:
      'grid h-full grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr] lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-none',
    picture: 'relative',
    controls: 'px-4 pb-3 lg:absolute lg:right-0 lg:bottom-0 lg:w-96',
  },
} as const

function SlideShow(props: DestinationCarouselProps) {
  const { slides, dots = false, overlay = 'bare', className = 'h-120' } = props
  const show = useSlideShow(slides.length)
  const turn = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') show.go(show.shown + 1)
    if (key === 'ArrowLeft') show.go(show.shown - 1)
  }
  return (
    <section
      aria-roledescription="carousel"
      aria-label="Destinations"
      data-surface="paper"
      {...show.holders}
      onKeyDown={turn}
      className={cx(
        'relative isolate grid grid-cols-[minmax(0,1fr)] overflow-hidden rounded-card bg-surface shadow-soft',
        overlay !== 'beside' && className,
      )}
    >
      {/* All slides share a grid cell, so that the height does not change from one to the next. */}
      <div aria-live={show.playing ? 'off' : 'polite'} className="grid">
        {slides.map((slide, index) => (
          <fieldset
            key={slide.id}
            aria-roledescription="slide"
            aria-label={`${index + 1} of ${slides.length}: ${slide.title}`}
            aria-hidden={index !== show.shown}
            inert={index !== show.shown}
            className={cx(
              'relative col-start-1 row-start-1 min-w-0 bg-surface transition-opacity ease-in-out',
              // The next slide fades in above the last one, which is hidden afterwards.
              index === show.shown ? 'z-1 duration-1000' : 'opacity-0 delay-1000 duration-0',
            )}
          >
            <Slide {...props} number={index + 1} slide={slide} isNear={show.isNear(index)} />
          </fieldset>
        ))}
      </div>
      {slides.length > 1 && (
        <SlideControls
          slides={slides}
          dots={dots}
          show={show}
          className={looks[overlay].controls}
        />
      )}
    </section>
  )
}

interface SlideProps extends DestinationCarouselProps {
  slide: CarouselSlide
  /** Counted from one. */
  number: number
  /** Whether to fetch its picture. */
  isNear: boolean
}

function Slide({
  slide,
  number,
  slides,
  isNear,
  overlay,
  sizes = '100vw',
  shape = 'tall',
  pictureClassName,
  priority = false,
  className,
}: SlideProps) {
  const look = looks[overlay ?? 'bare']
  return (
    <div className={look.slide}>
      <div className={cx('bg-dusk', look.picture, overlay === 'beside' && className)}>
        {isNear && (
          <div className="absolute inset-0">
            <ContentImage
              src={slide.image_url}
              alt={overlay ? '' : slide.title}
              sizes={sizes}
              shape={shape}
              priority={priority && number === 1}
              className={pictureClassName}
            />
          </div>
        )}
      </div>
      {overlay === 'over' && (
        <SlidePlate
          slide={slide}
          // As wide as the controls on the picture, whose padding is narrower than the label's.
          room={isNear && <RoomForControls slides={slides} className="-mx-3 self-stretch" />}
        />
      )}
      {overlay === 'beside' && <SlidePanel slide={slide} number={number} of={slides.length} />}
    </div>
  )
}
