/** Turns a request into a route problem: which days, legs and stays are allowed. */
import { createLegTable, type Driving } from './leg-choice.ts'
import type { RouteProblem } from './route-reach.ts'
import { shareDays } from './share-days.ts'
import { StayOptions, type StayTerms } from './stay-options.ts'
import type { TripRequest, Wish } from './trip-request.ts'

/** Days by which a trip of open length may grow. */
const spareDays = 10
const longestTrip = 60
const strayEndMinutes = 240

export interface CompiledRoute {
  problem: RouteProblem
  options: StayOptions
}

export function compileRoute(
  request: TripRequest,
  driving: Driving,
  terms: StayTerms,
  /** Largest difference in days from what suits a city, where its days were not said. */
  stray = longestTrip,
): CompiledRoute {
  const { cities, home, returns, days, wishes, cityCount } = request
  const ideal = shareDays(cities, cityCount, days)
  const legs = createLegTable(request, driving, terms.moneyWeight)
  const options = new StayOptions(request, { ...terms, idealDays: ideal })
  const length = wishes.find((wish) => wish.kind === 'length')
  const nameOf = (city: number) => cities[city]?.name ?? ''
  const horizon =
    length?.days ?? Math.min(longestTrip, Math.max(days, overlapped(ideal)) + spareDays)
  const ways = cities.flatMap((from) => cities.map((to) => legs.between(from.name, to.name)))
  const homeward = cities.map((from) => legs.between(from.name, home ?? ''))
  const problem: RouteProblem = {
    cities: cities.length,
    visits: cityCount,
    horizon,
    endsOn: (day) => length === undefined || day === length.days,
    endScore: (day) => strayEndMinutes * Math.abs(day - days),
    inOrder: wishes.some(({ kind }) => kind === 'order'),
    stayFits: stayRule(request, ideal, stray),
    outward: home === undefined ? null : (city) => legs.between(home, nameOf(city))(1),
    onward: (from, to, day) => ways[from * cities.length + to]?.(day) ?? [],
    homeward: home === undefined || !returns ? null : (city, day) => homeward[city]?.(day) ?? [],
    optionsOf: (frame) => options.of(frame),
    goal: options.goal,
  }
  return { problem, options }
}

function overlapped(days: readonly number[]): number {
  return days.reduce((sum, each) => sum + each - 1, 1)
}

function stayRule(
  request: TripRequest,
  ideal: readonly number[],
  stray: number,
): RouteProblem['stayFits'] {
  const rules = request.cities.map(({ name }, index) => {
    const stay = request.wishes.find((wish) => wish.kind === 'stay' && wish.city === name)
    const days = stay?.kind === 'stay' ? stay.days : undefined
    const suits = ideal[index] ?? 2
    return {
      least: days ?? Math.max(Math.min(2, suits), suits - stray),
      most: days ?? suits + stray,
      said: days,
      windows: request.wishes.filter(
        (wish): wish is Wish & { kind: 'window' } => wish.kind === 'window' && wish.city === name,
      ),
    }
  })
  // With one day for each city, the last is reached on the day that ends the trip.
  const isTight = request.days > 1 && request.days === request.cityCount
  return (city, first, last) => {
    const rule = rules[city]
    if (!rule) return false
    const length = last - first + 1
    const isLastDay = isTight && last === request.days && (rule.said ?? 1) === 1
    if (length < (isLastDay ? 1 : rule.least) || length > rule.most) return false
    return rule.windows.every((window) =>
      // A window longer than the stay bounds when the stay is.
      window.last - window.first + 1 > (rule.said ?? longestTrip)
        ? first >= window.first && last <= window.last
        : first <= window.first && last >= window.last,
    )
  }
}
