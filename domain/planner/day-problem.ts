/** Turns a request into the solver's problem, and remembers what each of its visits stands for. */
import type { OpenSpan } from '#domain/places/opening-hours.ts'
import type { Coordinates, Meal, Place } from '#domain/places/schema.ts'
import type { TravelMatrix } from '#domain/routing/travel-estimate.ts'
import { type TravelTable, travelBetween } from '#domain/routing/travel-table.ts'
import { appeal, bigVisitMinutes, isWorthItsPrice, visitStarts } from './appeal.ts'
import { type Candidates, chooseCandidates } from './candidates.ts'
import {
  gentleSights,
  hoursOf,
  mealTimes,
  napTime,
  paceOf,
  settledMeals,
  travelPreferences,
} from './day-habits.ts'
import { neighbourPairs, slowed, tollOf } from './day-travel.ts'
import { assignDayTrips, eveningAfterTrip, type PlannedDayTrip } from './day-trips.ts'
import { firstThings, type Tier, tiers } from './first-things.ts'
import { toNextMark } from './marks.ts'
import { isMealPlace, isSnack, mealSettled, mealsAt, snackTimes } from './meal-places.ts'
import { primeStarts } from './outdoors.ts'
import type { PlacesConsidered } from './plan-outcome.ts'
import type { PlanAppointment, PlanRequest } from './schema.ts'
import type { StartSpan, TourGroup, TourProblem, TourVisit } from './tours/problem.ts'
import { visitMinutes } from './visit-length.ts'

/** What a minute on foot subtracts from a plan's score; see `tollOf` for other ways. */
const travelWeight = 0.5
/**
 * What a minute of waiting for a place to open subtracts: less than the visit is worth, so that
 * waiting beats not going.
 */
const waitWeight = 0.3
/** Sleeping in costs nothing; a morning without a plan does. */
const lateStart = 60
const mealWorth = 240
/** A meal somewhere near a sight, and near the lodging: less than one that has a name. */
const someMealWorth = 150
const homeMealWorth = 110
const mealsSomewhere = 24
const daysATurn = 12
/** A nap is best at home, and possible in a quiet corner. */
const napWorth = { home: 150, elsewhere: 100 }
/** What a sight loses when all its neighbours are visited on other days. */
const splitWeight = 150
/** A day that was kept for a trip is spent on it. */
const outingWorth = 1000
const outingSlack = 15
/** Visits so long that one eats there: lunch, or dinner as well. */
const mealInsideFrom = { lunch: 300, dinner: 480 }
const longestRunOfAKind = 2
/** A square or a gate that one looks at in passing is no sight of the day, and a day has some of them. */
const passingMinutes = 30
const passingShare = 0.8
/** Sights beyond the usual number where a day would have hours to spare. */
const moreInFreeTime = 3

/** What a visit of the problem means. `around` is where a meal without a restaurant is had. */
export interface DayVisit {
  /** Free time is a nap here; other free time is what the tours leave. */
  kind: 'visit' | 'meal' | 'appointment' | 'free'
  place: Place | null
  around: Place | null
  appointment: PlanAppointment | null
  meal: Meal | null
  locked: boolean
  mandatory: boolean
  /** At the hours when the place is at its best. */
  prime: boolean
  /** Meals that are had there, in the middle of the visit. */
  mealsInside: readonly Meal[]
  /** A day trip: the visit of the problem begins and ends at the lodging. */
  outing: PlannedDayTrip | null
}

export interface DayProblem {
  problem: TourProblem
  visits: readonly DayVisit[]
  /** Without slack, for telling; the problem's matrix has it. */
  travel: TravelMatrix
  points: readonly Coordinates[]
  considered: PlacesConsidered
  /** The same with more sights a day, for time that stays free; null where a repair changes the least. */
  roomier: TourProblem | null
}

export interface DayProblemOptions {
  /** Only what must be: enough to see whether it can hold together. */
  mandatoryOnly?: boolean
  /** The real ways between points; the estimate where it has none. */
  travel?: TravelTable
  /** Multiplies what a place is worth on a date: repair prefers what was there. */
  loyalty?: (placeId: string, date: string) => number
}

/** Kinds that tire in a row, by family. */
const families: readonly (readonly Place['kind'][])[] = [
  ['museum', 'gallery'],
  ['worship'],
  ['palace', 'ruins'],
  ['park', 'garden'],
  ['viewpoint'],
  ['market', 'shopping'],
]

export function buildDayProblem(request: PlanRequest, options: DayProblemOptions = {}): DayProblem {
  const builder = new Builder(request, options)
  builder.addPlaces()
  builder.addAppointments()
  if (!options.mandatoryOnly) builder.addMealsAnywhere()
  if (!options.mandatoryOnly && request.party.naps) builder.addNaps()
  return builder.build()
}

class Builder {
  private readonly request: PlanRequest
  private readonly options: DayProblemOptions
  private readonly points: Coordinates[] = []
  private readonly pointOf = new Map<string, number>()
  private readonly visits: TourVisit[] = []
  private readonly meanings: DayVisit[] = []
  private readonly groups: TourGroup[] = []
  private readonly named = new Map<string, number>()
  private readonly sightsSeen: { place: Place; worth: number }[] = []
  /** Which meals of which days the traveller has settled. */
  private readonly settledMeals = new Set<string>()
  private readonly candidates: Candidates
  private readonly outings: readonly PlannedDayTrip[]
  private readonly tierOf: ReadonlyMap<string, Tier>

  constructor(request: PlanRequest, options: DayProblemOptions) {
    this.request = request
    this.options = options
    const { loyalty } = options
    this.outings = assignDayTrips(
      request,
      (id) => !loyalty || request.days.some(({ date }) => loyalty(id, date) !== 1),
    )
    this.candidates = chooseCandidates(
      request,
      this.outings.map(({ place }) => place.id),
    )
    // A repair changes the least: what was not there does not push out what was.
    this.tierOf = options.loyalty
      ? new Map()
      : firstThings(request, this.candidates.places, (place) => Math.max(...this.worthOf(place)))
  }

  addPlaces(): void {
    const { request, options } = this
    for (const place of this.candidates.places) {
      const lock = request.locked.find(({ placeId }) => placeId === place.id)
      const mandatory = lock !== undefined || request.mustSee.includes(place.id)
      if (request.appointments.some(({ placeId }) => placeId === place.id)) continue
      if (options.mandatoryOnly && !mandatory) continue
      if (place.dayTrip) {
        this.addOuting(place, mandatory)
        continue
      }
      const starts = request.days.map(({ date }) => {
        if (!lock) {
          const from = this.outings.some((outing) => outing.date === date) ? eveningAfterTrip : 0
          return within(startsOf(place, date, request), { from, to: 2880 })
        }
        if (lock.date !== date) return []
        return lock.start === undefined
          ? visitStarts(place, date, request)
          : [{ from: lock.start, to: lock.start }]
      })
      if (isMealPlace(place) && lock) this.addLockedMeal(place, lock.date, starts)
      else if (isMealPlace(place)) this.addMeals(place, starts, mandatory)
      else this.addSight(place, starts, mandatory, lock !== undefined)
    }
  }

  addAppointments(): void {
    for (const appointment of this.request.appointments) {
      const { start, minutes, at, date } = appointment
      const place = this.request.places.find(({ id }) => id === appointment.placeId) ?? null
      const meal = mealSettled(appointment.name, start, place !== null && isMealPlace(place))
      this.add(
        {
          point: this.pointAt(at),
          duration: untilMark(start, minutes),
          profit: this.request.days.map(() => 0),
          starts: this.request.days.map((day) =>
            day.date === date ? [{ from: start, to: start }] : [],
          ),
          mandatory: true,
          groups: meal ? this.settledMeal(meal, date) : [],
        },
        { kind: 'appointment', place, appointment, mandatory: true, locked: true },
      )
    }
  }

  private addSight(
    place: Place,
    starts: readonly OpenSpan[][],
    mandatory: boolean,
    locked: boolean,
  ): void {
    const { request } = this
    const worth = this.worthOf(place)
    const minutes = visitMinutes(place, request)
    const mealsInside = (['lunch', 'dinner'] as const).filter(
      (meal) => request.meals[meal] && minutes >= mealInsideFrom[meal],
    )
    const tier = this.tierOf.get(place.id) ?? tiers.other
    const groups: number[] = []
    if (!mandatory) {
      groups.push(this.countedAs(place, minutes))
      if ((place.price ?? 0) > 0 && request.freeShare > 0 && !isWorthItsPrice(place)) {
        groups.push(this.paidGroup())
      }
      if (minutes >= bigVisitMinutes) groups.push(this.group('big', { cap: 1, per: 'day' }))
      for (const meal of mealsInside) groups.push(this.group(meal, { cap: 1, per: 'day' }))
    }
    const start = fixedStart(starts)
    const visit = {
      point: this.pointAt(place.at),
      duration: start === undefined ? minutes : untilMark(start, minutes),
      mandatory,
      tier: mealsInside.length > 0 ? Math.max(tier, tiers.great) : tier,
      units: Math.max(1, mealsInside.length + (tier === tiers.other ? 0 : 1)),
      cost: request.costs[place.id] ?? 0,
      kind: mandatory || request.wantedKinds.includes(place.kind) ? -1 : familyOf(place),
    }
    const bonus = mealsInside.length * mealWorth
    const meaning = { kind: 'visit', place, mandatory, locked, mealsInside } as const
    const best = starts.map((spans, index) => {
      const { date = '' } = request.days[index] ?? {}
      const prime = locked ? null : primeStarts(place, date, request, minutes)
      return prime ? within(spans, prime) : []
    })
    if (best.some((spans) => spans.length > 0)) {
      groups.push(this.group(`place ${place.id}`, { cap: 1, per: 'trip' }))
      const boost = place.bestTime === 'sunset' ? 1.35 : 1.2
      const profit = worth.map((value) => bonus + value * boost)
      this.add({ ...visit, profit, starts: best, groups }, { ...meaning, prime: true })
    }
    this.add({ ...visit, profit: worth.map((value) => bonus + value), starts, groups }, meaning)
    if (starts.some((spans) => spans.length > 0)) {
      this.sightsSeen.push({ place, worth: Math.max(...worth) + 1000 * tier })
    }
  }

  /** There, the visit with its meal, and back: one block that begins and ends at the lodging. */
  private addOuting(place: Place, mandatory: boolean): void {
    const outing = this.outings.find((each) => each.place.id === place.id)
    if (!outing) return
    const { date, leaves, away } = outing
    const { request } = this
    this.add(
      {
        point: this.pointAt(request.lodging),
        duration: away,
        profit: this.worthOf(place).map((value) => mealWorth + outingWorth + value),
        starts: request.days.map((day) =>
          day.date === date ? [{ from: leaves, to: leaves + outingSlack }] : [],
        ),
        mandatory,
        tier: tiers.promised,
        cost: request.costs[place.id] ?? 0,
        groups: request.meals.lunch ? [this.group('lunch', { cap: 1, per: 'day' })] : [],
      },
      {
        kind: 'visit',
        place,
        mandatory,
        outing,
        mealsInside: request.meals.lunch ? ['lunch'] : [],
      },
    )
  }

  private addMeals(place: Place, starts: readonly OpenSpan[][], mandatory: boolean): void {
    const { request } = this
    const times = mealTimes(request)
    for (const meal of mealsAt(place)) {
      if (!(request.meals[meal] || mandatory)) continue
      const { from, to } = times[meal]
      const usual = { from, to: to + (meal === 'dinner' ? 30 : 0) }
      const window = mandatory ? settledMeals[meal] : usual
      this.addMeal(
        {
          starts: starts.map((spans) => within(spans, window)),
          groups: [this.group(meal, { cap: 1, per: 'day' })],
        },
        { kind: 'meal', place, meal, mandatory, locked: false },
      )
    }
  }

  /** Whatever the traveller fixed is the meal that its hour makes it, so that it is not had again. */
  private addLockedMeal(place: Place, date: string, starts: readonly OpenSpan[][]): void {
    const times = mealTimes(this.request)
    const between = Math.round((times.lunch.to + times.dinner.from) / 2)
    const hours = { lunch: { from: 0, to: between - 1 }, dinner: { from: between, to: 2880 } }
    for (const meal of ['lunch', 'dinner'] as const) {
      const then = starts.map((spans) => within(spans, hours[meal]))
      if (then.every((spans) => spans.length === 0)) continue
      this.addMeal(
        { starts: then, groups: this.settledMeal(meal, date) },
        { kind: 'meal', place, meal, mandatory: true, locked: true },
      )
    }
  }

  private addMeal(
    { starts, groups }: Required<Pick<TourVisit, 'starts' | 'groups'>>,
    meaning: Partial<DayVisit> & Pick<DayVisit, 'kind' | 'mandatory'> & { place: Place },
  ): void {
    const { request } = this
    const { place, mandatory } = meaning
    const fit = dinerFit(place, request)
    const start = fixedStart(starts)
    const minutes = visitMinutes(place, request)
    this.add(
      {
        point: this.pointAt(place.at),
        duration: start === undefined ? minutes : untilMark(start, minutes),
        tier: Math.max(tiers.great, this.tierOf.get(place.id) ?? tiers.other),
        profit: this.worthOf(place).map((value) => mealWorth + 0.6 * value * fit),
        starts,
        mandatory,
        cost: request.costs[place.id] ?? 0,
        groups: [...groups, this.group(`place ${place.id}`, { cap: 1, per: 'trip' })],
      },
      meaning,
    )
  }

  /** Keeps the planner from adding the same meal; two that the traveller settled may both stand. */
  private settledMeal(meal: Meal, date: string): number[] {
    const key = `${date} ${meal}`
    if (this.settledMeals.has(key)) return []
    this.settledMeals.add(key)
    return [this.group(meal, { cap: 1, per: 'day' })]
  }

  /** Good restaurants are not everywhere: a meal may be had around a sight, or at the lodging. */
  addMealsAnywhere(): void {
    const { request } = this
    const times = mealTimes(request)
    const around = this.mainSights()
    // On a long stay one eats around the same sight again, though not every day.
    const turns = Math.ceil(request.days.length / daysATurn)
    for (const meal of ['breakfast', 'lunch', 'dinner'] as const) {
      if (!request.meals[meal]) continue
      const { from, to, minutes } = times[meal]
      for (const [place, turn] of product([null, ...around], turns)) {
        this.add(
          {
            point: this.pointAt(place?.at ?? request.lodging),
            duration: minutes,
            profit: request.days.map(() => (place ? someMealWorth : homeMealWorth)),
            starts: request.days.map((_, day) => (day % turns === turn ? [{ from, to }] : [])),
            tier: tiers.great,
            groups: [this.group(meal, { cap: 1, per: 'day' })],
          },
          { kind: 'meal', meal, around: place },
        )
      }
    }
  }

  /** Small children sleep after lunch, at home or near where one is. */
  addNaps(): void {
    const { request } = this
    const { from, to, minutes } = napTime
    const turns = Math.ceil(request.days.length / daysATurn)
    for (const [place, turn] of product([null, ...this.mainSights()], turns)) {
      const worth = place ? napWorth.elsewhere : napWorth.home
      this.add(
        {
          point: this.pointAt(place?.at ?? request.lodging),
          duration: minutes,
          profit: request.days.map(() => worth),
          starts: request.days.map((_, day) => (day % turns === turn ? [{ from, to }] : [])),
          groups: [this.group('nap', { cap: 1, per: 'day' })],
        },
        { kind: 'free', around: place },
      )
    }
  }

  private mainSights(): Place[] {
    return this.sightsSeen
      .toSorted((a, b) => b.worth - a.worth)
      .slice(0, mealsSomewhere)
      .map(({ place }) => place)
  }

  /** Sights that cost something, where a budget asks for free ones. */
  private paidGroup(): number {
    const { request } = this
    const cap = Math.floor(paceOf(request).sights * (1 - request.freeShare))
    return this.group('paid', { cap: Math.max(1, cap), per: 'day' })
  }

  /** A bite, a sight in passing, or one of the few sights that a day holds. */
  private countedAs(place: Place, minutes: number): number {
    if (isSnack(place)) return this.group('snack', { cap: 1, per: 'day' })
    if (minutes > passingMinutes) return this.sightGroup()
    const { sights } = paceOf(this.request)
    const gentle = this.request.days.flatMap(({ gentle: is }, day) =>
      is ? [[day, 1] as const] : [],
    )
    const cap = Math.ceil(sights * passingShare)
    return this.group('passing', { cap, per: 'day', capOn: new Map(gentle) })
  }

  private sightGroup(): number {
    const { request } = this
    const cap = paceOf(request).sights
    const gentle = request.days.flatMap((day, index) =>
      day.gentle ? [[index, Math.min(cap, gentleSights)] as const] : [],
    )
    return this.group('sight', { cap, per: 'day', capOn: new Map(gentle) })
  }

  /** A day with hours to spare holds more than the usual number, a slow or gentle one just one more. */
  private roomierGroups(): TourGroup[] {
    const more = this.request.pace === 'slow' ? 1 : moreInFreeTime
    const sight = this.named.get('sight')
    return this.groups.map((group, index) => {
      if (index !== sight) return group
      const capOn = new Map(Array.from(group.capOn ?? [], ([day, cap]) => [day, cap + 1]))
      return { ...group, cap: group.cap + more, capOn }
    })
  }

  build(): DayProblem {
    const { request, options } = this
    const ends = request.days.map((day) => {
      const { from, to } = hoursOf(day, request)
      const { leaves = from } = this.outings.find(({ date }) => date === day.date) ?? {}
      return {
        startPoint: this.pointAt(day.startAt ?? request.lodging),
        endPoint: this.pointAt(day.endAt ?? request.lodging),
        from: Math.min(from, leaves),
        to,
      }
    })
    const preferences = travelPreferences(request)
    const travel = travelBetween(this.points, preferences, options.travel)
    const { slack } = paceOf(request)
    const sights = this.meanings.flatMap(({ kind, place }, number) =>
      kind === 'visit' && place ? [{ number, place }] : [],
    )
    const problem: TourProblem = {
      travel: slowed(travel, slack),
      points: this.points.length,
      visits: this.visits,
      days: ends,
      groups: this.groups,
      longestRun: longestRunOfAKind,
      travelWeight,
      waitWeight,
      lateStart,
      toll: tollOf(travel),
      together: { pairs: neighbourPairs(sights), weight: splitWeight },
      ...(request.budget === undefined ? {} : { budget: request.budget }),
    }
    const { considered } = this.candidates
    const roomier = options.loyalty ? null : { ...problem, groups: this.roomierGroups() }
    return { problem, visits: this.meanings, travel, points: this.points, considered, roomier }
  }

  private worthOf(place: Place): number[] {
    const { request, options } = this
    return request.days.map(
      (day) => appeal(place, request, day) * (options.loyalty?.(place.id, day.date) ?? 1),
    )
  }

  private add(visit: TourVisit, meaning: Partial<DayVisit> & Pick<DayVisit, 'kind'>): void {
    this.visits.push(visit)
    this.meanings.push({
      place: null,
      around: null,
      appointment: null,
      meal: null,
      locked: false,
      mandatory: false,
      prime: false,
      mealsInside: [],
      outing: null,
      ...meaning,
    })
  }

  private pointAt(at: Coordinates): number {
    const key = at.join()
    const known = this.pointOf.get(key)
    if (known !== undefined) return known
    this.points.push(at)
    this.pointOf.set(key, this.points.length - 1)
    return this.points.length - 1
  }

  private group(name: string, group: TourGroup): number {
    const known = this.named.get(name)
    if (known !== undefined) return known
    this.groups.push(group)
    this.named.set(name, this.groups.length - 1)
    return this.groups.length - 1
  }
}

function startsOf(place: Place, date: string, request: PlanRequest): StartSpan[] {
  const starts = visitStarts(place, date, request)
  if (request.mustSee.includes(place.id)) return starts
  return snackTimes(place).flatMap((time) => within(starts, time))
}

/** The one minute at which something settled begins. */
function fixedStart(starts: readonly (readonly OpenSpan[])[]): number | undefined {
  const [only, ...others] = starts.flat()
  return only && others.length === 0 && only.from === only.to ? only.from : undefined
}

/** So long that it ends on a mark, also where it begins off one. */
function untilMark(start: number, minutes: number): number {
  return toNextMark(start + minutes) - start
}

/** Every item with every number below a count. */
function product<Item>(items: readonly Item[], count: number): [Item, number][] {
  return items.flatMap((item) =>
    Array.from({ length: count }, (_, turn): [Item, number] => [item, turn]),
  )
}

function familyOf(place: Place): number {
  return families.findIndex((family) => family.includes(place.kind))
}

/** How well a kitchen suits the party's tastes; its diets are met or it is no candidate. */
function dinerFit(place: Place, { cuisines }: PlanRequest): number {
  return (place.cuisines ?? []).some((each) => cuisines.includes(each)) ? 2 : 1
}

function within(spans: readonly OpenSpan[], window: OpenSpan): StartSpan[] {
  return spans
    .map(({ from, to }) => ({ from: Math.max(from, window.from), to: Math.min(to, window.to) }))
    .filter(({ from, to }) => from <= to)
}
