/** Minutes between a town and its airport, where its notes on getting around tell them. */
import { toCount } from '#domain/brief/grammar/numbers.ts'
import type { StayClock } from '../stay-clock.ts'

const count = '\\d{1,2}|[a-z]+(?:-[a-z]+)?'
const span = new RegExp(
  `(?:about |some |under |just under |in |takes )*(?:(?<quarters>a quarter of an hour)|(?<half>half an hour)|(?<hour>an hour)|(?<n>${count}) minutes)`,
  'i',
)

/** Minutes to the airport that the usual hours before and after a flight include. */
const usualWay = 30

/** Minutes by which the way exceeds the usual one. */
export function longerWay(gettingAround: string | undefined): number {
  return Math.max(0, (airportWay(gettingAround) ?? usualWay) - usualWay)
}

/** The hours of a stay, shortened by what the way from and to the airport takes beyond the usual one. */
export function withAirportWay(clock: StayClock, gettingAround: string | undefined): StayClock {
  const more = longerWay(gettingAround)
  if (more === 0) return clock
  const { from, to } = clock
  return {
    ...clock,
    ...(clock.flownIn && from !== undefined && { from: from + more }),
    ...(clock.flownOut && to !== undefined && { to: to - more }),
  }
}

/** Minutes; undefined where nobody tells. Of two airports the longer way, since nobody said which. */
export function airportWay(gettingAround: string | undefined): number | undefined {
  const told = (gettingAround ?? '')
    .split(/(?<=[.;]) /)
    .filter((words) => /\bairport\b|\bexpress\b/i.test(words))
    .flatMap((words) => {
      // "In half an hour reach …, an hour to Bruges": what stands in the airport's own part of the sentence.
      const part = words
        .split(/, (?:and )?/)
        .filter((each) => /\bairport\b|\bexpress\b/i.test(each))
      return part.flatMap((each) => minutesIn(each) ?? [])
    })
  return told.length > 0 ? Math.max(...told) : undefined
}

function minutesIn(words: string): number | undefined {
  const groups = span.exec(words)?.groups
  if (!groups) return undefined
  if (groups.quarters) return 15
  if (groups.half) return 30
  if (groups.hour) return 60
  return toCount(groups.n?.toLowerCase().replace(/-/g, ' ')) ?? toCount(groups.n?.toLowerCase())
}
