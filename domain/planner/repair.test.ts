import { describe, expect, it } from 'vitest'
import { planDays } from './plan-days.ts'
import { repairPlan } from './repair.ts'
import type { PlanRequest } from './schema.ts'
import { dates, place, read } from './testing/sample-request.ts'
import type { TripPlan } from './trip-plan.ts'

const search = { seed: 2, goOn: (steps: number) => steps < 300 }
const [monday, tuesday, wednesday] = dates

const places = Array.from({ length: 14 }, (_, n) =>
  place(`p${n}`, {
    at: [38.7 + (n % 4) * 0.01, -9.15 + Math.floor(n / 4) * 0.01],
    kind: n % 2 ? 'square' : 'landmark',
    setting: n % 3 ? 'indoor' : 'outdoor',
    minutes: 90,
    essential: 0.3 + 0.04 * n,
  }),
)

function planned(request: PlanRequest): TripPlan {
  const outcome = planDays(request, search)
  if (!outcome.ok) throw new Error('There is a plan')
  return outcome.plan
}

function visitsOf(plan: TripPlan, date: string): string[] {
  const stops = plan.days.find((day) => day.date === date)?.stops ?? []
  return stops.flatMap(({ placeId }) => placeId ?? [])
}

function mended(request: PlanRequest, disruption: Parameters<typeof repairPlan>[2]) {
  const before = planned(request)
  const repair = repairPlan(request, before, disruption, search)
  if (!repair.outcome.ok) throw new Error('It can be mended')
  return { before, after: repair.outcome.plan, changed: repair.changed }
}

describe('mending a plan', () => {
  const request = read({ places })
  const first = visitsOf(planned(request), tuesday)[0] ?? ''

  it('replaces a closed place and leaves the other days as they were', () => {
    const { before, after, changed } = mended(request, {
      kind: 'closed',
      placeId: first,
      date: tuesday,
    })
    expect(visitsOf(after, tuesday)).not.toContain(first)
    expect(after.days[0]).toEqual(before.days[0])
    expect(after.days[2]).toEqual(before.days[2])
    expect(changed.dropped).toEqual([first])
    const kept = visitsOf(before, tuesday).filter((id) => visitsOf(after, tuesday).includes(id))
    expect(kept).toHaveLength(visitsOf(before, tuesday).length - 1)
  })

  it('takes out what was removed, and does not bring it back', () => {
    const { after } = mended(request, { kind: 'removed', placeId: first })
    expect(after.days.flatMap(({ date }) => visitsOf(after, date))).not.toContain(first)
  })

  it('begins later after a late start, and keeps what still fits', () => {
    const { before, after } = mended(request, { kind: 'late-start', date: monday, from: 780 })
    expect(after.days[0]?.stops[0]?.start).toBeGreaterThanOrEqual(780)
    const kept = visitsOf(after, monday)
    expect(kept.length).toBeGreaterThan(0)
    expect(visitsOf(before, monday)).toEqual(expect.arrayContaining(kept))
    expect(after.days[1]).toEqual(before.days[1])
  })

  it('goes indoors when rain comes, and keeps what was indoors already', () => {
    const unhurried = read({ places, pace: 'slow' })
    const { before, after } = mended(unhurried, { kind: 'rain', date: tuesday, chance: 0.9 })
    const outdoors = (plan: TripPlan) =>
      visitsOf(plan, tuesday).filter(
        (id) => places.find((each) => each.id === id)?.setting === 'outdoor',
      )
    expect(outdoors(before).length).toBeGreaterThan(0)
    expect(outdoors(after).length).toBeLessThan(outdoors(before).length)
    const dry = visitsOf(before, tuesday).filter((id) => !outdoors(before).includes(id))
    expect(visitsOf(after, tuesday)).toEqual(expect.arrayContaining(dry))
  })

  it('never moves a locked stop', () => {
    const locked = [{ placeId: 'p3', date: wednesday, start: 900 }]
    const fixed = read({ places, locked })
    for (const disruption of [
      { kind: 'rain', date: wednesday, chance: 1 },
      { kind: 'late-start', date: wednesday, from: 720 },
    ] as const) {
      const { after } = mended(fixed, disruption)
      const stop = after.days[2]?.stops.find(({ placeId }) => placeId === 'p3')
      expect(stop).toMatchObject({ start: 900, locked: true })
    }
  })

  it('moves a must-see to another day when its own day closes', () => {
    const asked = read({ places, mustSee: [first] })
    const before = planned(asked)
    const date = before.days.find((day) => visitsOf(before, day.date).includes(first))?.date ?? ''
    const { after } = mended(asked, { kind: 'closed', placeId: first, date })
    expect(visitsOf(after, date)).not.toContain(first)
    expect(after.days.flatMap((day) => visitsOf(after, day.date))).toContain(first)
  })
})
