/**
 * Gives a route its days and times: never more driving in a day than allowed, a bed for every night,
 * and what the traveller locked stays where it is. What can't be kept is told, with its reason.
 */
import type { Coordinates } from '#domain/places/schema.ts'
import type { Drive, DriveBetween } from './road-trip-drive.ts'
import { pointOnTheWay, type Town, townOnTheWay } from './road-trip-nights.ts'
import {
  type DrivingRules,
  endOf,
  type RoadPoint,
  type RoadRoute,
  type RoadStop,
} from './road-trip-schema.ts'

export interface RoadDrive {
  from: string
  to: string
  /** By the clocks of the two places. */
  departs: number
  arrives: number
  /** At the wheel, without rests and without a ferry. */
  minutes: number
  kilometres: number
  estimated: boolean
  /** Who measured it, where it is no estimate. */
  by?: Drive['by']
  road?: Drive['road']
  line?: Drive['line']
  /** Where it begins and ends; not told of a ship. */
  ends?: readonly [Coordinates, Coordinates]
  /** Rests of a quarter of an hour on the way. */
  rests: number
  /** Set where it is the crossing by ship, which nobody drives. */
  ferry?: { name: string; minutes: number }
}

export interface RoadVisit {
  id: string
  name: string
  arrives: number
  leaves: number
}

export interface RoadNight extends RoadPoint {
  /** The reason: wanted, the driving limit or the end of the day, or waiting for a locked stop. */
  why: 'wanted' | 'limit' | 'waiting'
}

export interface RoadDay {
  day: number
  drives: RoadDrive[]
  visits: RoadVisit[]
  night?: RoadNight
  minutes: number
  kilometres: number
}

/** A rule that a day breaks because there is no other way. */
export interface BrokenRule {
  day: number
  rule: 'limit' | 'dark'
  /** The drive that breaks it. */
  from: string
  to: string
}

export interface RoadTrip {
  days: readonly RoadDay[]
  minutes: number
  kilometres: number
  /** Locked stops that can't be reached in time, and by how many minutes. */
  late: readonly { id: string; minutes: number }[]
  broken: readonly BrokenRule[]
  /** Whether any drive is an estimate. */
  estimated: boolean
}

/** A car ferry from one shore to the other. */
export interface Crossing {
  name: string
  minutes: number
  kilometres: number
  from: RoadPoint
  to: RoadPoint
}

export interface RoadWorld {
  between: DriveBetween
  towns: readonly Town[]
  /** From when to when it is light there on a day of the trip, by the clock there; null: never. */
  light?: (at: Coordinates, day: number) => { from: number; to: number } | null
  /** How many minutes the clock there is ahead of UTC. */
  clock?: (at: Coordinates) => number
  /** The ferries between two points that no road joins, in order. */
  crossings?: (from: RoadPoint, to: RoadPoint) => readonly Crossing[]
}

export const restMinutes = 15
export const restEvery = 120
const dayMinutes = 24 * 60
/** Minute of the day after which visits are moved to the next morning. */
const visitsEnd = 21 * 60
/** Minutes of a sailing from which it is overnight, with a bed on board. */
const longestDaySail = 360
/** Latest landing of a ship (minute of the day). */
const lastLanding = 22 * 60
const mostDays = 400

/** Rounds up to five minutes, so that arrivals are never too early. */
const toFive = (minutes: number): number => Math.ceil(minutes / 5) * 5

export function timeRoadTrip(route: RoadRoute, rules: DrivingRules, world: RoadWorld): RoadTrip {
  const journey = new Journey(route.start, rules, world)
  for (const stop of route.stops) journey.visit(stop)
  const end = endOf(route)
  if (end) journey.travelTo(end)
  return journey.trip()
}

class Journey {
  private readonly rules: DrivingRules
  private readonly world: RoadWorld
  private readonly days = new Map<number, RoadDay>()
  private readonly late: { id: string; minutes: number }[] = []
  private readonly broken: BrokenRule[] = []
  private place: RoadPoint
  private day = 1
  private time: number
  /** At the wheel since the last rest. */
  private sinceRest = 0

  constructor(start: RoadPoint, rules: DrivingRules, world: RoadWorld) {
    this.place = start
    this.rules = rules
    this.world = world
    this.time = rules.leaves
    this.dayOf(1)
  }

  visit(stop: RoadStop): void {
    this.travelTo(stop)
    const { locked } = stop
    if (locked) this.waitFor(stop, locked)
    else if (this.time + stop.minutes > visitsEnd && this.time > this.rules.leaves)
      this.sleep('limit')
    const [day, arrives] = locked ? [locked.day, locked.time ?? this.time] : [this.day, this.time]
    const leaves = arrives + stop.minutes
    this.dayOf(day).visits.push({ id: stop.id, name: stop.name, arrives, leaves })
    this.time = Math.max(this.time, day === this.day ? leaves : 0)
    if (stop.minutes >= restMinutes) this.sinceRest = 0
    for (let night = 0; night < stop.nights; night += 1) this.sleep('wanted')
  }

  /** By road, and by ship where no road leads. */
  travelTo(target: RoadPoint): void {
    for (const crossing of this.world.crossings?.(this.place, target) ?? []) {
      this.driveTo(crossing.from)
      this.sail(crossing)
    }
    this.driveTo(target)
  }

  trip(): RoadTrip {
    const days = [...this.days.values()].sort((a, b) => a.day - b.day)
    const last = days.at(-1)
    // The morning after the last night is no day of the trip.
    if (last && days.length > 1 && last.drives.length + last.visits.length === 0) days.pop()
    return {
      days,
      minutes: days.reduce((sum, { minutes }) => sum + minutes, 0),
      kilometres: days.reduce((sum, day) => sum + day.kilometres, 0),
      late: this.late,
      broken: this.broken,
      estimated: days.some(({ drives }) => drives.some(({ estimated }) => estimated)),
    }
  }

  private driveTo(target: RoadPoint): void {
    const { between } = this.world
    while (!this.fits(target)) {
      const left = this.rules.limit - this.dayOf(this.day).minutes
      const fits = (point: RoadPoint) => this.fits(point)
      const bed =
        townOnTheWay(this.place.at, target.at, left, this.world, fits) ??
        (this.isMorning() ? pointOnTheWay(this.place.at, target.at, fits) : this.place)
      // No progress with a whole day ahead: the way has to be driven in one go.
      if (!bed || this.day >= mostDays) {
        this.tellBroken(target, between(this.place.at, target.at).minutes > left)
        break
      }
      if (bed !== this.place) this.go(bed)
      this.sleep('limit')
    }
    this.go(target)
  }

  /** Whether one gets there today by every rule. */
  private fits(target: RoadPoint): boolean {
    const { minutes, arrives } = this.tried(target)
    const { limit, arrivesBy } = this.rules
    if (minutes === 0) return true
    if (minutes > limit - this.dayOf(this.day).minutes || arrives > arrivesBy) return false
    return arrives <= this.darkAt(target)
  }

  /** What a drive that begins now would be. */
  private tried(target: RoadPoint) {
    const { between, clock } = this.world
    const drive = between(this.place.at, target.at)
    const rests = this.rules.rests
      ? Math.max(0, Math.ceil((this.sinceRest + drive.minutes) / restEvery) - 1)
      : 0
    const departs = drive.minutes === 0 ? this.time : Math.max(this.time, toFive(this.firstLight()))
    const shift = clock ? clock(target.at) - clock(this.place.at) : 0
    const arrives = toFive(departs + drive.minutes + rests * restMinutes + shift)
    return { ...drive, rests, departs, arrives }
  }

  private firstLight(): number {
    if (!this.rules.onlyByDay) return 0
    return this.world.light?.(this.place.at, this.day)?.from ?? 0
  }

  private darkAt({ at }: RoadPoint): number {
    if (!(this.rules.onlyByDay && this.world.light)) return Number.POSITIVE_INFINITY
    return this.world.light(at, this.day)?.to ?? Number.NEGATIVE_INFINITY
  }

  private isMorning(): boolean {
    return this.dayOf(this.day).minutes === 0 && this.time <= this.rules.leaves
  }

  private tellBroken({ name: to }: RoadPoint, isTooLong: boolean): void {
    const rule = isTooLong || !this.rules.onlyByDay ? 'limit' : 'dark'
    this.broken.push({ day: this.day, rule, from: this.place.name, to })
    if (rule === 'limit' && this.rules.onlyByDay)
      this.broken.push({ day: this.day, rule: 'dark', from: this.place.name, to })
  }

  private go(target: RoadPoint): void {
    const tried = this.tried(target)
    const { minutes, kilometres, rests, arrives } = tried
    const today = this.dayOf(this.day)
    today.drives.push({
      ...{ from: this.place.name, to: target.name, ...tried },
      ends: [this.place.at, target.at],
    })
    today.minutes += minutes
    today.kilometres += kilometres
    // Full stretches end with a rest; what is left of the last one goes on counting.
    const driven = this.sinceRest + minutes
    this.sinceRest = driven === 0 ? 0 : driven - rests * restEvery
    this.time = arrives
    this.place = target
  }

  private sail({ name, minutes, kilometres, to }: Crossing): void {
    const { clock } = this.world
    const isOvernight = minutes > longestDaySail
    if (!isOvernight && this.time + minutes > lastLanding && !this.isMorning()) this.sleep('limit')
    const shift = clock ? clock(to.at) - clock(this.place.at) : 0
    const arrives = toFive(this.time + minutes + shift)
    this.dayOf(this.day).drives.push({
      ...{ from: this.place.name, to: to.name, departs: this.time, arrives },
      ...{ minutes: 0, kilometres, estimated: true, rests: 0, ferry: { name, minutes } },
    })
    this.place = to
    this.time = arrives
    this.sinceRest = 0
    if (!isOvernight) return
    const nights = Math.max(1, Math.round(minutes / dayMinutes))
    for (let night = 0; night < nights; night += 1) this.sleep('waiting')
  }

  private sleep(why: RoadNight['why']): void {
    const { name, at } = this.place
    this.dayOf(this.day).night = { name, at, why }
    this.day += 1
    this.time = this.rules.leaves
    this.sinceRest = 0
    this.dayOf(this.day)
  }

  private waitFor({ id }: RoadStop, { day, time }: NonNullable<RoadStop['locked']>): void {
    while (this.day < day) this.sleep('waiting')
    const since = (this.day - day) * dayMinutes + this.time - (time ?? this.time)
    if (since > 0) this.late.push({ id, minutes: since })
    else if (time !== undefined) this.time = time
  }

  private dayOf(day: number): RoadDay {
    const known = this.days.get(day)
    if (known) return known
    const made: RoadDay = { day, drives: [], visits: [], minutes: 0, kilometres: 0 }
    this.days.set(day, made)
    return made
  }
}
