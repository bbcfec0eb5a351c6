import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { emptyBrief } from '#domain/brief/schema.ts'
import { loadDestination } from '#domain/places/load-catalogue.ts'
import { openSpansOn, parseOpeningHours } from '#domain/places/opening-hours.ts'
import type { Destination, Place } from '#domain/places/schema.ts'
import { stopOfPlace } from '#domain/planner/by-hand/new-stop.ts'
import { preferencesOf } from '#domain/planner/by-hand/retime-day.ts'
import { mealsAt } from '#domain/planner/meals/meal-places.ts'
import { estimateLeg } from '#domain/routing/travel-estimate.ts'
import { apply, inverseOf } from '#domain/trip/apply.ts'
import { dayIdSchema, operationIdSchema, stopIdSchema, tripIdSchema } from '#domain/trip/ids.ts'
import { emptyTrip, newDayFields, newTripFields } from '#domain/trip/new-trip.ts'
import { tripChangeSchema } from '#domain/trip/operation.ts'
import { keysBetween } from '#domain/trip/order-keys.ts'
import { type Stop, type Trip, tripSchema } from '#domain/trip/schema.ts'
import { stateOf, tripOf } from '#domain/trip/trip-state.ts'
import type { HourWeather, SpotForecast } from '#domain/weather/hour-weather.ts'
import { hangsAfter, runCount } from '#testing/run-count.ts'
import { proposeSwaps } from './propose-swaps.ts'
import { forecastFor } from './testing/forecast-of.ts'

const slugs = ['lisbon', 'tokyo', 'new-york', 'sydney']
let cities: Destination[]
beforeAll(async () => {
  cities = (await Promise.all(slugs.map(loadDestination))).flatMap((city) => city ?? [])
})

const oneStop = fc.record({
  place: fc.nat(),
  gap: fc.integer({ min: 0, max: 90 }),
  minutes: fc.constantFrom(30, 45, 60, 90, 120, 150),
  meal: fc.constantFrom(null, null, null, 'lunch' as const, 'dinner' as const),
  locked: fc.nat(6).map((each) => each === 0),
  timed: fc.nat(12).map((each) => each > 0),
})
/** Summer and winter time begin or end on some of the dates. */
const oneTrip = fc.record({
  city: fc.nat(),
  start: fc.constantFrom('2027-03-28', '2027-05-10', '2027-10-31', '2027-11-07', '2027-04-04'),
  days: fc.array(
    fc.record({
      begins: fc.integer({ min: 480, max: 660 }),
      stops: fc.array(oneStop, { minLength: 1, maxLength: 7 }),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  diets: fc.subarray(['vegan', 'vegetarian', 'gluten-free'] as const, { maxLength: 1 }),
  mustSee: fc.nat(),
  slowly: fc.boolean(),
})
type Wanted = typeof oneTrip extends fc.Arbitrary<infer Made> ? Made : never
const weathers = ['fine', 'fine', 'rain', 'rain', 'storm', 'heat', 'smoke', 'hole', 'odd'] as const
const weather = fc.array(fc.constantFrom(...weathers), { minLength: 24, maxLength: 24 })

function tripFrom({ start, days, diets, mustSee, slowly }: Wanted, city: Destination): Trip {
  const zone = city.timeZone
  const dayId = (index: number) => dayIdSchema.parse(`d${index}`)
  const must = city.places[mustSee % city.places.length]
  const stay = { name: city.name, at: city.at, zone, slug: city.slug }
  const state = stateOf(
    emptyTrip(
      tripIdSchema.parse('trip'),
      newTripFields({
        title: city.name,
        start,
        pace: slowly ? 'slow' : 'fast',
        stays: [{ ...stay, first: dayId(0), last: dayId(days.length - 1) }],
        brief: {
          ...emptyBrief(),
          food: { diets: [...diets], cuisines: [] },
          mustSee: must ? [must.name] : [],
        },
      }),
    ),
  )
  const used = new Set<string>()
  for (const [index, order] of keysBetween(null, null, days.length).entries()) {
    state.tables.day.set(dayId(index), newDayFields({ order, zone }))
    let minute = days[index]?.begins ?? 540
    const stops = days[index]?.stops ?? []
    for (const [position, key] of keysBetween(null, null, stops.length).entries()) {
      const wish = stops[position]
      if (!wish) continue
      const fitting = city.places.filter(
        (place) => !used.has(place.id) && (!wish.meal || mealsAt(place).includes(wish.meal)),
      )
      const place = fitting[wish.place % fitting.length]
      if (!place) continue
      used.add(place.id)
      minute += wish.gap
      const fields = stopOfPlace(
        place,
        { day: dayId(index), order: key, zone },
        {
          kind: wish.meal ? 'meal' : 'visit',
          meal: wish.meal,
          minutes: wish.minutes,
          start: wish.timed ? minute : null,
          locked: wish.locked,
        },
      )
      state.tables.stop.set(stopIdSchema.parse(`s${index}-${position}`), {
        ...fields,
        removed: false,
      })
      if (wish.timed) minute += wish.minutes
    }
  }
  return tripOf(state)
}

const hourOf = (hour: HourWeather, kind: (typeof weathers)[number]): HourWeather | null => {
  switch (kind) {
    case 'rain':
      return { ...hour, rain: 0.9, millimetres: 3 }
    case 'storm':
      return { ...hour, thunder: true }
    case 'heat':
      return { ...hour, degrees: 39 }
    case 'smoke':
      return { ...hour, particles: 200 }
    case 'odd':
      return { ...hour, rain: null, millimetres: null }
    case 'hole':
      return null
    case 'fine':
      return hour
  }
}

/** The oracle: minute by minute, with clocks read from `Intl` and nothing of the code under test. */
const clocks = new Map<string, Intl.DateTimeFormat>()
function instantsOf(local: string, zone: string, minutes: number): number[] {
  const format =
    clocks.get(zone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })
  clocks.set(zone, format)
  const guess = Date.parse(`${local}:00Z`) / 60_000
  const found = Array.from({ length: 113 }, (_, index) => guess - 840 + index * 15).find(
    (instant) => format.format(instant * 60_000) === local.replace('T', ' '),
  )
  return found === undefined ? [] : Array.from({ length: minutes }, (_, index) => found + index)
}

function isSpoilt(stop: Stop, place: Place, forecasts: readonly SpotForecast[]): boolean {
  if (stop.start === null || !stop.minutes || place.setting === 'indoor') return false
  const near = forecasts.toSorted(
    (one, other) =>
      Math.hypot(one.at[0] - place.at[0], one.at[1] - place.at[1]) -
      Math.hypot(other.at[0] - place.at[0], other.at[1] - place.at[1]),
  )[0]
  const byHour = new Map(near?.hours.map((hour) => [hour.instant, hour]))
  const during = instantsOf(stop.start, stop.zone, stop.minutes)
  const count = (bad: (hour: HourWeather) => boolean) =>
    during.filter((minute) => {
      const hour = byHour.get(minute - (((minute % 60) + 60) % 60))
      return hour !== undefined && bad(hour)
    }).length
  if (count((hour) => hour.thunder) > 0) return true
  if (count((hour) => hour.particles === 200) >= Math.min(20, stop.minutes / 2)) return true
  if (place.setting === 'both') return false
  if (count((hour) => hour.rain === 0.9) >= Math.min(30, stop.minutes / 2)) return true
  const isCool = ['beach', 'restaurant', 'cafe', 'spa', 'theme-park'].includes(place.kind)
  return !isCool && count((hour) => hour.degrees === 39) >= Math.min(25, stop.minutes / 2)
}

const minute = (local: string | null, date: string) =>
  local === null ? null : (Date.parse(`${local}:00Z`) - Date.parse(`${date}T00:00:00Z`)) / 60_000

const placed = ({ leg: _, order: __, ...rest }: Stop) => rest

describe('over random trips and forecasts', { timeout: hangsAfter(300_000) }, () => {
  it('a swap changes only what the weather spoils, keeps hours, ways and diets, and is undone exactly', () => {
    const runs = runCount('weather swaps', { everyday: 150, full: 1_000 })
    let swaps = 0
    let moves = 0
    fc.assert(
      fc.property(oneTrip, weather, (wanted, pattern) => {
        const city = cities[wanted.city % cities.length]
        if (!city) throw new Error('There are cities')
        const places = new Map(city.places.map((place) => [place.id, place]))
        const known = { place: (id: string) => places.get(id), all: () => places.values() }
        const trip = tripFrom(wanted, city)
        const forecasts = forecastFor(trip, (hour) =>
          hourOf(hour, pattern[(hour.instant / 60) % 24] ?? 'fine'),
        )
        const must = city.places[wanted.mustSee % city.places.length]
        for (const day of trip.days) {
          const proposal = proposeSwaps(trip, day.id, {
            forecasts,
            known,
            newId: (id) => stopIdSchema.parse(`n-${id}`),
          })
          const spoilt = new Set(
            day.stops.flatMap((stop) => {
              const place = places.get(stop.placeId ?? '')
              return place && isSpoilt(stop, place, forecasts) ? stop.id : []
            }),
          )
          expect(new Set(proposal?.stops.map(({ stop }) => stop.id))).toEqual(spoilt)
          if (!proposal?.change) continue
          const change = tripChangeSchema.parse(proposal.change)
          const id = operationIdSchema.parse('swap')
          const done = apply(trip, { id, base: 0, hand: 'weather-swap', change })
          const after = done.trip
          expect(tripSchema.parse(after)).toEqual(after)
          const other = after.days.filter((each) => each.id !== day.id)
          expect(other).toEqual(trip.days.filter((each) => each.id !== day.id))
          const now = after.days.find((each) => each.id === day.id)
          if (!now) throw new Error('The day is still there')
          expect(now.stops).toHaveLength(day.stops.length)
          for (const [index, stop] of day.stops.entries()) {
            const fresh = now.stops[index]
            if (!fresh) throw new Error('A stop for a stop')
            const held = stop.locked || (must !== undefined && stop.placeId === must.id)
            if (!spoilt.has(stop.id) || held) {
              expect(placed(fresh)).toEqual(placed(stop))
              const before = now.stops[index - 1]
              const isReached = index > 0 && before?.id !== day.stops[index - 1]?.id
              if (!isReached) expect(fresh.leg).toEqual(stop.leg)
              continue
            }
            const place = places.get(fresh.placeId ?? '')
            if (!place) throw new Error('It is a place of the catalogue')
            const start = minute(fresh.start, day.date)
            if (JSON.stringify(fresh) === JSON.stringify(stop) || start === null) continue
            const end = start + (fresh.minutes ?? 0)
            const isMoved = fresh.id === stop.id && fresh.start !== stop.start
            if (isMoved) moves += 1
            if (fresh.id !== stop.id) {
              swaps += 1
              expect(place.setting).not.toBe('outdoor')
              if (stop.kind === 'meal') {
                for (const diet of wanted.diets) {
                  const tags = diet === 'vegetarian' ? ['vegan', 'vegetarian'] : [diet]
                  expect(place.diets?.some((tag) => tags.includes(tag))).toBe(true)
                }
              }
            }
            if (isMoved || fresh.id !== stop.id) {
              expect(isSpoilt(fresh, place, forecasts)).toBe(false)
              const hours = place.hours === null ? null : parseOpeningHours(place.hours)
              if (hours?.ok) {
                const spans = openSpansOn(hours.hours, day.date)
                expect(spans.some(({ from, to }) => from <= start && end <= to)).toBe(true)
              } else expect(stop.kind).toBe('meal')
            }
            // One can be there in time, and at the next one too.
            const preferences = preferencesOf(trip)
            const earlier = now.stops[index - 1]
            const later = now.stops[index + 1]
            if (fresh.id !== stop.id && earlier?.at && fresh.at) {
              const way = estimateLeg(earlier.at, fresh.at, preferences).minutes
              expect(fresh.leg?.minutes).toBe(way)
              const over = minute(earlier.end, day.date)
              if (over !== null) expect(over + way).toBeLessThanOrEqual(start)
            }
            if (fresh.id !== stop.id && later?.at && fresh.at) {
              const way = estimateLeg(fresh.at, later.at, preferences).minutes
              expect(later.leg?.minutes).toBe(way)
              const begins = minute(later.start, day.date)
              if (begins !== null) expect(end + way).toBeLessThanOrEqual(begins)
            }
          }
          const undo = operationIdSchema.parse('undo')
          const undone = apply(after, {
            id: undo,
            base: 1,
            hand: 'person',
            change: inverseOf(done),
          })
          expect(undone.trip).toEqual(trip)
        }
      }),
      { numRuns: runs },
    )
    // What is asserted of swaps and moves was asserted of many.
    expect(swaps).toBeGreaterThan(runs / 10)
    expect(moves).toBeGreaterThan(runs / 20)
  })
})
