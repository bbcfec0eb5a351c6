import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatClock, machineClock } from './format.ts'

interface StopProps {
  /** Minutes after midnight, where the stop is; null for a stop at no particular time. */
  start: number | null
  end: number | null
  name: ReactNode
  area?: string | undefined
  icon: LucideIcon
  /** The reason for this stop at this time. */
  why?: ReactNode
  /** The travel to this stop: a `Leg`. */
  leg?: ReactNode
  /** A word about the stop, as in `Sponsored` or `Check hours`. */
  badge?: ReactNode
  actions?: ReactNode
}

/** A stop of a day with its time, place, reason and travel; a list item, joined by a line. */
export function Stop({ start, end, name, area, icon: Icon, why, leg, badge, actions }: StopProps) {
  return (
    <li>
      {leg}
      <div className="relative grid grid-cols-[2.5rem_1fr] gap-x-4 pb-5 before:absolute before:top-10 before:bottom-0 before:left-[19px] before:border-control-line before:border-l-2 before:border-dotted [li:last-child>&]:before:hidden">
        <span
          aria-hidden="true"
          className="flex size-10 items-center justify-center rounded-full bg-dusk text-horizon-bright"
        >
          <Icon className="size-5" strokeWidth={1.75} />
        </span>
        <div className="min-w-0">
          <p className="text-on-surface-muted text-sm">
            {start === null ? (
              'At any time'
            ) : (
              <time dateTime={machineClock(start)} className="font-semibold text-on-surface">
                {formatClock(start)}
              </time>
            )}
            {start !== null && end !== null && (
              <>
                {' to '}
                <time dateTime={machineClock(end)}>{formatClock(end)}</time>
              </>
            )}
          </p>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <p className="min-w-0 font-display text-xl">{name}</p>
            {badge}
          </div>
          {area && <p className="text-on-surface-muted text-sm">{area}</p>}
          {why && <p className="mt-1.5 max-w-measure text-sm">{why}</p>}
          {actions}
        </div>
      </div>
    </li>
  )
}
