import { describe, expect, it } from 'vitest'
import { loadDrives } from '#domain/drives/load-drives.ts'
import type { GreatDrive } from '#domain/drives/schema.ts'
import { closuresOn, knownLegs, otherRoads } from './known-legs.ts'
import { alternativesForDay } from './road-alternatives.ts'
import { roadOfDrive } from './road-of-drive.ts'
import { measuredDrives, roadOfTrip } from './road-of-trip.ts'
import { removeStop } from './road-trip.ts'
import { drivingRulesSchema } from './road-trip-schema.ts'
import { timeRoadTrip } from './road-trip-timing.ts'
import { roadWorld, withDrives } from './road-world.ts'
import { startRoad } from './start-road.ts'

const drives = await loadDrives()
const start = '2027-01-10'
const rules = drivingRulesSchema.parse({ limit: 480 })

function ownCopy(drive: GreatDrive) {
  const { route, drives: known } = roadOfDrive(drive)
  const world = roadWorld({ start, towns: [], drives: known })
  const wanted = { route, rules, car: undefined, start, reorder: false }
  const started = startRoad(wanted, world, 'own')
  if (!started.ok) throw new Error(started.message)
  const plan = roadOfTrip(started.value)
  if (!plan) throw new Error('It is no road trip')
  return { plan, trip: started.value }
}

describe('one’s own copy of a great drive', () => {
  it.each(drives.map((drive) => [drive.name, drive] as const))(
    '%s knows its closures',
    (_, drive) => {
      const told = closuresOn(knownLegs(ownCopy(drive).plan.route, [drive]), 1).join(' ')
      for (const { closed } of drive.legs) if (closed) expect(told).toContain(closed.because)
    },
  )

  it('says first what is shut in its own month, and nothing of legs that are no longer driven', () => {
    const drive = drives.find(({ legs }) => legs.some(({ closed }) => closed?.months.includes(1)))
    const leg = drive?.legs.find(({ closed }) => closed?.months.includes(1))
    if (!(drive && leg?.closed)) throw new Error('No drive is shut in January')
    const { plan } = ownCopy(drive)
    expect(closuresOn(knownLegs(plan.route, [drive]), 1)[0]).toMatch(/^Usually shut when you go\. /)
    const end = drive.stops.find(({ id }) => id === leg.to)?.name
    const stop = plan.route.stops.find(({ name }) => name === end)
    const without = removeStop(plan.route, stop?.id ?? '')
    expect(closuresOn(knownLegs(without, [drive]), 1).join(' ')).not.toContain(leg.closed.because)
  })

  it('offers the other roads of its legs, and the usual one again where another was taken', () => {
    const drive = drives.find(({ legs }) => legs.some(({ variants }) => variants.length > 0))
    if (!drive) throw new Error('No drive has another road')
    const { plan, trip } = ownCopy(drive)
    const known = measuredDrives(trip)
    const world = roadWorld({ start, towns: [], drives: known })
    const timing = timeRoadTrip(plan.route, plan.rules, world)
    const offers = timing.days.flatMap(({ day }) =>
      alternativesForDay(plan, timing, day, [drive], world).filter((offer) => offer.drives),
    )
    const names = drive.legs.flatMap(({ variants }) => variants.map(({ name }) => name))
    expect(offers.some(({ says }) => names.some((name) => says.startsWith(name)))).toBe(true)
    for (const { drives: taken, extraMinutes, route } of offers) {
      const there = withDrives(world, taken ?? new Map())
      expect(timeRoadTrip(route, plan.rules, there).minutes).toBe(timing.minutes + extraMinutes)
    }
    const leg = knownLegs(plan.route, [drive]).find(({ leg: each }) => each.variants.length > 0)
    const [variant] = leg ? otherRoads(leg, world.between(leg.from.at, leg.to.at)) : []
    if (!(leg && variant)) throw new Error('There is no other road')
    const back = otherRoads(leg, withDrives(world, variant.drives).between(leg.from.at, leg.to.at))
    expect(back.map(({ says }) => says)).toContain(leg.leg.road ?? 'The usual road')
  })
})
