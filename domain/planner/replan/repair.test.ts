import { describe, expect, it } from 'vitest'
import { apply, inverseOf } from '#domain/trip/apply.ts'
import { operationIdSchema } from '#domain/trip/ids.ts'
import { type Replan, replanOf } from '#domain/trip/operation.ts'
import type { Trip } from '#domain/trip/schema.ts'
import { planDays } from '../plan-days.ts'
import type { PlanRequest } from '../schema.ts'
import { dates, minutesOn, place, rain, read } from '../testing/sample-request.ts'
import { repairPlan } from './repair.ts'

const search = { seed: 2, goOn: (steps: number) => steps < 300 }
const [monday, tuesday, wednesday] = dates

const places = Array.from({ length: 14 }, (_, n) =>
  place(`p${n}`, {
    at: [38.7 + (n % 4) * 0.007, -9.15 + Math.floor(n / 4) * 0.007],
    kind: n % 2 ? 'square' : 'landmark',
    setting: n % 3 ? 'indoor' : 'outdoor',
    minutes: 90,
    essential: 0.3 + 0.04 * n,
  }),
)

function planned(request: PlanRequest): Trip {
  const outcome = planDays(request, search)
  if (!outcome.ok) throw new Error('There is a plan')
  return outcome.trip
}

function visitsOf(plan: Trip, date: string): string[] {
  const stops = plan.days.find((day) => day.date === date)?.stops ?? []
  return stops.flatMap(({ placeId }) => placeId ?? [])
}

/** Mended days have ids of their own, as an operation gives them. */
const again = { ...search, salt: 'again' }

function mended(request: PlanRequest, because: (trip: Trip) => Replan) {
  const before = planned(request)
  const repair = repairPlan(request, before, because(before), again)
  if (!repair.outcome.ok) throw new Error('It can be mended')
  return { before, after: repair.outcome.trip, changed: repair.changed, change: repair.change }
}

function idOf(trip: Trip, date: string) {
  const day = trip.days.find((each) => each.date === date)
  if (!day) throw new Error(`There is no ${date}`)
  return day.id
}

const closed = (placeId: string, date: string) => (trip: Trip) =>
  replanOf({ because: 'closed', closed: [{ placeId, day: idOf(trip, date) }] })
const lateStart = (date: string, from: number) => (trip: Trip) =>
  replanOf({ because: 'late-start', hours: [{ day: idOf(trip, date), from }] })
const rains = (date: string, chance: number) => (trip: Trip) =>
  replanOf({ because: 'rain', weather: [{ day: idOf(trip, date), weather: rain(chance) }] })

describe('mending a plan', () => {
  const request = read({ places })
  const first = visitsOf(planned(request), tuesday)[0] ?? ''

  it('replaces a closed place and leaves the other days as they were', () => {
    const { before, after, changed } = mended(request, closed(first, tuesday))
    expect(visitsOf(after, tuesday)).not.toContain(first)
    expect(after.days[0]).toEqual(before.days[0])
    expect(after.days[2]).toEqual(before.days[2])
    expect(changed.dropped).toEqual([first])
    const kept = visitsOf(before, tuesday).filter((id) => visitsOf(after, tuesday).includes(id))
    expect(kept).toHaveLength(visitsOf(before, tuesday).length - 1)
  })

  it('takes out what was removed, and does not bring it back', () => {
    const { after } = mended(request, () => replanOf({ because: 'removed', avoid: [first] }))
    expect(after.days.flatMap(({ date }) => visitsOf(after, date))).not.toContain(first)
  })

  it('begins later after a late start, and keeps what still fits', () => {
    const { before, after } = mended(request, lateStart(monday, 780))
    expect(minutesOn(monday, after.days[0]?.stops[0]?.start ?? null)).toBeGreaterThanOrEqual(780)
    const kept = visitsOf(after, monday)
    expect(kept.length).toBeGreaterThan(0)
    expect(visitsOf(before, monday)).toEqual(expect.arrayContaining(kept))
    expect(after.days[1]).toEqual(before.days[1])
  })

  it('goes indoors when rain comes, and keeps what was indoors already', () => {
    const unhurried = read({ places, pace: 'slow' })
    const isOutdoors = (id: string) => places.find((each) => each.id === id)?.setting === 'outdoor'
    const fine = planned(unhurried)
    const wet = dates.find((date) => visitsOf(fine, date).some(isOutdoors)) ?? monday
    const { before, after } = mended(unhurried, rains(wet, 0.9))
    const outdoors = (plan: Trip) => visitsOf(plan, wet).filter(isOutdoors)
    expect(outdoors(before).length).toBeGreaterThan(0)
    expect(outdoors(after).length).toBeLessThan(outdoors(before).length)
    const dry = visitsOf(before, wet).filter((id) => !outdoors(before).includes(id))
    expect(visitsOf(after, wet)).toEqual(expect.arrayContaining(dry))
  })

  it('never moves a locked stop', () => {
    const locked = [{ placeId: 'p3', date: wednesday, start: 900 }]
    const fixed = read({ places, locked })
    for (const because of [rains(wednesday, 1), lateStart(wednesday, 720)]) {
      const { after } = mended(fixed, because)
      const stop = after.days[2]?.stops.find(({ placeId }) => placeId === 'p3')
      expect(stop).toMatchObject({ start: `${wednesday}T15:00`, locked: true })
    }
  })

  it('moves a must-see to another day when its own day closes', () => {
    const asked = read({ places, mustSee: [first] })
    const before = planned(asked)
    const date = before.days.find((day) => visitsOf(before, day.date).includes(first))?.date ?? ''
    const { after } = mended(asked, closed(first, date))
    expect(visitsOf(after, date)).not.toContain(first)
    expect(after.days.flatMap((day) => visitsOf(after, day.date))).toContain(first)
  })

  it('is one operation: applied it gives the mended trip, and undone the trip as it was', () => {
    const { before, after, change } = mended(request, closed(first, tuesday))
    const operation = (id: string) => ({
      id: operationIdSchema.parse(id),
      base: 0,
      hand: 'person' as const,
    })
    const done = apply(before, { ...operation('mend'), change })
    expect(done).toMatchObject({ outcome: 'applied', trip: after })
    expect(after.closures).toEqual([{ placeId: first, day: idOf(before, tuesday) }])
    const back = apply(after, { ...operation('back'), change: inverseOf(done) })
    expect(back.trip).toEqual(before)
  })

  it('keeps the ids of what stays, and brings something else when a day was not liked', () => {
    const { before, after, changed } = mended(read({ places, pace: 'slow' }), (trip) =>
      replanOf({ because: 'asked', days: [idOf(trip, tuesday)] }),
    )
    expect(changed.added.length).toBeGreaterThan(0)
    expect(changed.dropped.length).toBeGreaterThan(0)
    expect(after.days[0]).toEqual(before.days[0])
    const ids = (trip: Trip) =>
      new Map(trip.days.flatMap(({ stops }) => stops.map(({ placeId, id }) => [placeId, id])))
    for (const [placeId, id] of ids(after)) {
      if (placeId !== null && ids(before).has(placeId)) expect(id).toBe(ids(before).get(placeId))
    }
  })

  it('works around a stop that the traveller put in by hand', () => {
    const before = planned(request)
    const [stop] = before.days[1]?.stops ?? []
    if (!stop) throw new Error('Tuesday has a stop')
    const own = apply(before, {
      id: operationIdSchema.parse('own'),
      base: 0,
      hand: 'person',
      change: {
        kind: 'edit',
        edits: [
          {
            entity: 'stop',
            id: stop.id,
            set: { placeId: null, name: 'Aunt Rosa', start: 840, minutes: 45 },
          },
        ],
      },
    }).trip
    const repair = repairPlan(request, own, lateStart(tuesday, 660)(own), again)
    if (!repair.outcome.ok) throw new Error('It can be mended')
    const kept = repair.outcome.trip.days[1]?.stops.find(({ id }) => id === stop.id)
    expect(kept).toMatchObject({
      name: 'Aunt Rosa',
      start: `${tuesday}T14:00`,
      end: `${tuesday}T14:45`,
    })
  })

  it.each([
    ['slower', (trip: Trip) => -trip.days.flatMap(({ date }) => visitsOf(trip, date)).length],
    ['later-starts', (trip: Trip) => minutesOn(tuesday, trip.days[1]?.stops[0]?.start ?? null)],
  ] as const)('plans all days again to be %s', (because, measure) => {
    const { before, after } = mended(request, () => replanOf({ because }))
    expect(measure(after)).toBeGreaterThan(measure(before))
  })
})
