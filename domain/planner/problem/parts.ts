/** The parts of a problem while it is put together: points, visits with their meanings, groups. */
import type { Coordinates, Place, PlaceKind } from '#domain/places/schema.ts'
import { askedOf, wishesMet } from '../asked/asked-starts.ts'
import { type DayVisit, dayVisit } from '../day-visit.ts'
import type { PlanRequest } from '../schema.ts'
import type { TourGroup, TourVisit } from '../tours/problem.ts'

/** At most one of it a day: a meal, a nap, a bite. */
export const onceADay: TourGroup = { cap: 1, per: 'day' }
/** Of what one can't have enough, two a day are not too many. */
const aFewADay: TourGroup = { cap: 2, per: 'day' }
/** A place that has several visits in the problem is in one of them. */
export const onceATrip: TourGroup = { cap: 1, per: 'trip' }

/** Of what was wished for every day, a day has one. */
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

/** A dish that was wished for is had as often as was asked, on as many days: a third fondue is no treat. */
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

/** Of what is done once, one: what the town is known for is seen besides. */
export function measuredGroups(place: Place, parts: ProblemParts, request: PlanRequest): number[] {
  if (place.essential >= ofTheTown) return []
  const planned = askedOf(place, request)
  return wishesMet(place, request).flatMap((wish) => {
    const { what, most, dish } = wish
    // What is there for another wish is not one too many of this one.
    const isForAnother = planned.some((each) => each !== wish)
    if (most === undefined || dish !== undefined || isForAnother) return []
    return [parts.group(`most ${what}`, { cap: most, per: 'trip' })]
  })
}

/** From here on a place is what a town is visited for, whatever one came for. */
const ofTheTown = 0.8

/** Of what was asked for in moderation, one in three days, and one at least; or one a day. */
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
  // A house that another wish is for is not one of the couple: dinosaurs.
  const isForMore = wishesMet(place, request).some(({ ofKind, implied }) => !(ofKind || implied))
  if (most && !isForMore) {
    groups.push(parts.group(`most ${kind}`, { cap: most.most, per: 'trip' }))
  }
  if (oneADayKinds.includes(kind)) groups.push(parts.group(`one ${kind} a day`, onceADay))
  return groups
}

/** A gallery is a museum to those who have had enough of them. */
function houseKind({ kind }: Pick<Place, 'kind'>): Place['kind'] {
  return kind === 'gallery' ? 'museum' : kind
}

const daysForOneMore = 3

/** Where few places will do one comes again, though not on every day of a long stay. */
const mostTurns = 4

/** A bar, a table and a street of bars: a second evening there is enough, while one swims at the same beach all week. */
const ofEvenings = new Set<PlaceKind>(['nightlife', 'restaurant', 'cafe', 'stage'])
const mostEvenings = 2

/** What was wished for every day may be at the same place again where there are too few. */
export function turnsAsked(place: Place, request: PlanRequest): number {
  const most = ofEvenings.has(place.kind) ? mostEvenings : mostTurns
  const turns = askedOf(place, request)
    // What nobody said is had once at each place, and then no more.
    .filter(({ daily, often, implied }) => daily && !often && !implied)
    .map(({ placeIds, times }) => Math.ceil((times ?? request.days.length) / placeIds.length))
  return Math.min(most, Math.max(1, ...turns))
}

/** A run of so many days has one that is left free before the next begins. */
const longRun = 3

/** Turns are in runs of days, and no day of one is beside a day of the next where there are days enough. */
export function isDayOfTurn(day: number, turn: number, turns: number, days: number): boolean {
  const turnOf = (each: number) => Math.floor((each * turns) / days)
  if (turnOf(day) !== turn) return false
  const isLast = turn < turns - 1 && turnOf(day + 1) !== turn
  return !(isLast && turnOf(day - longRun + 1) === turn)
}

export class ProblemParts {
  readonly points: Coordinates[] = []
  readonly visits: TourVisit[] = []
  /** What each visit stands for, in the same order. */
  readonly meanings: DayVisit[] = []
  readonly groups: TourGroup[] = []
  /** The point at which a visit ends, by the one at which it begins, where that is another. */
  readonly endOf = new Map<number, number>()
  private readonly pointOf = new Map<string, number>()
  private readonly named = new Map<string, number>()

  add(visit: TourVisit, meaning: Partial<DayVisit> & Pick<DayVisit, 'kind'>): void {
    this.visits.push(visit)
    this.meanings.push(dayVisit(meaning))
  }

  /** The number of a point, a new one where nothing is there yet. */
  pointAt(at: Coordinates): number {
    const key = at.join()
    const known = this.pointOf.get(key)
    if (known !== undefined) return known
    this.points.push(at)
    this.pointOf.set(key, this.points.length - 1)
    return this.points.length - 1
  }

  /** The point at which a visit begins; where it ends elsewhere, ways from it are measured from there. */
  pointOfVisit({ at, endsAt }: Pick<Place, 'at' | 'endsAt'>): number {
    const point = this.pointAt(at)
    if (endsAt) this.endOf.set(point, this.pointAt(endsAt))
    return point
  }

  /** The number of a group by its name; the first to name it says what it allows. */
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
