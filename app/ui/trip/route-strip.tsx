import { Moon } from 'lucide-react'
import type { CSSProperties } from 'react'
import { cx } from '../class-names.ts'
import { formatDuration } from './format.ts'

export interface RouteStop {
  name: string
  note?: string
  /** The drive from the stop before; the first stop has none. */
  drive?: { minutes: number; kilometres: number } | undefined
  /** Set where the traveller sleeps. */
  overnight?: boolean
}

/** The driving of one day. */
export interface RouteDay {
  /** Which day of the trip: `Day 2`. */
  label: string
  minutes: number
  /** The number of drives of the day. */
  drives: number
}

interface RouteStripProps {
  stops: readonly RouteStop[]
  label: string
  /** Shown below the drives that each of them sums. */
  days?: readonly RouteDay[]
  className?: string
  /** Of both lists, the stops and the days. */
  listClassName?: string
}

/** Columns of both lists: equally wide drives, and room for the last stop's name. */
const columns = '@xl:grid @xl:grid-cols-[repeat(var(--drives),minmax(0,1fr))_10rem]'

/** A route with its stops: vertical in narrow containers, horizontal in wide ones. */
export function RouteStrip({ stops, label, days = [], className, listClassName }: RouteStripProps) {
  return (
    <div
      className={cx('@container', className)}
      style={{ '--drives': stops.length - 1 } as CSSProperties}
    >
      <ol aria-label={label} className={cx(columns, listClassName)}>
        {stops.map((stop, index) => (
          <li
            key={stop.name}
            className={cx(
              'relative @xl:min-w-0 @xl:pt-24 @xl:pr-4 @xl:last:pr-0 @max-xl:pb-4 @max-xl:pl-12 @max-xl:last:pb-0',
              !stop.overnight && '@xl:pb-6.5',
            )}
          >
            {index < stops.length - 1 && <Asphalt />}
            <Marker overnight={stop.overnight ?? false} />
            <p className={cx('font-display text-xl', stop.overnight && '@max-xl:pr-22')}>
              {stop.name}
            </p>
            {stop.note && <p className="text-on-surface-muted text-sm">{stop.note}</p>}
            {stop.overnight && <Overnight />}
            <Drive drive={stops[index + 1]?.drive} />
          </li>
        ))}
      </ol>
      {days.length > 0 && <Days days={days} className={listClassName} />}
    </div>
  )
}

/** The piece of road to the next stop. */
function Asphalt() {
  return (
    <span
      aria-hidden="true"
      className="absolute rounded-full bg-ink @max-xl:top-3 @max-xl:-bottom-3 @max-xl:left-2 @max-xl:w-4 @xl:top-15 @xl:left-3 @xl:h-4 @xl:w-full"
    >
      <span className="absolute border-horizon border-dashed @max-xl:inset-y-4 @max-xl:left-[7px] @max-xl:border-l-2 @xl:inset-x-4 @xl:top-[7px] @xl:border-t-2" />
    </span>
  )
}

function Marker({ overnight }: { overnight: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'absolute z-1 flex size-8 items-center justify-center rounded-full border-4 border-ink @max-xl:top-0 @max-xl:left-0 @xl:top-13 @xl:left-0',
        overnight ? 'bg-violet text-paper' : 'bg-horizon',
      )}
    >
      {overnight && <Moon className="size-3.5" fill="currentColor" strokeWidth={0} />}
    </span>
  )
}

/**
 * Beside the name in narrow containers; in wide ones in a row that every stop reserves, so that
 * nothing moves when it appears.
 */
function Overnight() {
  return (
    <p className="font-semibold text-link text-sm @max-xl:absolute @max-xl:top-1 @max-xl:right-0 @xl:mt-1">
      Overnight
    </p>
  )
}

/** The drive to the next stop, over its piece of road. */
function Drive({ drive }: Pick<RouteStop, 'drive'>) {
  if (!drive) return null
  return (
    <p className="text-on-surface-muted text-sm tabular-nums @xl:absolute @xl:top-0 @xl:left-8 @xl:w-full @xl:text-center @max-xl:mt-1">
      <span className="sr-only">Drive of </span>
      <span className="font-semibold text-on-surface">{formatDuration(drive.minutes)}</span>
      <span className="@xl:block">
        <span className="@xl:hidden"> · </span>
        {drive.kilometres} km
      </span>
    </p>
  )
}

/** Marks the span of a day: a bracket on the horizontal route, a line on the vertical one. */
function Days({ days, className }: { days: readonly RouteDay[]; className: string | undefined }) {
  return (
    <dl
      className={cx(
        'mt-6 grid @max-xl:auto-cols-fr @max-xl:grid-flow-col @max-xl:gap-4',
        columns,
        className,
      )}
    >
      {days.map(({ label, minutes, drives }) => (
        <div
          // A day between other stops gets a new key, so that it animates as a new one.
          key={`${label} ${minutes}`}
          style={{ '--span': drives } as CSSProperties}
          className="relative @max-xl:border-control-line @max-xl:border-t-2 @max-xl:pt-3 @xl:left-4 @xl:mx-1.5 @xl:text-center @xl:[grid-column:span_var(--span)]"
        >
          <span
            aria-hidden="true"
            className="mb-3 block h-3 rounded-b-chip border-control-line border-x-2 border-b-2 @max-xl:hidden"
          />
          <dt className="text-on-surface-muted text-sm">{label}</dt>
          <dd className="tabular-nums">
            <span className="font-semibold">{formatDuration(minutes)}</span>{' '}
            <span className="text-on-surface-muted text-sm @max-3xl:block">at the wheel</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
