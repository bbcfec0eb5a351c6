import { Pause, Play } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { ContentImage } from '#app/features/pages/index.ts'
import { cx } from '#app/ui/class-names.ts'
import { LinkButton } from '#app/ui/link-button.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import type { CarouselSlide } from '#domain/carousel/carousel-item.ts'
import type { PosterShape } from '#domain/site/posters.ts'
import { useSlideShow } from './use-slide-show.ts'

interface DestinationCarouselProps {
  slides: readonly CarouselSlide[]
  /** The slides stand in for those that could not be read. */
  failed?: boolean
  loading?: boolean
  /** Buttons that select a slide. */
  dots?: boolean
  /** Title, description and the way to the itinerary, over the picture. */
  overlay?: boolean
  /** How wide it is shown, as in `(min-width: 48rem) 50vw, 100vw`. */
  sizes?: string
  /** Which cut of a poster fills it best. */
  shape?: PosterShape
  /** Which part of the picture stays when the frame is flatter: `object-[50%_32%]`. */
  pictureClassName?: string
  /** Its height: `h-200`. */
  className?: string
}

/** Destinations that follow one another. It waits for whoever points at it or tabs into it. */
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

function SlideShow({
  slides,
  dots = false,
  overlay = false,
  sizes = '100vw',
  shape = 'tall',
  pictureClassName,
  className = 'h-120',
}: DestinationCarouselProps) {
  const { shown, isNear, playing, stopped, show, toggle, holders } = useSlideShow(slides.length)
  const turn = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') show(shown + 1)
    if (key === 'ArrowLeft') show(shown - 1)
  }
  return (
    <section
      aria-roledescription="carousel"
      aria-label="Destinations"
      data-surface="night"
      {...holders}
      onKeyDown={turn}
      className={cx('relative isolate overflow-hidden rounded-card bg-surface', className)}
    >
      <div aria-live={playing ? 'off' : 'polite'} className="absolute inset-0">
        {slides.map((slide, index) => (
          <fieldset
            key={slide.id}
            aria-roledescription="slide"
            aria-label={`${index + 1} of ${slides.length}: ${slide.title}`}
            aria-hidden={index !== shown}
            inert={index !== shown}
            className={cx(
              'absolute inset-0 transition-opacity duration-1000 ease-in-out',
              index === shown ? 'opacity-100' : 'opacity-0',
            )}
          >
            {isNear(index) && (
              <ContentImage
                src={slide.image_url}
                alt={overlay ? '' : slide.title}
                sizes={sizes}
                shape={shape}
                className={pictureClassName}
              />
            )}
            {overlay && <Overlay slide={slide} />}
          </fieldset>
        ))}
      </div>
      {slides.length > 1 && (
        <div className="absolute inset-x-0 bottom-0 flex items-center justify-between gap-2 p-4">
          {/* One row, however many there are: a second one would lie over the words. */}
          <div className="flex min-w-0 grow pl-2">
            {dots &&
              slides.map(({ id, title }, index) => (
                <button
                  key={id}
                  type="button"
                  aria-label={`Show ${title}`}
                  aria-current={index === shown || undefined}
                  onClick={() => show(index)}
                  className="group inline-flex h-touch min-w-0 basis-7 items-center justify-center rounded-control"
                >
                  <span
                    className={cx(
                      'block h-2.5 max-w-full rounded-full border border-night/60 bg-foam transition-[width,opacity]',
                      index === shown ? 'w-6' : 'w-2.5 opacity-70 group-hover:opacity-100',
                    )}
                  />
                </button>
              ))}
          </div>
          <button
            type="button"
            aria-label={stopped ? 'Play slides' : 'Pause slides'}
            onClick={toggle}
            className="inline-flex size-touch shrink-0 items-center justify-center rounded-full bg-night/70 text-foam hover:bg-night"
          >
            {stopped ? (
              <Play aria-hidden="true" className="size-5" />
            ) : (
              <Pause aria-hidden="true" className="size-5" />
            )}
          </button>
        </div>
      )}
    </section>
  )
}

/** A plate behind the words alone: they read on any picture, and the picture stays a picture. */
function Overlay({ slide: { title, description, itinerary_link } }: { slide: CarouselSlide }) {
  return (
    <div className="absolute bottom-3 left-3 flex w-[calc(100%-1.5rem)] max-w-md flex-col items-start gap-2 rounded-card bg-night/80 px-5 pt-4 pb-13">
      <p className="max-w-full font-display text-2xl">{title}</p>
      <p className="line-clamp-3 max-w-full">{description}</p>
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
