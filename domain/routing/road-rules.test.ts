import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '#domain/calendar/calendar-days.ts'
import { daylight } from '#domain/sun/daylight.ts'
import { apply } from '#domain/trip/apply.ts'
import { copyTrip } from '#domain/trip/copy-trip.ts'
import { operationIdSchema, saltedIds } from '#domain/trip/ids.ts'
import { type TripChange, tripChangeSchema } from '#domain/trip/operation.ts'
import { type Trip, tripSchema } from '#domain/trip/schema.ts'
import { hangsAfter, runCount } from '#testing/run-count.ts'
import { changeRoad } from './change-road.ts'
import { detourBy, stopAt, worthAStop } from './detour.ts'
import { alternativesForDay } from './road-alternatives.ts'
import { measuredDrives, type RoadPlan, roadOfTrip } from './road-of-trip.ts'
import { addStop, moveStop, orderRoadTrip, removeStop } from './road-trip.ts'
import { type Drive, estimateDrive } from './road-trip-drive.ts'
import { findsAlong } from './road-trip-finds.ts'
import { drivingRulesSchema, pointsOf, type RoadRoute } from './road-trip-schema.ts'
import { type RoadTrip, timeRoadTrip } from './road-trip-timing.ts'
import { aDayLess } from './road-what-if.ts'
import { driveKey, roadWorld } from './road-world.ts'
import { startRoad } from './start-road.ts'
import { type At, coast, lisbon, point, rules, stop, summer } from './testing/portugal-by-car.ts'

const winter = roadWorld({ start: '2027-12-20', towns: [] })

const anyPoint = fc.tuple(
  fc.double({ min: 37, max: 62, noNaN: true }),
  fc.double({ min: 8, max: 30, noNaN: true }),
)
const anyRoute = fc
  .record({ points: fc.array(anyPoint, { minLength: 2, maxLength: 7 }), round: fc.boolean() })
  .map(({ points: [start = [50, 10], ...others], round }): RoadRoute => {
    const stops = others.map((at, index) => stop(`stop ${index}`, at, { nights: index % 2 }))
    return { start: point('start', start), round, stops }
  })
const anyRules = fc
  .record({
    limit: fc.integer({ min: 60, max: 600 }),
    rests: fc.boolean(),
    onlyByDay: fc.boolean(),
  })
  .map((given) => drivingRulesSchema.parse(given))
const numRuns = runCount('road trips by their rules', { everyday: 15, full: 1500 })

/** Points of drives by name, for an oracle that knows nothing of how days are made. */
function placesOf(route: RoadRoute, trip: RoadTrip): Map<string, At> {
  const all = [...pointsOf(route), ...trip.days.flatMap(({ night }) => night ?? [])]
  return new Map(all.map(({ name, at }) => [name, [...at]]))
}

describe('a road trip', { timeout: hangsAfter(120_000) }, () => {
  it('keeps its limit, rests and drives by day, or says which day does not', () => {
    fc.assert(
      fc.property(anyRoute, anyRules, (route, given) => {
        const trip = timeRoadTrip(route, given, winter)
        const where = placesOf(route, trip)
        const excused = (day: number, rule: string) =>
          trip.broken.some((each) => each.day === day && each.rule === rule)
        for (const { day, minutes, drives, night } of trip.days) {
          if (!excused(day, 'limit')) expect(minutes).toBeLessThanOrEqual(given.limit)
          for (const { from, to, departs, arrives, minutes: driven, rests } of drives) {
            if (given.rests) expect(rests).toBeGreaterThanOrEqual(Math.ceil(driven / 120) - 1)
            else expect(rests).toBe(0)
            // A night on the open road shares its name with others: where it was is not told.
            if (!given.onlyByDay || driven === 0 || excused(day, 'dark')) continue
            for (const [name, time] of [
              [from, departs],
              [to, arrives],
            ] as const) {
              const at = name === 'On the way' ? undefined : where.get(name)
              if (!at) continue
              const { dawn, dusk, sun } = daylight(
                at,
                addDays('2027-12-20', day - 1),
                winter.zoneOf(at).zone,
              )
              // A short limit takes a trip of December into the bright nights of the north's June.
              if (sun !== 'never-rises' && (dawn === null || dusk === null)) continue
              expect(time).toBeGreaterThanOrEqual(dawn ?? 0)
              expect(time).toBeLessThanOrEqual(dusk ?? 0)
            }
          }
          if (day < trip.days.length) expect(night).toBeDefined()
        }
      }),
      { numRuns },
    )
  })

  it('is ordered no worse than by putting each stop where it costs least', () => {
    const search = { seed: 7, goOn: (steps: number) => steps < 400 }
    const world = { between: estimateDrive, towns: [] }
    const lengthOf = (route: RoadRoute) => {
      const points = pointsOf(route)
      return points
        .slice(1)
        .reduce((sum, { at }, i) => sum + estimateDrive(points[i]?.at ?? at, at).minutes, 0)
    }
    fc.assert(
      fc.property(anyRoute, (route) => {
        const inserted = route.stops.reduce((built, each) => addStop(built, each, estimateDrive), {
          ...route,
          stops: [] as RoadRoute['stops'],
        })
        const ordered = orderRoadTrip(route, rules, world, search)
        expect(lengthOf(ordered)).toBeLessThanOrEqual(lengthOf(inserted))
      }),
      { numRuns },
    )
  })

  it('tells for a detour the difference of two trips, and adds just that when it is taken', () => {
    fc.assert(
      fc.property(
        anyRoute,
        anyRules,
        fc.array(anyPoint, { maxLength: 5 }),
        (route, given, others) => {
          const plan: RoadPlan = { route, rules: given, car: undefined }
          const timing = timeRoadTrip(route, given, winter)
          const places = others.map((at, index) => ({
            ...{ name: `find ${index}`, at, essential: 1, about: 'Worth it.', minutes: 30 },
          }))
          for (const { place, extraMinutes, extraDays } of worthAStop(
            plan,
            timing,
            places,
            winter,
          )) {
            const taken = detourBy(plan, timing, stopAt(place), winter)
            const timed = timeRoadTrip(taken.route, given, winter)
            expect(timed.minutes).toBe(timing.minutes + extraMinutes)
            expect(timed.days).toHaveLength(timing.days.length + extraDays)
            expect(timed.days.flatMap(({ visits }) => visits.map(({ name }) => name))).toContain(
              place.name,
            )
            // Without the stop it is the trip that it was.
            expect(removeStop(taken.route, 'tried')).toEqual(route)
          }
        },
      ),
      { numRuns },
    )
  })

  it('computes a detour’s minutes from the route alone', () => {
    fc.assert(
      fc.property(anyRoute, fc.array(anyPoint, { maxLength: 5 }), (route, others) => {
        const places = others.map((at, index) => ({ id: `${index}`, at, essential: 1 }))
        const direct = (each: RoadRoute) =>
          pointsOf(each).reduce((sum, { at }, index, all) => {
            const from = all[index - 1]
            return from ? sum + estimateDrive(from.at, at).minutes : sum
          }, 0)
        for (const { place, position, detourMinutes } of findsAlong(route, places, estimateDrive)) {
          const by = addStop(route, stop('find', place.at), estimateDrive, position)
          expect(detourMinutes).toBe(Math.max(0, direct(by) - direct(route)))
        }
      }),
      { numRuns },
    )
  })
})

describe('what if', () => {
  it('there is a day less: every offer is shorter, and the smallest loss comes first', () => {
    const now = timeRoadTrip(coast.route, coast.rules, summer).days.length
    const offers = aDayLess(coast, summer)
    expect(offers[0]?.says).toBe('1 instead of 2 nights in Coimbra')
    for (const { timing } of offers) expect(timing.days.length).toBeLessThan(now)
    const locked = coast.route.stops.map((each) => ({ ...each, locked: { day: 1 } }))
    const held = { ...coast, route: { ...coast.route, stops: locked } }
    expect(aDayLess(held, summer).every(({ says }) => says.startsWith('Up to'))).toBe(true)
  })

  it('another road is taken: its minutes are those of the two trips', () => {
    const direct = { ...coast, route: { ...coast.route, stops: [stop('Aveiro', [40.64, -8.65])] } }
    const timing = timeRoadTrip(direct.route, rules, summer)
    const scenic = {
      name: 'The Silver Coast',
      stops: [
        { id: 'a', ...lisbon, why: 'The start.', minutes: 60 },
        { id: 'b', ...point('Nazaré', [39.6, -9.07]), why: 'Great waves.', minutes: 60 },
        { id: 'c', ...point('Aveiro', [40.64, -8.65]), why: 'Canals.', minutes: 60 },
      ],
      legs: [],
    }
    const [offer, ...none] = alternativesForDay(direct, timing, 1, [scenic], summer).filter(
      ({ says }) => says.startsWith('The Silver Coast'),
    )
    expect(none).toEqual([])
    expect(offer?.says).toBe('The Silver Coast, by Nazaré')
    const taken = timeRoadTrip(offer?.route ?? direct.route, rules, summer)
    expect(offer?.extraMinutes).toBe(taken.minutes - timing.minutes)
    expect(taken.days[0]?.visits.map(({ name }) => name)).toContain('Nazaré')
  })
})

describe('a road trip as a trip', () => {
  let made = 0
  const ids = () => {
    made += 1
    const fresh = saltedIds(`${made}`)
    return {
      day: () => fresh.day(''),
      stop: () => fresh.stop(''),
      lodging: () => fresh.lodging(''),
    }
  }
  const newIds = {
    day: () => ids().day(),
    stop: () => ids().stop(),
    lodging: () => ids().lodging(),
  }
  const started = () => {
    const begun = startRoad({ ...coast, start: '2027-06-10', reorder: false }, summer, 'one')
    if (!begun.ok) throw new Error(begun.message)
    return begun.value
  }
  const performed = (trip: Trip, change: TripChange) =>
    apply(trip, {
      id: operationIdSchema.parse('o1'),
      base: 0,
      hand: 'person',
      change: tripChangeSchema.parse(change),
    }).trip
  const planOf = (trip: Trip): RoadPlan => {
    const plan = roadOfTrip(trip)
    if (!plan) throw new Error('It is no road trip')
    return plan
  }

  it('gives back the route it was made of, and timing it again changes nothing', () => {
    const trip = started()
    expect(tripSchema.parse(trip)).toEqual(trip)
    const plan = planOf(trip)
    expect(plan.route.stops.map(({ name, nights }) => [name, nights])).toEqual([
      ['Óbidos', 0],
      ['Coimbra', 2],
      ['Aveiro', 1],
    ])
    expect(changeRoad(trip, plan, 'Nothing', { world: summer, ids: newIds }).change).toBeNull()
  })

  it('that was copied by a link starts at its first stop, with its nights, and can be changed', () => {
    const shown = { ...started(), road: null, home: null }
    const copy = copyTrip(shown, { id: shown.id, newId: () => crypto.randomUUID() })
    const plan = planOf(copy)
    expect(plan.route.start.name).toBe('Óbidos')
    expect(plan.route.stops.map(({ nights }) => nights)).toEqual([0, 2, 1])
    const without = removeStop(plan.route, plan.route.stops.at(-1)?.id ?? '')
    const changed = changeRoad(copy, { ...plan, route: without }, 'Without Aveiro', {
      world: summer,
      ids: newIds,
    }).change
    if (!changed) throw new Error('Nothing is different')
    const names = performed(copy, changed).days.flatMap(({ stops }) =>
      stops.map(({ name }) => name),
    )
    expect(names).toEqual(['Óbidos', 'Coimbra'])
  })

  it('keeps the roads that were measured when it is timed again', () => {
    const road = {
      minutes: 70,
      kilometres: 88,
      estimated: false,
      by: 'routing',
      line: '_p~iF~ps|U',
    }
    const drives = new Map([[driveKey(lisbon.at, [39.36, -9.16]), road as Drive]])
    const known = roadWorld({ start: '2027-06-10', towns: [], drives })
    const begun = startRoad({ ...coast, start: '2027-06-10', reorder: false }, known, 'one')
    if (!begun.ok) throw new Error(begun.message)
    expect(begun.value.days[0]?.stops[0]?.leg).toMatchObject({ minutes: 70, line: '_p~iF~ps|U' })
    expect(tripSchema.parse(begun.value)).toEqual(begun.value)
    const again = roadWorld({ start: '2027-06-10', towns: [], drives: measuredDrives(begun.value) })
    const changed = changeRoad(begun.value, planOf(begun.value), 'Nothing', {
      world: again,
      ids: newIds,
    })
    expect(changed.change).toBeNull()
  })

  it('is changed by one operation: stops keep their ids, days and beds come and go', () => {
    const trip = started()
    const plan = planOf(trip)
    const [first, second] = plan.route.stops
    if (!first || !second) throw new Error('Two stops')
    const moved = moveStop(plan.route, first.id, 2)
    const without = removeStop(moved, second.id)
    const { change } = changeRoad(trip, { ...plan, route: without }, 'Without Coimbra', {
      world: summer,
      ids: newIds,
    })
    if (!change) throw new Error('It changes')
    const after = performed(trip, change)
    expect(planOf(after).route.stops.map(({ name }) => name)).toEqual(['Aveiro', 'Óbidos'])
    expect(after.days.length).toBe(trip.days.length - 2)
    expect(after.days.flatMap(({ stops }) => stops.map(({ id }) => id))).toContain(first.id)
    expect(after.lodgings.map(({ area }) => area)).not.toContain('Coimbra')
    expect(tripSchema.parse(after)).toEqual(after)
    expect(changeRoad(after, planOf(after), '', { world: summer, ids: newIds }).change).toBeNull()
  })

  it('holds a locked night where it is', () => {
    const trip = started()
    const plan = planOf(trip)
    const stops = plan.route.stops.map((each) =>
      each.name === 'Aveiro' ? { ...each, locked: { day: 3 } } : each,
    )
    const shorter = stops.map((each) => (each.name === 'Coimbra' ? { ...each, nights: 1 } : each))
    const timed = timeRoadTrip({ ...plan.route, stops: shorter }, plan.rules, summer)
    const night = timed.days.find(({ visits }) => visits.some(({ name }) => name === 'Aveiro'))
    expect(night?.day).toBe(3)
  })
})
