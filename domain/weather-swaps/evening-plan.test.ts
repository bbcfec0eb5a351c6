import { expect, it } from 'vitest'
import { lisbonByHand } from '#domain/planner/by-hand/testing/lisbon-by-hand.ts'
import { bookingIdSchema, type StopId } from '#domain/trip/ids.ts'
import type { Day, Trip } from '#domain/trip/schema.ts'
import type { HourWeather } from '#domain/weather/hour-weather.ts'
import { eveningPlan, foundDays } from './evening-plan.ts'
import { eveningSwapSchema } from './evening-swap.ts'
import { forecastFor } from './testing/forecast-of.ts'

const { trip, known } = await lisbonByHand()
const wet = (hour: HourWeather): HourWeather => ({ ...hour, rain: 0.95, millimetres: 3 })
const fine = (hour: HourWeather): HourWeather => hour
const newId = (instead: StopId) => instead

function planOf(of: Trip, sky: (hour: HourWeather) => HourWeather, ignored = false) {
  const [day] = of.days
  if (!day) throw new Error('There is no day')
  return eveningPlan(of, day, { forecasts: forecastFor(of, sky), known, newId, ignored })
}
const withStop = (id: string, change: Partial<Day['stops'][number]>): Trip => ({
  ...trip,
  days: trip.days.map((day) => ({
    ...day,
    stops: day.stops.map((stop) => (stop.id === id ? { ...stop, ...change } : stop)),
  })),
})
const namesOf = ({ swap }: ReturnType<typeof planOf>) =>
  swap?.stops.map(({ before }) => before) ?? []

it('tells every stop at its hour, with the weather of that hour', () => {
  const { stops, swap, stays, trouble } = planOf(trip, fine)
  expect(stops[0]).toEqual({
    clock: '9:30 AM',
    name: 'Miradouro de Santa Luzia',
    weather: '21 °C, 5 % chance of rain',
  })
  expect(stops).toHaveLength(8)
  expect([swap, stays, trouble]).toEqual([null, [], null])
})

it('has one change for what can be changed, and says of the rest why it stays', () => {
  const plan = planOf(trip, wet)
  expect(plan.trouble).toBe('Rain all day')
  expect(namesOf(plan)).toContain('10 AM Alfama')
  expect(plan.stays[0]).toMatch(
    /^Rain all day at Miradouro de Santa Luzia\. .+: take an umbrella\.$/,
  )
  expect(eveningSwapSchema.parse(JSON.parse(JSON.stringify(plan.swap)))).toEqual(plan.swap)
})

it('leaves what is locked or booked, and says so', () => {
  const about = { entity: 'stop', id: 'stop0-1' }
  const booking = { id: bookingIdSchema.parse('b'), order: 'V', about, status: 'booked' }
  const booked = { ...trip, bookings: [booking] } as unknown as Trip
  for (const [held, why] of [
    [withStop('stop0-1', { locked: true }), 'You locked it: it stays unless you say otherwise.'],
    [booked, 'It is booked: it stays unless you say otherwise.'],
  ] as const) {
    const plan = planOf(held, wet)
    expect(namesOf(plan)).not.toContain('10 AM Alfama')
    expect(plan.stays).toContain(`Rain all day at Alfama. ${why}`)
  }
})

it('changes nothing where the weather is ignored', () => {
  const plan = planOf(trip, wet, true)
  expect(plan.swap).toBeNull()
  expect(plan.stops[0]?.weather).toBe('21 °C, 95 % chance of rain')
})

it('finds the days that the weather spoils, among those that are near', () => {
  const at = (time: string, sky: (hour: HourWeather) => HourWeather) =>
    foundDays(trip, Date.parse(time), { forecasts: forecastFor(trip, sky), known, newId })
  // The third day is under roofs.
  expect(at('2027-05-09T12:00Z', wet).map(({ date }) => date)).toEqual(['2027-05-10', '2027-05-11'])
  expect(at('2027-05-11T12:00Z', wet).map(({ date }) => date)).toEqual(['2027-05-11'])
  expect(at('2027-04-09T12:00Z', wet)).toEqual([])
  expect(at('2027-05-09T12:00Z', fine)).toEqual([])
})
