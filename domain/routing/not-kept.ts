/** Sentences on what a timed road trip does not keep, with reasons. */
import { roadProblem } from './road-problems.ts'
import type { RoadRoute } from './road-trip-schema.ts'
import type { RoadTrip } from './road-trip-timing.ts'

const mostDays = 60

export function notKept(route: RoadRoute, { days, late, broken }: RoadTrip): string[] {
  const problem = roadProblem(route)
  const last = days.at(-1)?.day ?? 1
  return [
    ...(problem ? [problem] : []),
    ...(last > mostDays
      ? [`It takes ${last} days; a trip has room for ${mostDays}, and the rest is not shown.`]
      : []),
    ...late.map(({ id, minutes }) => {
      const name = route.stops.find((stop) => stop.id === id)?.name ?? id
      return `${name} is reached ${minutes} minutes too late.`
    }),
    ...broken.map(({ day, rule, from, to }) =>
      rule === 'limit'
        ? `Day ${day} is longer than your limit: nowhere to stop is known between ${from} and ${to}.`
        : `Day ${day} is partly driven in the dark: there is too little daylight between ${from} and ${to} on that date.`,
    ),
  ].slice(0, 60)
}
