import { Card } from '#app/ui/card.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { formatDuration } from '#app/ui/trip/format.ts'
import { monthName } from '#domain/calendar/english-dates.ts'
import type { DriveSummary } from '#domain/drives/schema.ts'
import type { Coordinates } from '#domain/places/schema.ts'

/** The great drives of the catalogue, each a card with its line drawn small. */
export function DriveGallery({ drives }: { drives: readonly DriveSummary[] }) {
  return (
    <section aria-labelledby="great-drives" className="mt-14">
      <h2 id="great-drives" className="font-display text-3xl">
        Great drives
      </h2>
      <p className="mt-2 max-w-measure text-on-surface-muted">
        Open one, change it, make it yours.
      </p>
      <ul className="mt-6 grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {drives.map(
          ({ slug, name, region, promise, days, bestMonths, kilometres, minutes, line }) => (
            <Card key={slug} as="li" padding="none" lifts>
              <DriveLine line={line} />
              <div className="p-card">
                <h3 className="font-display text-2xl">
                  <TextLink to={`/roadtrip/${slug}`} className="after:absolute after:inset-0">
                    {name}
                  </TextLink>
                </h3>
                <p className="mt-1 text-on-surface-muted text-sm">{region}</p>
                <p className="mt-3">{promise}</p>
                <p className="mt-3 text-on-surface-muted text-sm tabular-nums">
                  {kilometres.toLocaleString('en-US')} km · {formatDuration(minutes)} at the wheel ·{' '}
                  {days.min} to {days.max} days · best in {monthsInWords(bestMonths)}
                </p>
              </div>
            </Card>
          ),
        )}
      </ul>
    </section>
  )
}

function monthsInWords(months: readonly number[]): string {
  const [first, last] = [months[0], months.at(-1)]
  if (first === undefined || last === undefined || first === last) return monthName(first ?? 1)
  return months.length === 12 ? 'any month' : `${monthName(first)} to ${monthName(last)}`
}

const [width, height] = [360, 150]

/** The way itself, as a line between its first and last stop. */
function DriveLine({ line }: { line: readonly Coordinates[] }) {
  const points = projected(line)
  const [first, last] = [points[0], points.at(-1)]
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="block w-full bg-night">
      <polyline
        points={points.map((at) => at.join()).join(' ')}
        fill="none"
        className="stroke-horizon"
        strokeWidth="3"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      {[first, last].map(
        (at, index) =>
          at && (
            <circle
              key={index === 0 ? 'first' : 'last'}
              cx={at[0]}
              cy={at[1]}
              r="5"
              className="fill-paper"
            />
          ),
      )}
    </svg>
  )
}

/** Rounded, so that the server and every browser draw the same digits. */
function projected(line: readonly Coordinates[]): [number, number][] {
  const middle = line.reduce((sum, [latitude]) => sum + latitude, 0) / Math.max(1, line.length)
  const flat = line.map(([latitude, longitude]) => [
    longitude * Math.cos((middle * Math.PI) / 180),
    -latitude,
  ])
  const [xs, ys] = [flat.map(([x]) => x ?? 0), flat.map(([, y]) => y ?? 0)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const [wide, high] = [Math.max(...xs) - left || 1, Math.max(...ys) - top || 1]
  const scale = Math.min((width - 48) / wide, (height - 48) / high)
  return xs.map((x, index) => [
    Math.round(width / 2 + (x - left - wide / 2) * scale),
    Math.round(height / 2 + ((ys[index] ?? 0) - top - high / 2) * scale),
  ])
}
