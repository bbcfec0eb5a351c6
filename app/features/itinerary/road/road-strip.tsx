import { Card } from '#app/ui/card.tsx'
import { formatDuration, formatShortClock } from '#app/ui/trip/format.ts'
import { dayColour } from '#domain/drawing/day-colours.ts'
import type { OpenRoad } from './use-road.ts'

const [first, last] = [5 * 60, 24 * 60]
const share = (minute: number) =>
  `${(100 * (Math.max(first, Math.min(last, minute)) - first)) / (last - first)}%`

/** The drive as a strip a day: light from dawn to dusk, the hours at the wheel on it, stops as dots. */
export function RoadStrip({ road: { timing, world, plan } }: { road: OpenRoad }) {
  const whereIs = new Map(
    [plan.route.start, ...plan.route.stops, ...timing.days.flatMap(({ night }) => night ?? [])].map(
      ({ name, at }) => [name, at],
    ),
  )
  return (
    <Card as="section" aria-label="The drive by the hour" padding="snug">
      <h2 className="font-display text-2xl">The drive by the hour</h2>
      <p className="mt-1 text-on-surface-muted text-sm">
        {timing.kilometres.toLocaleString('en-US')} km and {formatDuration(timing.minutes)} at the
        wheel in {timing.days.length} {timing.days.length === 1 ? 'day' : 'days'}
        {timing.estimated && ', some of it estimated'}. Pale is daylight.
      </p>
      <ol className="mt-4 flex flex-col gap-2">
        {timing.days.map(({ day, drives, visits, minutes, kilometres, night }) => {
          const at = night?.at ?? whereIs.get(drives.at(-1)?.to ?? '') ?? plan.route.start.at
          const light = world.light?.(at, day)
          return (
            <li key={day} className="grid grid-cols-[3.5rem_1fr] items-center gap-x-3 text-sm">
              <span className="text-on-surface-muted">Day {day}</span>
              <span
                role="img"
                aria-label={`${formatDuration(minutes)} at the wheel, ${kilometres} km, ${visits.length} ${visits.length === 1 ? 'stop' : 'stops'}${light ? `, light from ${formatShortClock(light.from)} to ${formatShortClock(light.to)}` : ''}`}
                className="relative block h-6 overflow-hidden rounded-chip bg-dusk"
              >
                {light && (
                  <span
                    className="absolute inset-y-0 bg-horizon-bright/70"
                    style={{ left: share(light.from), right: `calc(100% - ${share(light.to)})` }}
                  />
                )}
                {drives.map(({ departs, arrives, from, to }) => (
                  <span
                    key={`${from} ${to} ${departs}`}
                    className="absolute inset-y-1 rounded-full"
                    style={{
                      left: share(departs),
                      right: `calc(100% - ${share(arrives)})`,
                      backgroundColor: dayColour(day - 1),
                    }}
                  />
                ))}
                {visits.map(({ id, arrives }) => (
                  <span
                    key={id}
                    className="absolute top-1.5 size-3 rounded-full border-2 border-night bg-paper"
                    style={{ left: share(arrives) }}
                  />
                ))}
              </span>
            </li>
          )
        })}
      </ol>
      <p
        aria-hidden="true"
        className="mt-1 flex justify-between pl-17 text-on-surface-muted text-xs"
      >
        <span>5 AM</span>
        <span>noon</span>
        <span>midnight</span>
      </p>
    </Card>
  )
}
