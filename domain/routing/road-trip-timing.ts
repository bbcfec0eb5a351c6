/**
 * Gives a route its days and times: never more driving in a day than allowed, a bed for every night,
 * and what the traveller locked stays where it is, with a word about it when it can't be reached.
 */
import type { DriveBetween } from './road-trip-drive.ts'
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
  departs: number
  arrives: number
  minutes: number
  kilometres: number
  estimated: boolean
}

export interface RoadVisit {
  id: string
  name: string
  arrives: number
  leaves: number
}

export interface RoadNight extends RoadPoint {
  /** Wanted, the limit or the hour of the day, or waiting for what is locked. */
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

export interface RoadTrip {
  days: readonly RoadDay[]
  minutes: number
  kilometres: number
  /** Locked stops that can't be reached in time, and by how many minutes. */
  late: readonly { id: string; minutes: number }[]
  /** Whether any drive is an estimate. */
  estimated: boolean
}

export interface RoadWorld {
  between: DriveBetween
  towns: readonly Town[]
}

const dayMinutes = 24 * 60
/** Visits that would last longer than this wait for the morning. */
const visitsEnd = 21 * 60

export function timeRoadTrip(route: RoadRoute, rules: DrivingRules, world: RoadWorld): RoadTrip {
  const journey = new Journey(route.start, rules, world)
  for (const stop of route.stops) journey.visit(stop)
  const end = endOf(route)
  if (end) journey.driveTo(end)
  return journey.trip()
}

class Journey {
  private readonly rules: DrivingRules
  private readonly world: RoadWorld
  private readonly days = new Map<number, RoadDay>()
  private readonly late: { id: string; minutes: number }[] = []
  private place: RoadPoint
  private day = 1
  private time: number

  constructor(start: RoadPoint, rules: DrivingRules, world: RoadWorld) {
    this.place = start
    this.rules = rules
    this.world = world
    this.time = rules.leaves
    this.dayOf(1)
  }

  visit(stop: RoadStop): void {
    this.driveTo(stop)
    const { locked } = stop
    if (locked) this.waitFor(stop, locked)
    else if (this.time + stop.minutes > visitsEnd && this.time > this.rules.leaves)
      this.sleep('limit')
    const [day, arrives] = locked ? [locked.day, locked.time ?? this.time] : [this.day, this.time]
    const leaves = arrives + stop.minutes
    this.dayOf(day).visits.push({ id: stop.id, name: stop.name, arrives, leaves })
    this.time = Math.max(this.time, day === this.day ? leaves : 0)
    for (let night = 0; night < stop.nights; night += 1) this.sleep('wanted')
  }

  driveTo(target: RoadPoint): void {
    const { between, towns } = this.world
    const { limit, arrivesBy, leaves } = this.rules
    for (;;) {
      const drive = between(this.place.at, target.at)
      const left = Math.min(limit - this.dayOf(this.day).minutes, arrivesBy - this.time)
      if (drive.minutes <= left) break
      const fresh = this.dayOf(this.day).minutes === 0 && this.time <= leaves
      const bed =
        townOnTheWay(this.place.at, target.at, left, towns, between) ??
        (fresh ? pointOnTheWay(this.place.at, target.at, left, between) : this.place)
      // Not a step nearer with a whole day ahead: such a way has to be driven in one go.
      if (!bed) break
      if (bed !== this.place) this.go(bed)
      this.sleep('limit')
    }
    this.go(target)
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
      estimated: days.some(({ drives }) => drives.some(({ estimated }) => estimated)),
    }
  }

  private go(target: RoadPoint): void {
    const drive = this.world.between(this.place.at, target.at)
    const today = this.dayOf(this.day)
    const arrives = this.time + drive.minutes
    today.drives.push({
      from: this.place.name,
      to: target.name,
      departs: this.time,
      arrives,
      ...drive,
    })
    today.minutes += drive.minutes
    today.kilometres += drive.kilometres
    this.time = arrives
    this.place = target
  }

  private sleep(why: RoadNight['why']): void {
    const { name, at } = this.place
    this.dayOf(this.day).night = { name, at, why }
    this.day += 1
    this.time = this.rules.leaves
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
