import { describe, expect, it } from 'vitest'
import { stopIdSchema } from '#domain/trip/ids.ts'
import type { Trip } from '#domain/trip/schema.ts'
import { addStop } from './add-stop.ts'
import { moveStopTo, removeStop } from './edits.ts'
import { closedAt, hoursThatDay } from './hours-that-day.ts'
import { setStop } from './set-stop.ts'
import { lisbonByHand } from './testing/lisbon-by-hand.ts'
import { applied, dayAt, planCity, stopNamed } from './testing/planned-city.ts'
import { warningsOf } from './warnings.ts'
import { changeOfWay, waysOut } from './ways-out.ts'

// From a Monday to a Wednesday.
const lisbon = await lisbonByHand()
const { trip, known, named } = lisbon
const newId = stopIdSchema.parse('new')

const kindsOn = (of: Trip, index: number) =>
  warningsOf(of, dayAt(of, index), known).map(({ kind }) => kind)

/** Takes the first way out of the first warning of a kind. */
function mended(of: Trip, index: number, kind: string): Trip {
  const day = dayAt(of, index)
  const warning = warningsOf(of, day, known).find((each) => each.kind === kind)
  if (!warning) throw new Error(`There is no warning of ${kind}`)
  const [way] = waysOut(of, day, warning, known)
  if (!way) throw new Error('There is a way out')
  return applied(of, changeOfWay(of, way, newId, known))
}

it('a plan as it was made has nothing to warn of', async () => {
  const cities = await Promise.all(
    ['lisbon', 'paris', 'tokyo', 'rome', 'new-york', 'reykjavik'].map((slug) =>
      planCity(slug, ['2027-05-10', '2027-05-11', '2027-05-12', '2027-05-13']),
    ),
  )
  for (const city of cities) {
    for (const day of city.trip.days) expect(warningsOf(city.trip, day, city.known)).toEqual([])
  }
})

describe('a museum on its closed day', () => {
  const fado = named('Fado Museum')
  const monday = dayAt(trip, 0)
  const wrong = applied(trip, addStop(trip, { place: fado }, newId, known, monday.id))

  it('is closed then, on Mondays, and says so on the stop', () => {
    expect(hoursThatDay(fado, monday, trip)).toEqual({ kind: 'closed', weekday: 1 })
    expect(warningsOf(wrong, dayAt(wrong, 0), known)).toContainEqual({
      kind: 'closed',
      stop: newId,
      closed: 'all-day',
      hours: { kind: 'closed', weekday: 1 },
    })
  })

  it('goes to a day when it is open in one step', () => {
    const right = mended(wrong, 0, 'closed')
    const day = right.days.findIndex(({ stops }) => stops.some(({ id }) => id === newId))
    expect(day).toBeGreaterThan(0)
    expect(kindsOn(right, 0)).not.toContain('closed')
    const { start, minutes } = stopNamed(right, fado.name)
    const minute = Number(start?.slice(11, 13)) * 60 + Number(start?.slice(14))
    expect(closedAt(hoursThatDay(fado, dayAt(right, day), right), minute, minutes ?? 0)).toBeNull()
  })
})

it('a sight that was dragged past its hours is moved back into them', () => {
  const day = dayAt(trip, 2)
  const { id } = stopNamed(trip, 'Jerónimos Monastery')
  const late = applied(trip, moveStopTo(trip, id, { day: day.id, index: 10 }, known))
  expect(kindsOn(late, 2)).toContain('closed')
  expect(kindsOn(mended(late, 2, 'closed'), 2)).not.toContain('closed')
})

it('a day that loses its lunch gets one nearby, that fits and is open', () => {
  const day = dayAt(trip, 0)
  const lunch = day.stops.find(({ meal }) => meal === 'lunch')
  if (!lunch) throw new Error('The day has a lunch')
  const hungry = applied(trip, removeStop(trip, lunch.id, known))
  expect(warningsOf(hungry, dayAt(hungry, 0), known)).toMatchObject([
    { kind: 'nothing-to-eat', meal: 'lunch' },
  ])
  const fed = mended(hungry, 0, 'nothing-to-eat')
  expect(kindsOn(fed, 0)).toEqual([])
  const meal = dayAt(fed, 0).stops.find(({ id }) => id === newId)
  expect(meal?.placeId).not.toBe(lunch.placeId)
  expect(meal).toMatchObject({ kind: 'meal', meal: 'lunch' })
})

it('a stop far out of the way is told with its minutes, and can go', () => {
  const own = { name: 'A beach', at: [38.42, -9.15] as [number, number], minutes: 60 }
  const far = applied(trip, addStop(trip, { own }, newId, known, dayAt(trip, 0).id))
  const warning = warningsOf(far, dayAt(far, 0), known).find(({ kind }) => kind === 'too-far')
  expect(warning).toMatchObject({ stop: newId })
  if (!warning) throw new Error('There is a warning')
  expect(waysOut(far, dayAt(far, 0), warning, known)).toContainEqual({
    do: 'take-out',
    stop: newId,
  })
})

it('what is locked to an hour that can’t be kept may be unlocked', () => {
  const day = dayAt(trip, 0)
  const [first, second] = day.stops
  if (!first || !second) throw new Error('The day has two stops')
  const held = applied(trip, { kind: 'lock-stop', stop: second.id, locked: true })
  const longer = applied(held, {
    kind: 'edit',
    edits: [{ entity: 'stop', id: first.id, set: { minutes: 400 } }],
  })
  const warning = warningsOf(longer, dayAt(longer, 0), known).find(
    ({ kind }) => kind === 'too-early',
  )
  expect(warning).toMatchObject({ stop: second.id, locked: true })
  if (!warning) throw new Error('There is a warning')
  expect(waysOut(longer, dayAt(longer, 0), warning, known)).toEqual([
    { do: 'unlock', stop: second.id },
  ])
})

it('a day that runs into the night gives a stop to a calmer one', () => {
  const { id } = stopNamed(trip, 'Alfama')
  const night = applied(trip, setStop(trip, id, { minutes: 420 }, known))
  expect(kindsOn(night, 0)).toContain('too-full')
  const mendedDay = dayAt(mended(night, 0, 'too-full'), 0)
  expect(mendedDay.stops).toHaveLength(dayAt(trip, 0).stops.length - 1)
})
