/** Plans the days of a trip's stays in catalogue cities, around the journeys between them. */

import type { PlaceRef, TripBrief } from '#domain/brief/schema.ts'
import { addDays, weekdayOf } from '#domain/calendar/calendar-days.ts'
import { wallMinutes } from '#domain/calendar/zoned-time.ts'
import { kilometres } from '#domain/places/distance.ts'
import { foldName } from '#domain/places/gazetteer-names.ts'
import type { Destination, Place } from '#domain/places/schema.ts'
import { keysBetween } from '#domain/trip/order-keys.ts'
import type { Day, Trip } from '#domain/trip/schema.ts'
import { staysByDay } from '#domain/trip/stays.ts'
import { stateOf, tripOf } from '#domain/trip/trip-state.ts'
import { houseOf } from './asked/kept-works.ts'
import { wishLedger } from './asked/wish-ledger.ts'
import type { CallOptions, PlannerExecutor } from './execution/executor.ts'
import { chainOf } from './foods/chains.ts'
import { endsOfTrip } from './frame/ends-of-trip.ts'
import { endsOf, narrowest } from './frame/part-of-day.ts'
import type { Frame } from './frame/read-frames.ts'
import { inTurn, withoutTheirCities, withoutTheirStops } from './left-out/left-out-of-trip.ts'
import { wishesOfCity } from './multi-city/wishes-by-city.ts'
import { placeNamed } from './place-names.ts'
import type { UnmetWish } from './plan-outcome.ts'
import { requestFromBrief } from './request-from-brief.ts'
import type { PlanRequest } from './schema.ts'
import { lodgingBase } from './stays/lodging-base.ts'
import { openStay } from './stays/open-stays.ts'
import { withHolidays } from './stays/stay-holidays.ts'
import { closedWithWays } from './wish/conflict-words.ts'
import type { WishProgress } from './wish/progress.ts'
import { isOutingMade, outingsAsGoals } from './wish/town-outings.ts'
import { wordsLeft } from './wish/words-left.ts'

export interface FillOptions {
  brief: TripBrief
  /** The request as written, if any: wishes and habits are read from it. */
  text?: string
  /** Hours taken by something else. */
  frames?: readonly Frame[] | undefined
  /** What was understood of it so far. */
  answer?: { notUnderstood: readonly string[] }
  bySlug: ReadonlyMap<string, Destination>
  /** Towns without a bed of their own, by the town that they are seen from. */
  daysOut?: ReadonlyMap<string, readonly PlaceRef[]>
  today: string
  executor: Pick<PlannerExecutor, 'plan'>
  limits: CallOptions
  onProgress?: ((progress: WishProgress) => void) | undefined
  /** Receives the result of each stay. */
  onStay?: ((stay: PlannedStay) => void) | undefined
}

export interface PlannedStay {
  city: string
  request: PlanRequest
  trip: Trip
  /** Words that nobody had understood before this stay. */
  hinted: readonly string[]
  /** Wishes in words that name no place, which this stay does not meet. */
  unmet: readonly UnmetWish[]
}

const settlingIn = 45
const settingOut = 60
const leastHours = 120
const leftOutACity = 8
const lastOut = 1440

/** Plans the days of known cities; days elsewhere stay open. */
export async function fillStays(trip: Trip, options: FillOptions): Promise<Trip> {
  const state = stateOf(trip)
  const leftOut: Trip['leftOut'][] = []
  const unmet: string[] = []
  const met = new Set<string>()
  const visited = new Set<string>()
  const eaten: Place[] = []
  const open: string[] = []
  const cities = trip.stays.flatMap(({ slug }) => options.bySlug.get(slug ?? '') ?? [])
  for (const [index, stay] of staysByDay(trip).entries()) {
    const { slug = null, name } = trip.stays[index] ?? { name: stay.city }
    const destination = options.bySlug.get(slug ?? '')
    const days = trip.days.slice(stay.first - 1, stay.last)
    const town = trip.stays[index]
    if (!destination) {
      if (trip.kind === 'cities' && town) {
        const { says, stops } = openStay(town, days, trip, options)
        for (const [id, fields] of stops) state.tables.stop.set(id, fields)
        // First of all sentences: days of the trip are empty.
        unmet.unshift(says)
      } else open.push(`The catalogue has no places in ${name}: its days are open.`)
      continue
    }
    const filled = await planStay(
      days,
      { name, isFirst: index === 0, trip, met, visited, eaten },
      destination,
      options,
    )
    unmet.push(...filled.unmet)
    const planned = filled.trip
    if (!planned) continue
    const missed = withoutTheirCities(planned.leftOut, destination, cities)
    leftOut.push(missed.slice(0, leftOutACity))
    const bed = lodgingBase(options.brief, destination)
    for (const [id, fields] of state.tables.lodging) {
      if (fields.area !== name) continue
      // Without a lodging named, the quarter that ways are measured from.
      const quarter = bed.name ? `${bed.name}, ${name}` : fields.name
      state.tables.lodging.set(id, {
        ...fields,
        name: bed.isSaid ? (bed.name ?? fields.name) : quarter,
        at: bed.isSaid ? bed.at : fields.at,
      })
    }
    const rows = stateOf(planned).tables
    for (const day of days) {
      const own = planned.days.find(({ date }) => date === day.date)
      const row = state.tables.day.get(day.id)
      if (!(own && row)) continue
      const journey = day.stops.find(({ kind }) => kind === 'journey')
      const arrives = journey?.leg?.to?.name === name
      const leaves = journey?.leg?.from?.name === name
      // On a road trip there is no journey, but a drive to the first stop in town.
      const ahead = journey ? (arrives ? journey : undefined) : day.stops.at(-1)
      const orders = keysBetween(
        ahead?.order ?? null,
        journey && leaves ? journey.order : null,
        own.stops.length,
      )
      for (const [position, stop] of own.stops.entries()) {
        const [order, fields] = [orders[position], rows.stop.get(stop.id)]
        if (order && fields) state.tables.stop.set(stop.id, { ...fields, day: day.id, order })
      }
      const back = leaves ? row.back : own.back
      // A day of travel has its journey as title.
      const title = journey ? row.title : own.title
      state.tables.day.set(day.id, { ...row, title, weather: own.weather, back })
    }
    options.onProgress?.({ stage: 'city', city: name, trip: tripOf(state) })
  }
  const fields = state.tables.trip.get(state.id)
  if (fields) {
    const ends = endsOfTrip(options.text ?? '', trip.days.length, options.brief).notes
    const assumed = [...fields.assumed, ...ends, ...open].slice(0, 60)
    const all = [...fields.unmet, ...unmet, ...nowhere(trip, options)].slice(0, 60)
    const more = {
      assumed,
      unmet: all,
      leftOut: withoutTheirStops([...trip.leftOut, ...inTurn(leftOut)], tripOf(state)).slice(
        0,
        100,
      ),
    }
    state.tables.trip.set(state.id, { ...fields, ...more })
  }
  return tripOf(state)
}

/** Named sights that none of the cities has. */
function nowhere({ stays }: Trip, { brief, bySlug }: FillOptions): string[] {
  const cities = stays.flatMap(({ slug }) => bySlug.get(slug ?? '') ?? [])
  return brief.mustSee
    .filter((wish) =>
      cities.every((city) => !(placeNamed(wish, city) ?? houseOf(wish, city.places))),
    )
    .map((wish) => `"${wish}" is not among the places known in these cities.`)
}

interface FilledStay {
  trip: Trip | null
  /** Wishes for this city that its days do not keep. */
  unmet: string[]
}

interface StayOfTrip {
  name: string
  isFirst: boolean
  trip: Trip
  /** Wishes that an earlier stay has met, which are not planned again. */
  met: Set<string>
  /** Places that an earlier stay in the same town has visited. */
  visited: Set<string>
  /** Houses where earlier stays have eaten. */
  eaten: Place[]
}

async function planStay(
  days: readonly Day[],
  stay: StayOfTrip,
  town: Destination,
  options: FillOptions,
): Promise<FilledStay> {
  const isVisited = (place: { id: string } | undefined) =>
    place !== undefined && stay.visited.has(place.id)
  // The same chain in the next city is no discovery.
  const houses = [...town.places, ...stay.eaten]
  const chains = new Set(stay.eaten.flatMap((house) => chainOf(house, houses) ?? []))
  const isSameChain = (place: Place) => chains.has(chainOf(place, houses) ?? '')
  const destination = {
    ...town,
    places: town.places.filter(
      (place) => !(isVisited(place) || isSameChain(place) || isOtherStay(place, stay)),
    ),
  }
  const { frames, today, executor, limits, onStay, answer } = options
  const { name: city, isFirst } = stay
  const { brief, text } = wishesOfCity(options.brief, options.text ?? '', city)
  const ends = endsOfTrip(options.text ?? '', stay.trip.days.length, options.brief)
  const windows = days.flatMap((day) => {
    const journey = hoursIn(day, city)
    const at = stay.trip.days.indexOf(day)
    const said = day.stops.some(({ kind }) => kind === 'journey')
      ? {}
      : endsOf(ends, at, stay.trip.days.length)
    const hours = journey && narrowest(journey, said)
    return hours && (hours.to ?? lastOut) - (hours.from ?? 0) >= leastHours
      ? [{ date: day.date, ...hours }]
      : []
  })
  const [first] = windows
  if (!first) return { trip: null, unmet: [] }
  // Jet lag is over by the second city.
  const { order: _, choice: _choice, cityCount: _count, origin, ...wishes } = brief
  const own: TripBrief = {
    ...wishes,
    ...(origin && isFirst ? { origin } : {}),
    order: 'free',
    destinations: brief.destinations.filter(({ name }) => foldName(name) === foldName(city)),
    stays: [],
    restDays: 0,
    days: windows.length,
    dates: { start: first.date, end: addDays(first.date, windows.length - 1), precision: 'exact' },
    appointments: appointmentsIn(stay, windows, destination, brief),
    mustSee: brief.mustSee.filter(
      (wish) => !(stay.met.has(wish) || isVisited(placeNamed(wish, town))),
    ),
  }
  const notUnderstood = answer?.notUnderstood ?? []
  const said = { text, notUnderstood, isPartOfTrip: true, ...(frames && { frames }) }
  const read = requestFromBrief(own, destination, today, said)
  const asked = read.request.asked.filter(
    ({ what, often, times }) => often || times !== undefined || !stay.met.has(what),
  )
  const request = { ...read.request, asked }
  const dayOn = new Map(request.days.map((day) => [day.date, day]))
  const planned: PlanRequest = {
    ...request,
    fullDays: outingsAsGoals(request.places, brief),
    // A tour of cities has no unasked day trips.
    excursions: 'asked',
    days: windows.map((window) => ({ ...dayOn.get(window.date), ...window })),
  }
  const kept = await withHolidays(planned, destination)
  const outcome = await executor.plan(kept, { ...limits, salt: `${limits.salt ?? ''} ${city}` })
  if (outcome.ok) {
    const { trip, unmet: lost, isMet } = wishLedger(kept, outcome.trip, read.unmet)
    for (const { what } of asked) if (lost.every(({ wish }) => wish !== what)) stay.met.add(what)
    for (const wish of brief.mustSee) if (isOutingMade(wish, trip, destination)) stay.met.add(wish)
    for (const { placeId, meal } of trip.days.flatMap(({ stops }) => stops)) {
      if (placeId) stay.visited.add(placeId)
      const house = meal && town.places.find(({ id }) => id === placeId)
      if (house) stay.eaten.push(house)
    }
    const left = wordsLeft(notUnderstood, trip, isMet)
    const hinted = [...read.hinted, ...notUnderstood.filter((words) => !left.includes(words))]
    onStay?.({ city, request: kept, trip, hinted, unmet: lost })
    return { trip, unmet: [] }
  }
  const dropped = outcome.nearest?.dropped ?? outcome.conflict
  return {
    trip: outcome.nearest?.trip ?? null,
    unmet: dropped.map((wish) => `Not kept in ${city}: ${closedWithWays(wish, kept) ?? wish.says}`),
  }
}

/** As far from the middle of a town, a day trip leads to it. */
const inTown = 12

/** A day trip to a town where one sleeps before or after: Kyoto, from the hotel in Osaka. */
function isOtherStay({ dayTrip, at }: Place, { name, trip }: StayOfTrip): boolean {
  return (
    dayTrip !== undefined &&
    trip.stays.some(
      (other) => other.name !== name && other.at !== null && kilometres(other.at, at) < inTown,
    )
  )
}

/** Appointments of this stay, by place or by date, so that each is in one city only. */
function appointmentsIn(
  { name, isFirst, trip }: StayOfTrip,
  windows: readonly { date: string; from?: number; to?: number }[],
  destination: Destination,
  { appointments }: TripBrief,
): TripBrief['appointments'] {
  const others = new Set(
    trip.stays.map((stay) => foldName(stay.name)).filter((each) => each !== foldName(name)),
  )
  return appointments.flatMap(({ day, weekday, ...appointment }) => {
    const { where, time } = appointment
    if (where !== undefined && others.has(foldName(where))) return []
    const isHere =
      where !== undefined &&
      (foldName(where) === foldName(name) || placeNamed(where, destination) !== undefined)
    const date =
      appointment.date ??
      (day === undefined ? undefined : trip.days[day - 1]?.date) ??
      trip.days.find((each) => weekdayOf(each.date) === weekday)?.date
    if (date === undefined) return isHere || isFirst ? [appointment] : []
    const [hours = 0, minutes = 0] = (time ?? '12:00').split(':').map(Number)
    const minute = hours * 60 + minutes
    const isThen = windows.some(
      ({ date: on, from = 0, to = 2880 }) => on === date && from <= minute && minute <= to,
    )
    return isThen || isHere ? [{ ...appointment, date }] : []
  })
}

/** The hours of a day that are spent in a city; null where a journey leaves none. */
function hoursIn(day: Day, city: string): { from?: number; to?: number } | null {
  const midnight = wallMinutes(`${day.date}T00:00`)
  let hours: { from?: number; to?: number } = {}
  for (const { kind, leg, start, end, name } of day.stops) {
    if (kind === 'visit' && name === city && end) {
      hours = { ...hours, from: Math.max(0, wallMinutes(end) - midnight) }
    }
    if (kind !== 'journey' || !start) continue
    if (leg?.from?.name === city)
      hours = { ...hours, to: wallMinutes(start) - midnight - settingOut }
    if (leg?.to?.name === city && end) {
      hours = { ...hours, from: Math.max(0, wallMinutes(end) - midnight + settlingIn) }
    }
  }
  const { from = 600, to = 1260 } = hours
  return to - from < leastHours || to > 1800 || to < 0 ? null : hours
}
