import type { LucideIcon } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { formatClock, machineClock } from './format.ts'

interface StopProps {
  /** Minutes after midnight, where the stop is; null for a stop at no particular time. */
  start: number | null
  end: number | null
  name: ReactNode
  area?: string | undefined
  icon: LucideIcon
  /** In the icon's place: a control with the icon in it. */
  marker?: ReactNode
  /** For the list item itself: what it listens to, and how it is marked. */
  mark?: ComponentPropsWithRef<'li'>
  /** How long, when it is open, what it costs. */
  facts?: ReactNode
  /** The reason for this stop at this time. */
  why?: ReactNode
  /** What does not work, with what would mend it. */
  warnings?: ReactNode
  /** The travel to this stop: a `Leg`. */
  leg?: ReactNode
  /** A word about the stop, as in `Sponsored` or `Check hours`. */
  badge?: ReactNode
  actions?: ReactNode
}

/**
 * Marks an end on another day: a flight over the date line lands the day before, or earlier than it left. An
 * evening that ends after midnight is not marked.
 */
function otherClock(start: number, end: number): string {
  if (end < 0) return ' the day before'
  if (end < start) return ' by the clock there'
  return end >= longestNight ? ' the next day' : ''
}

/** Five in the morning, in minutes after the midnight before. */
const longestNight = 1440 + 300

/** A stop of a day with its time, place, reason and travel; a list item, joined by a line. */
export function Stop({
  start,
  end,
  name,
  area,
  icon: Icon,
  marker,
  mark,
  facts,
  why,
  warnings,
  leg,
  badge,
  actions,
}: StopProps) {
  return (
    <li {...mark} className="group/stop">
      {leg}
      <div className="relative isolate has-aria-expanded:z-10 grid grid-cols-[2.5rem_1fr] gap-x-4 pb-5 before:absolute before:top-10 before:bottom-0 before:left-[19px] before:border-control-line before:border-l-2 before:border-dotted [li:last-child>&]:before:hidden">
        {marker ?? (
          <span
            aria-hidden="true"
            className="flex size-10 items-center justify-center rounded-full bg-dusk text-horizon-bright"
          >
            <Icon className="size-5" strokeWidth={1.75} />
          </span>
        )}
        <div className="relative min-w-0 before:absolute before:-inset-x-3 before:-top-2 before:bottom-2 before:-z-1 before:rounded-control before:transition-colors group-aria-current/stop:before:bg-surface-sunken print:before:hidden">
          <p className="text-on-surface-muted text-sm">
            {start === null ? (
              'At any time'
            ) : (
              <time dateTime={machineClock(start)} className="font-semibold text-on-surface">
                {formatClock(start)}
              </time>
            )}
            {start !== null && end !== null && end !== start && (
              <>
                {' to '}
                <time dateTime={machineClock(end)}>{formatClock(end)}</time>
                {otherClock(start, end)}
              </>
            )}
          </p>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <p className="min-w-0 font-display text-xl">{name}</p>
            {badge}
          </div>
          {area && <p className="text-on-surface-muted text-sm">{area}</p>}
          {facts}
          {why && <p className="mt-1.5 max-w-measure text-sm">{why}</p>}
          {warnings}
          {actions}
        </div>
      </div>
    </li>
  )
}
