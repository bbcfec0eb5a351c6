import { Moon } from 'lucide-react'
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

interface RouteStripProps {
  stops: readonly RouteStop[]
  label: string
  className?: string
  listClassName?: string
}

/** A road with its stops: down the page where it is narrow, across it where there is room. */
export function RouteStrip({ stops, label, className, listClassName }: RouteStripProps) {
  return (
    <div className={cx('@container', className)}>
      <ol aria-label={label} className={cx('@xl:flex', listClassName)}>
        {stops.map((stop, index) => (
          <li
            key={stop.name}
            className="relative @xl:min-w-0 @xl:flex-1 @xl:pt-24 @xl:last:flex-none @max-xl:pb-6 @max-xl:pl-12 @max-xl:last:pb-0"
          >
            {index < stops.length - 1 && <Asphalt />}
            <Marker overnight={stop.overnight ?? false} />
            <p className="font-display text-xl">{stop.name}</p>
            {stop.note && <p className="text-on-surface-muted text-sm">{stop.note}</p>}
            {stop.overnight && <p className="mt-1 font-semibold text-link text-sm">Overnight</p>}
            <Drive drive={stops[index + 1]?.drive} />
          </li>
        ))}
      </ol>
    </div>
  )
}

/** From this stop to the next, with the dashes in its middle. */
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

/** The drive to the next stop, over its piece of road. */
function Drive({ drive }: Pick<RouteStop, 'drive'>) {
  if (!drive) return null
  return (
    <p className="text-on-surface-muted text-sm tabular-nums @xl:absolute @xl:top-0 @xl:left-8 @xl:w-full @xl:text-center @max-xl:mt-3">
      <span className="sr-only">Drive of </span>
      <span className="font-semibold text-on-surface">{formatDuration(drive.minutes)}</span>
      <span className="@xl:block">
        <span className="@xl:hidden"> · </span>
        {drive.kilometres} km
      </span>
    </p>
  )
}
