/** The shape of days: ways, neighbours, gaps, and times that one can keep. */
import { clock } from './dates.ts'
import { leastMinutes, metersBetween } from './distance.ts'
import { isFood, type SeenDay, type SeenPlan, type SeenStop } from './seen-plan.ts'
import { judged, type Verdict } from './verdict.ts'

const neighbourMeters = 400
const longGap = 90
const wayTolerance = 5

/** Minutes in trains, buses and taxis; a day trip's way is its own matter, and its day is left out. */
export function transitMinutes({ days }: SeenPlan): number[] {
  return days
    .filter(({ dayTrip, stops }) => !dayTrip && stops.length > 0)
    .map(({ day }) =>
      [...day.stops.map(({ leg }) => leg), day.back]
        .filter((leg) => leg !== null && leg.mode !== 'walk' && leg.mode !== 'bicycle')
        .reduce((sum, leg) => sum + (leg?.minutes ?? 0), 0),
    )
}

/** One eats where one is, so that restaurants and cafés are no sights here. */
const sights = (days: readonly SeenDay[]) =>
  days.flatMap(({ date, stops }) =>
    stops.flatMap(({ stop, place }) =>
      stop.kind === 'visit' && place && !isFood(place) ? [{ date, place }] : [],
    ),
  )

/** Sights within 400 m of each other that lie on different days. */
export function splitNeighbours({ days }: SeenPlan): Verdict {
  const visits = sights(days)
  const pairs = visits.flatMap((a, index) =>
    visits.slice(index + 1).flatMap((b) => {
      const meters = metersBetween(a.place.at, b.place.at)
      return a.place.id !== b.place.id && meters <= neighbourMeters ? [{ a, b, meters }] : []
    }),
  )
  return judged(pairs, ({ a, b, meters }) =>
    a.date === b.date
      ? null
      : `${a.place.name} on ${a.date} and ${b.place.name} on ${b.date}, ${Math.round(meters)} m apart`,
  )
}

/** Sights whose neighbours within 400 m all lie on other days: one goes there for it alone. */
export function strandedStops({ days }: SeenPlan): Verdict {
  const visits = sights(days)
  const withNeighbours = visits.flatMap(({ date, place }) => {
    const near = visits.filter(
      (other) =>
        other.place.id !== place.id && metersBetween(place.at, other.place.at) <= neighbourMeters,
    )
    return near.length > 0 ? [{ date, place, near }] : []
  })
  return judged(withNeighbours, ({ date, place, near }) =>
    near.some((other) => other.date === date)
      ? null
      : `${place.name} on ${date}, beside ${near[0]?.place.name} on ${near[0]?.date}`,
  )
}

function* neighbours({ days }: SeenPlan): Generator<[SeenDay, SeenStop, SeenStop]> {
  for (const day of days) {
    for (const [index, next] of day.stops.entries()) {
      const before = day.stops[index - 1]
      if (before) yield [day, before, next]
    }
  }
}

/** Between stops, beyond the way; free time, rest and meals are stops of their own. */
export function longGaps(plan: SeenPlan): Verdict {
  const between = judged(neighbours(plan), ([day, before, next]) => {
    const gap = next.from - before.to - (next.stop.leg?.minutes ?? 0)
    if (gap <= longGap) return null
    return `${day.date} ${gap} minutes between ${before.stop.name} (until ${clock(before.to)}) and ${next.stop.name} (${clock(next.from)})`
  })
  const empty = judged(plan.days, ({ date, stops }) =>
    stops.length === 0 ? `${date} has nothing` : null,
  )
  return { of: between.of + empty.of, wrong: [...between.wrong, ...empty.wrong] }
}

/** Stops that begin before the last has ended, and ways that nobody manages in the time there is. */
export function overlaps(plan: SeenPlan): Verdict {
  return judged(neighbours(plan), ([{ date }, before, next]) => {
    const names = `${date} ${before.stop.name} (until ${clock(before.to)}), ${next.stop.name} (${clock(next.from)})`
    if (next.from < before.to) return `${names}: they overlap`
    const { leg } = next.stop
    const room = next.from - before.to
    if (leg?.minutes && room < leg.minutes) return `${names}: the way of ${leg.minutes} is too long`
    // By the catalogue a ride ends elsewhere than it begins, and a park is as large as what lies in it.
    const [from, to] = [before.place?.endsAt ?? before.stop.at, next.stop.at]
    if (isWithin(before.place, next.place) || isWithin(next.place, before.place)) return null
    if (!from || !to || next.stop.kind === 'journey' || before.stop.kind === 'journey') return null
    const least = leastMinutes(leg?.mode ?? 'transit', metersBetween(from, to))
    if (least <= room + wayTolerance) return null
    return `${names}: at least ${Math.round(least)} minutes by ${leg?.mode ?? 'any way'}, there are ${room}`
  })
}

const isWithin = (part: SeenStop['place'], whole: SeenStop['place']): boolean =>
  part?.partOf !== undefined && part.partOf === whole?.id

export function oddTimes({ days }: SeenPlan): Verdict {
  const stops = days.flatMap(({ date, stops: ofDay }) => ofDay.map((seen) => ({ date, ...seen })))
  return judged(stops, ({ date, stop, from, to }) =>
    from % 5 === 0 && to % 5 === 0 ? null : `${date} ${stop.name} ${clock(from)}–${clock(to)}`,
  )
}

export function samePlaceTwice({ days }: SeenPlan): Verdict {
  const seen = new Set<string>()
  const visits = days.flatMap(({ date, stops }) =>
    stops.flatMap(({ stop, place }) =>
      place && stop.kind === 'visit' ? [{ date, id: place.id, name: stop.name }] : [],
    ),
  )
  return judged(visits, ({ date, id, name }) => {
    const again = seen.has(id)
    seen.add(id)
    return again ? `${name} again on ${date}` : null
  })
}
