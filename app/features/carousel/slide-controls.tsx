import { Pause, Play } from 'lucide-react'
import { Button } from '#app/ui/button.tsx'
import { cx } from '#app/ui/class-names.ts'
import type { CarouselSlide } from '#domain/carousel/carousel-item.ts'
import type { SlideShow } from './use-slide-show.ts'

interface SlideControlsProps {
  slides: readonly CarouselSlide[]
  /** Whether to show a dot for each slide beside the pause button. */
  dots: boolean
  show: SlideShow
  className: string
}

/** As many columns as dots fit with the size of a fingertip. */
const dotColumns =
  'grid min-w-0 flex-1 grid-cols-[repeat(auto-fill,minmax(var(--spacing-touch),1fr))]'
const widthOf = (dots: number) => ({ maxWidth: `${dots * 2.75}rem` })

/**
 * Dots that select a slide, and a button that pauses. Each dot is as large as a fingertip, and many
 * of them take a second row.
 */
export function SlideControls({ slides, dots, show, className }: SlideControlsProps) {
  return (
    <div className={cx('z-1 flex items-center justify-between noscript:hidden', className)}>
      <div className={dotColumns} style={widthOf(slides.length)}>
        {dots &&
          slides.map(({ id, title }, index) => (
            <button
              key={id}
              type="button"
              aria-label={`Show ${title}`}
              aria-current={index === show.shown || undefined}
              onClick={() => show.go(index)}
              className="group inline-flex h-touch items-center justify-center rounded-control"
            >
              <span
                className={cx(
                  'block h-2.5 max-w-full rounded-full transition-colors',
                  index === show.shown
                    ? 'w-6 bg-on-surface'
                    : 'w-2.5 bg-control-line group-hover:bg-on-surface',
                )}
              />
            </button>
          ))}
      </div>
      <Button
        variant="ghost"
        size="icon"
        aria-label={show.stopped ? 'Play slides' : 'Pause slides'}
        onClick={show.toggle}
        className="shrink-0"
      >
        {show.stopped ? (
          <Play aria-hidden="true" className="size-5" />
        ) : (
          <Pause aria-hidden="true" className="size-5" />
        )}
      </Button>
    </div>
  )
}

/**
 * Stands under what the controls are laid over, and is as tall as they are: the same dots, unseen, in the
 * same rows. `className` makes it as wide as the controls are.
 */
export function RoomForControls({
  slides,
  className,
}: Pick<SlideControlsProps, 'slides' | 'className'>) {
  return (
    <div aria-hidden="true" className={cx('flex min-h-touch pr-touch', className)}>
      <div className={dotColumns} style={widthOf(slides.length)}>
        {slides.map(({ id }) => (
          <span key={id} className="h-touch" />
        ))}
      </div>
    </div>
  )
}
