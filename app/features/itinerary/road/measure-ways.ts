/** Asks our server what its routing server says of some ways: how long they take, and where they run. */
import type { Coordinates } from '#domain/places/schema.ts'
import type { RoadTrip } from '#domain/routing/road-trip-timing.ts'
import type { KnownDrives } from '#domain/routing/road-world.ts'
import type { Trip } from '#domain/trip/schema.ts'
import type { MeasuredDrives } from './measured-drives.server.ts'

type Ends = readonly [Coordinates, Coordinates]

interface Measured {
  drives: KnownDrives
  /** False where no routing server is configured, so that there is no need to ask again. */
  routed: boolean
}

const mostPoints = 60
/** How long to wait for the roads before the estimate is used, in milliseconds. */
const patience = 3_000

/** `ways` are measured and drawn, between `others` only the minutes are asked for. Empty without a network. */
export async function measureWays(
  ways: readonly Ends[],
  others: readonly Coordinates[] = [],
): Promise<Measured> {
  const points = new Map<string, Coordinates>()
  for (const at of [...ways.flat(), ...others]) {
    if (points.size < mostPoints) points.set(at.join(), at)
  }
  const positions = new Map([...points.keys()].map((key, position) => [key, position]))
  const drawn = ways.slice(0, mostPoints).flatMap(([from, to]) => {
    const [begin, end] = [positions.get(from.join()), positions.get(to.join())]
    return begin === undefined || end === undefined ? [] : [[begin, end]]
  })
  if (points.size < 2) return { drives: new Map(), routed: true }
  try {
    const answer = await fetch('/roadtrip/drives', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ points: [...points.values()], drawn }),
      signal: AbortSignal.timeout(patience),
    })
    if (!answer.ok) return { drives: new Map(), routed: true }
    const { drives, routed }: MeasuredDrives = await answer.json()
    return { drives: new Map(drives), routed }
  } catch {
    // The trip goes on with its estimates, which say so.
    return { drives: new Map(), routed: true }
  }
}

/** The drives of a timed trip that are neither measured nor drawn. */
export function unmeasured({ days }: RoadTrip): Ends[] {
  return days
    .flatMap(({ drives }) => drives)
    .flatMap(({ ends, minutes, by, line }) =>
      ends && minutes > 0 && by !== 'catalogue' && !line ? [ends] : [],
    )
}

/** The same of a trip that was just made. */
export function undrawnWays({ days }: Trip): Ends[] {
  const legs = days.flatMap(({ stops, back }) => [...stops.map(({ leg }) => leg), back])
  return legs.flatMap((leg): Ends[] =>
    leg?.mode === 'drive' && leg.minutes && !leg.line && leg.from?.at && leg.to?.at
      ? [[leg.from.at, leg.to.at]]
      : [],
  )
}
