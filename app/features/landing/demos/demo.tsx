import { ArrowRight, RotateCcw } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { cx } from '#app/ui/class-names.ts'
import { TextLink } from '#app/ui/text-link.tsx'
import { usePlay } from './use-play.ts'

const layouts = {
  /** The text is sticky beside a tall demo. */
  beside: {
    section: 'lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]',
    words: 'grid content-start gap-y-3 md:gap-y-4 self-start lg:sticky lg:top-24',
  },
  above: {
    section: '',
    words: 'grid gap-x-16 gap-y-3 md:gap-y-4 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]',
  },
}

interface DemoProps {
  /** Which part of the product it shows. */
  part: string
  title: string
  text: string
  /** Ways into the product: the part itself first. */
  links: readonly { to: string; label: string }[]
  /** Where the words stand on a wide screen. */
  words: keyof typeof layouts
  /** Mounted again when the demo is replayed. */
  children: ReactNode
}

/** A demo on sample data, with its heading and text beside it. */
export function Demo({ part, title, text, links, words, children }: DemoProps) {
  const id = useId()
  const { ref, play, run, replay } = usePlay()
  return (
    <section
      aria-labelledby={id}
      className={cx('grid gap-x-16 gap-y-5 md:gap-y-8', layouts[words].section)}
    >
      <div className={layouts[words].words}>
        <div>
          <p className="font-semibold text-horizon-bright">{part}</p>
          <h3 id={id} className="mt-2 max-w-[18ch] font-display text-3xl">
            {title}
          </h3>
        </div>
        <div className="self-end">
          <p className="max-w-measure text-on-surface-muted">{text}</p>
          <div className="mt-1 flex flex-wrap gap-x-6 md:mt-3">
            {links.map(({ to, label }) => (
              <TextLink
                key={to}
                to={to}
                className="inline-flex min-h-touch items-center gap-2 font-semibold"
              >
                {label} <ArrowRight aria-hidden="true" className="size-4.5" />
              </TextLink>
            ))}
          </div>
        </div>
      </div>
      <div className="min-w-0">
        <div ref={ref} key={run} data-play={play}>
          {children}
        </div>
        <div className="mt-3 flex flex-wrap items-center justify-between gap-x-3">
          <Badge tone="info">Sample data</Badge>
          <Button
            variant="ghost"
            size="sm"
            className="-mr-4 motion-reduce:hidden noscript:hidden"
            iconStart={<RotateCcw aria-hidden="true" className="size-4" />}
            onClick={replay}
          >
            Play again<span className="sr-only"> {part}</span>
          </Button>
        </div>
      </div>
    </section>
  )
}
