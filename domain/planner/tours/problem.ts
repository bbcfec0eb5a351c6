/**
 * The team orienteering problem with time windows, as general as a trip needs it: which visits, on
 * which day, in which order. Times are whole numbers in a unit of the caller's choice.
 */

/** When a visit may start, both ends inclusive. */
export interface StartSpan {
  from: number
  to: number
}

export interface TourVisit {
  /** Row in the travel matrix. */
  point: number
  duration: number
  /** Profit on each day, never negative. */
  profit: readonly number[]
  /** Start spans of each day, ascending and disjoint; empty: not on that day. */
  starts: readonly (readonly StartSpan[])[]
  /** Outweighs every profit and tier: dropped only where no tour can include it. */
  mandatory?: boolean
  /**
   * Rank: one visit of a tier outweighs all visits of lower tiers together, with their ways. 0 by default.
   */
  tier?: number
  /** How many visits of its tier it counts for: one that includes lunch leaves room for none. */
  units?: number
  /** Its share of the budget. */
  cost?: number
  /** Indexes of the groups it belongs to. */
  groups?: readonly number[]
  /** Visits of one kind form runs, bounded by `longestRun`; -1 breaks a run. */
  kind?: number
}

/** Bounds the visits of a group to `cap`, a day or in all. */
export interface TourGroup {
  cap: number
  per: 'day' | 'trip'
  /** Days with another cap, for groups counted by day. */
  capOn?: ReadonlyMap<number, number>
}

export interface TourDay {
  startPoint: number
  endPoint: number
  from: number
  to: number
}

export interface TourProblem {
  /** Square matrix by rows: from, to. */
  travel: Int32Array
  points: number
  visits: readonly TourVisit[]
  days: readonly TourDay[]
  groups?: readonly TourGroup[]
  budget?: number
  longestRun?: number
  /** Points per unit of travel; the default only breaks ties. */
  travelWeight?: number
  /** Points per unit of waiting between visits; 0 by default. */
  waitWeight?: number
  /** Units by which the first visit may be late before that counts as waiting; unlimited by default. */
  lateStart?: number
  /** Weighted length of each leg, in the shape of `travel`; `travel` by default. */
  toll?: Float64Array
  /** Pairs of visits that belong on one day, and the points of a pair on two days. */
  together?: { pairs: readonly TourPair[]; weight: number }
}

/** Two visits that belong on one day, with a factor on the weight (1 by default). */
export type TourPair = readonly [one: number, other: number, times?: number]

/** Largest factor of a toll on a leg's length. */
const dearestMinute = 12

/** The order of visits on each day, by index. */
export type TourPlan = readonly (readonly number[])[]

export interface CompiledProblem {
  visits: number
  days: number
  points: number
  travel: Int32Array
  /** Transposed, so that "from anywhere to here" reads one row. */
  travelInto: Int32Array
  point: Int32Array
  duration: Int32Array
  /** Profit by day and visit, with the bonus. */
  profit: Float64Array
  /** Points added to every profit of a visit for being mandatory or of a tier. */
  bonus: Float64Array
  /** Attraction by day and visit, used by fillings: a tier counts, without drowning the profits. */
  lure: Float64Array
  /** The first and last start of a day, by day and visit; first > last: not that day. */
  open: Int32Array
  close: Int32Array
  /** Marks visits with two start spans a day, by day and visit; and their spans. */
  opensTwice: Uint8Array
  spans: ReadonlyMap<number, readonly StartSpan[]>
  mandatory: Uint8Array
  cost: Float64Array
  budget: number
  /** Groups of visit v are `groupOf[groupAt[v]] … groupOf[groupAt[v + 1] - 1]`. */
  groupAt: Int32Array
  groupOf: Int32Array
  groups: readonly TourGroup[]
  /** Daily cap by group and day; infinite for groups counted in all. */
  dailyCap: Float64Array
  kind: Int32Array
  longestRun: number
  travelWeight: number
  waitWeight: number
  lateStart: number
  /** Weighted length by two points (from, to). */
  toll: Int32Array | Float64Array
  /** Whether tolls differ from travel, so that fillings consider them. */
  tolled: boolean
  /** Partners of visit v are `partnerOf[partnerAt[v]] … partnerOf[partnerAt[v + 1] - 1]`. */
  partnerAt: Int32Array
  partnerOf: Int32Array
  /** The factor of each partner's pair. */
  partnerTimes: Float64Array
  splitWeight: number
  tours: readonly TourDay[]
}

/** Cache: all passes after a search use the same immutable problem. */
const compiledOnce = new WeakMap<TourProblem, CompiledProblem>()

export function compileProblem(problem: TourProblem): CompiledProblem {
  let compiled = compiledOnce.get(problem)
  if (!compiled) {
    compiled = compile(problem)
    compiledOnce.set(problem, compiled)
  }
  return compiled
}

function compile(problem: TourProblem): CompiledProblem {
  const { visits, days, points, travel } = problem
  const n = visits.length
  const profit = new Float64Array(days.length * n)
  const lure = new Float64Array(days.length * n)
  const open = new Int32Array(days.length * n).fill(1)
  const close = new Int32Array(days.length * n)
  const opensTwice = new Uint8Array(days.length * n)
  const spans = new Map<number, readonly StartSpan[]>()
  const travelWeight = problem.travelWeight ?? tieBreakingWeight(problem)
  const bonus = bonuses(problem, travelWeight)
  const partners = partnersOf(problem)
  const typical =
    visits.reduce((sum, visit) => sum + Math.max(0, ...visit.profit), 0) / Math.max(1, n)
  for (const [index, visit] of visits.entries()) {
    for (const day of days.keys()) {
      const at = day * n + index
      const own = visit.profit[day] ?? 0
      profit[at] = own + (bonus[index] ?? 0)
      lure[at] = visit.mandatory ? profit[at] : own + typical * (visit.tier ?? 0)
      const starts = visit.starts[day] ?? []
      const first = starts[0]
      const last = starts.at(-1)
      if (!(first && last)) continue
      open[at] = first.from
      close[at] = last.to
      if (starts.length < 2) continue
      opensTwice[at] = 1
      spans.set(at, starts)
    }
  }
  const groupAt = new Int32Array(n + 1)
  for (const [index, visit] of visits.entries()) {
    groupAt[index + 1] = (groupAt[index] ?? 0) + (visit.groups?.length ?? 0)
  }
  return {
    visits: n,
    days: days.length,
    points,
    travel,
    travelInto: transposed(travel, points),
    point: Int32Array.from(visits, (visit) => visit.point),
    duration: Int32Array.from(visits, (visit) => visit.duration),
    profit,
    bonus,
    lure,
    open,
    close,
    opensTwice,
    spans,
    mandatory: Uint8Array.from(visits, (visit) => (visit.mandatory ? 1 : 0)),
    cost: Float64Array.from(visits, (visit) => visit.cost ?? 0),
    budget: problem.budget ?? Number.POSITIVE_INFINITY,
    groupAt,
    groupOf: Int32Array.from(visits.flatMap((visit) => visit.groups ?? [])),
    groups: problem.groups ?? [],
    dailyCap: dailyCaps(problem),
    kind: Int32Array.from(visits, (visit) => visit.kind ?? -1),
    longestRun: problem.longestRun ?? Number.POSITIVE_INFINITY,
    travelWeight,
    waitWeight: problem.waitWeight ?? 0,
    lateStart: problem.lateStart ?? Number.POSITIVE_INFINITY,
    toll: problem.toll ?? travel,
    tolled: problem.toll !== undefined,
    ...partners,
    splitWeight: problem.together?.weight ?? 0,
    tours: days,
  }
}

function dailyCaps({ groups = [], days }: TourProblem): Float64Array {
  const caps = groups.flatMap(({ per, cap, capOn }) =>
    days.map((_, day) => (per === 'day' ? (capOn?.get(day) ?? cap) : Number.POSITIVE_INFINITY)),
  )
  return Float64Array.from(caps)
}

/**
 * Bonuses: that of a tier exceeds all that lower tiers can bring or cost together, and that of mandatory visits
 * exceeds all tiers.
 */
function bonuses(problem: TourProblem, travelWeight: number): Float64Array {
  const { visits, days, toll, together } = problem
  const bonus = new Float64Array(visits.length)
  const top = Math.max(0, ...visits.map(({ tier = 0 }) => tier)) + 1
  const levelOf = ({ mandatory, tier = 0 }: TourVisit) => (mandatory ? top : tier)
  if (visits.every((visit) => levelOf(visit) === 0)) return bonus
  let below = 1 + visits.reduce((sum, visit) => sum + Math.max(0, ...visit.profit), 0)
  // Without tiers and tolls the weight of travel is negligible.
  if (toll || visits.some(({ tier }) => tier)) {
    const time = days.reduce((sum, { from, to }) => sum + Math.max(0, to - from), 0)
    const dearest = toll ? dearestMinute : 1
    below += time * (dearest * travelWeight + (problem.waitWeight ?? 0))
    const pairs = (together?.pairs ?? []).reduce((sum, [, , times = 1]) => sum + times, 0)
    below += pairs * (together?.weight ?? 0)
  }
  for (let level = 1; level <= top; level += 1) {
    let count = 0
    for (const [index, visit] of visits.entries()) {
      if (levelOf(visit) !== level) continue
      const { units = 1 } = visit
      bonus[index] = below * units
      count += units
    }
    below *= 1 + count
  }
  return bonus
}

function partnersOf({ visits, together }: TourProblem) {
  const lists = visits.map((): { visit: number; times: number }[] => [])
  for (const [one, other, times = 1] of together?.pairs ?? []) {
    lists[one]?.push({ visit: other, times })
    lists[other]?.push({ visit: one, times })
  }
  const partnerAt = new Int32Array(visits.length + 1)
  for (const [index, list] of lists.entries()) {
    partnerAt[index + 1] = (partnerAt[index] ?? 0) + list.length
  }
  const all = lists.flat()
  return {
    partnerAt,
    partnerOf: Int32Array.from(all, ({ visit }) => visit),
    partnerTimes: Float64Array.from(all, ({ times }) => times),
  }
}

/** A weight so small that all travel of a full plan weighs less than the smallest profit. */
function tieBreakingWeight({ visits, days }: TourProblem): number {
  const time = days.reduce((sum, { from, to }) => sum + Math.max(1, to - from), 0)
  let smallest = 1
  for (const { profit } of visits) {
    for (const value of profit) if (value > 0 && value < smallest) smallest = value
  }
  return smallest / (2 * Math.max(1, time))
}

function transposed(matrix: Int32Array, size: number): Int32Array {
  const result = new Int32Array(size * size)
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      result[column * size + row] = matrix[row * size + column] ?? 0
    }
  }
  return result
}
