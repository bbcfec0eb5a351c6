import type { ReactNode } from 'react'
import { Card } from '../card.tsx'
import { cx } from '../class-names.ts'

interface DayCardProps {
  /** Which day of the trip: `Day 2`. */
  label: string
  date?: string
  title: string
  /** The level of the title among the headings around the card. */
  headingLevel?: 2 | 3 | 4
  /** A picture along the top, cropped to a wide strip. */
  picture?: ReactNode
  /** Under the title: the weather, the light. */
  facts?: ReactNode
  /** Beside the title: a menu. */
  aside?: ReactNode
  /** Stops, in the order of the day. */
  children: ReactNode
  footer?: ReactNode
  className?: string
  listClassName?: string
}

/** A day of a plan as a card, with a perforated line below its title. */
export function DayCard({
  label,
  date,
  title,
  headingLevel = 3,
  picture,
  facts,
  aside,
  children,
  footer,
  className,
  listClassName,
}: DayCardProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <Card as="article" padding="none" className={className}>
      {picture && <div className="relative h-28 overflow-hidden *:h-full md:h-36">{picture}</div>}
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 border-control-line/50 border-b-2 border-dashed bg-surface-sunken px-card py-5">
        <div className={cx('min-w-0', facts !== undefined && 'flex-1')}>
          <p className="text-on-surface-muted text-sm">
            <span className="font-semibold text-on-surface">{label}</span>
            {date && <> · {date}</>}
          </p>
          <Heading className="mt-1 font-display text-2xl">{title}</Heading>
          {facts && <div className="mt-1 -mb-2 text-on-surface-muted text-sm">{facts}</div>}
        </div>
        {aside}
      </header>
      <ol className={cx('px-card pt-6 pb-2', listClassName)}>{children}</ol>
      {footer && (
        <footer className="border-hairline border-t px-card py-4 text-on-surface-muted text-sm">
          {footer}
        </footer>
      )}
    </Card>
  )
}
