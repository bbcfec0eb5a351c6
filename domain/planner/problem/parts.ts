/** Builder of a problem: points, visits with their meanings, groups. */
import type { Coordinates, Place, PlaceKind } from '#domain/places/schema.ts'
import { askedOf, wishesMet } from '../asked/asked-starts.ts'
import { type DayVisit, dayVisit } from '../day-visit.ts'
import type { PlanRequest } from '../schema.ts'
import type { TourGroup, TourVisit } from '../tours/problem.ts'

/** At most one a day: a meal, a nap, a snack. */
export const onceADay: TourGroup = { cap: 1, per: 'day' }
/** At most two a day, of what was wished for in abundance. */
const aFewADay: TourGroup = { cap: 2, per: 'day' }
/** At most one of a place's visits. */
export const onceATrip: TourGroup = { cap: 1, per: 'trip' }

/** Groups that bound a daily wish to one a day. */
export function dailyGroups(place: Place, parts: ProblemParts, request: PlanRequest): number[] {
  return askedOf(place, request)
    .filter(({ daily }) => daily)
    .flatMap(({ what, often, times }) => [
      parts.group(`asked ${what}`, often ? aFewADay : onceADay),
      ...(times === undefined
        ? []
        : [parts.group(`asked ${what} of a stay`, { cap: times, per: 'trip' })]),
    ])
}

/** Groups that bound a wished dish to the days asked for. */
export function dishGroups(place: Place, parts: ProblemParts, request: PlanRequest): number[] {
  return wishesMet(place, request).flatMap(({ what, dish }) =>
    dish === undefined
      ? []
      : [
          parts.group(`${what} on a day`, onceADay),
          parts.group(`${what} of a stay`, { cap: dish, per: 'trip' }),
        ],
  )
}

/** Groups that bound wishes with a measure; great sights are not counted. */
export function measuredGroups(place: Place, parts: ProblemParts, request: PlanRequest): number[] {
  if (place.essential >= ofTheTown) return []
  const planned = askedOf(place, request)
  return wishesMet(place, request).flatMap((wish) => {
    const { what, most, dish } = wish
    // A place of another wish is not counted.
    const isForAnother = planned.some((each) => each !== wish)
    if (most === undefined || dish !== undefined || isForAnother) return []
    return [parts.group(`most ${what}`, { cap: most, per: 'trip' })]
  })
}

/** Renown (0 to 1) from which a place belongs to any visit of the town. */
const ofTheTown = 0.8

/** Groups for kinds wanted in moderation: one in three days, at least one; or one a day. */
export function fewGroups(place: Place, parts: ProblemParts, request: PlanRequest): number[] {
  const { fewKinds, oneADayKinds, mostOfKinds, mustSee, days } = request
  if (mustSee.includes(place.id)) return []
  const kind = houseKind(place)
  const groups: number[] = []
  if (fewKinds.includes(place.kind)) {
    const cap = Math.max(1, Math.floor(days.length / daysForOneMore))
    groups.push(parts.group(`few ${place.kind}`, { cap, per: 'trip' }))
  }
  const most = mostOfKinds.find((each) => houseKind(each) === kind)
  // A house of another wish is not counted: dinosaurs.
  const isForMore = wishesMet(place, request).some(({ ofKind, implied }) => !(ofKind || implied))
  if (most && !isForMore) {
    groups.push(parts.group(`most ${kind}`, { cap: most.most, per: 'trip' }))
  }
  if (oneADayKinds.includes(kind)) groups.push(parts.group(`one ${kind} a day`, onceADay))
  return groups
}

/** Counts galleries as museums. */
function houseKind({ kind }: Pick<Place, 'kind'>): Place['kind'] {
  return kind === 'gallery' ? 'museum' : kind
}

const daysForOneMore = 3

/** The most visits to one place of a daily wish, where there are few. */
const mostTurns = 4

/** Kinds for which a second evening at the same place is enough; a beach may be the same all week. */
const ofEvenings = new Set<PlaceKind>(['nightlife', 'restaurant', 'cafe', 'stage'])
const mostEvenings = 2

/** How often a place of a daily wish may be visited, where there are too few. */
export function turnsAsked(place: Place, request: PlanRequest): number {
  const most = ofEvenings.has(place.kind) ? mostEvenings : mostTurns
  const turns = askedOf(place, request)
    // Implied wishes visit each place once.
    .filter(({ daily, often, implied }) => daily && !often && !implied)
    .map(({ placeIds, times }) => Math.ceil((times ?? request.days.length) / placeIds.length))
  return Math.min(most, Math.max(1, ...turns))
}

/** Days of a run from which its last day is left free before the next run. */
const longRun = 3

/** Whether a day belongs to a turn: turns are runs of days, with a free day between them where there are enough. */
export function isDayOfTurn(day: number, turn: number, turns: number, days: number): boolean {
  const turnOf = (each: number) => Math.floor((each * turns) / days)
  if (turnOf(day) !== turn) return false
  const isLast = turn < turns - 1 && turnOf(day + 1) !== turn
  return !(isLast && turnOf(day - longRun + 1) === turn)
}

export class ProblemParts {
  readonly points: Coordinates[] = []
  readonly visits: TourVisit[] = []
  /** The meaning of each visit, in the same order. */
  readonly meanings: DayVisit[] = []
  readonly groups: TourGroup[] = []
  /** The point where a visit ends, by the one where it begins, where they differ. */
  readonly endOf = new Map<number, number>()
  private readonly pointOf = new Map<string, number>()
  private readonly named = new Map<string, number>()

  add(visit: TourVisit, meaning: Partial<DayVisit> & Pick<DayVisit, 'kind'>): void {
    this.visits.push(visit)
    this.meanings.push(dayVisit(meaning))
  }

  /** The number of a point; new where there is none yet. */
  pointAt(at: Coordinates): number {
    const key = at.join()
    const known = this.pointOf.get(key)
    if (known !== undefined) return known
    this.points.push(at)
    this.pointOf.set(key, this.points.length - 1)
    return this.points.length - 1
  }

  /** The point where a visit begins; ways on from it are measured from its end. */
  pointOfVisit({ at, endsAt }: Pick<Place, 'at' | 'endsAt'>): number {
    const point = this.pointAt(at)
    if (endsAt) this.endOf.set(point, this.pointAt(endsAt))
    return point
  }

  /** The number of a group by name; the first call defines its bound. */
  group(name: string, group: TourGroup): number {
    const known = this.named.get(name)
    if (known !== undefined) return known
    this.groups.push(group)
    this.named.set(name, this.groups.length - 1)
    return this.groups.length - 1
  }

  groupNamed(name: string): number | undefined {
    return this.named.get(name)
  }
}
