import { beforeAll, describe, expect, it } from 'vitest'
import { emptyBrief } from '#domain/brief/schema.ts'
import { lisbonByHand } from '#domain/planner/by-hand/testing/lisbon-by-hand.ts'
import {
  applied,
  dayAt,
  type PlannedCity,
  stopNamed,
} from '#domain/planner/by-hand/testing/planned-city.ts'
import { bookingIdSchema, stopIdSchema } from '#domain/trip/ids.ts'
import { orderKeySchema } from '#domain/trip/order-keys.ts'
import type { Trip } from '#domain/trip/schema.ts'
import type { HourWeather } from '#domain/weather/hour-weather.ts'
import { type AffectedStop, spanOf } from './affected-stops.ts'
import { proposeSwaps } from './propose-swaps.ts'
import { holdsInWords, remedyInWords, sourceInWords, whyInWords } from './swap-words.ts'
import { forecastFor } from './testing/forecast-of.ts'
import { watchedDays } from './watched-days.ts'

let lisbon: PlannedCity
beforeAll(async () => {
  lisbon = await lisbonByHand()
})

const newId = (id: string) => stopIdSchema.parse(`new-${id}`)
const rainy = (hour: HourWeather): HourWeather => ({ ...hour, rain: 0.9, millimetres: 2 })

/** The weather of the hours in which one is at these stops. */
function during(trip: Trip, names: readonly string[], bad: (hour: HourWeather) => HourWeather) {
  const spans = names.map((name) => spanOf(stopNamed(trip, name)))
  return forecastFor(trip, (hour) =>
    spans.some((span) => span && hour.instant < span.to && hour.instant + 60 > span.from)
      ? bad(hour)
      : hour,
  )
}

function proposed(trip: Trip, forecasts: ReturnType<typeof forecastFor>, day = 0) {
  const proposal = proposeSwaps(trip, dayAt(trip, day).id, {
    forecasts,
    known: lisbon.known,
    newId,
  })
  if (!proposal) throw new Error('There is such a day')
  return proposal
}
const names = (stops: readonly AffectedStop[]) => stops.map(({ stop }) => stop.name)

describe('a day that turns bad', () => {
  it('marks what is in the open in those hours, and nothing else', () => {
    const { trip } = lisbon
    expect(proposed(trip, forecastFor(trip)).stops).toEqual([])
    const wet = proposed(trip, forecastFor(trip, rainy))
    const open = dayAt(trip, 0).stops.filter(
      ({ placeId }) => lisbon.known.place(placeId ?? '')?.setting === 'outdoor',
    )
    expect(open.length).toBeGreaterThan(1)
    expect(names(wet.stops)).toEqual(open.map(({ name }) => name))
  })

  it('is mended by the least change, shown before and after with its reason', () => {
    const { trip } = lisbon
    const { stops, change } = proposed(trip, forecastFor(trip, rainy))
    const swapped = stops.filter(({ remedy }) => remedy.do === 'swap')
    expect(swapped.length).toBeGreaterThan(0)
    const after = applied(trip, change)
    for (const { stop, remedy } of swapped) {
      if (remedy.do !== 'swap') continue
      expect(dayAt(after, 0).stops.some(({ id }) => id === stop.id)).toBe(false)
      const fresh = stopNamed(after, remedy.place.name)
      expect(lisbon.known.place(fresh.placeId ?? '')?.setting).not.toBe('outdoor')
      expect(fresh.alternatives[0]?.name).toBe(stop.name)
    }
    expect(dayAt(after, 0).weather).toMatchObject({ rain: 0.9, source: { name: 'Open-Meteo' } })
    expect(after.days.slice(1)).toEqual(trip.days.slice(1))
    const [first] = stops
    if (!first) throw new Error('A stop is affected')
    expect(whyInWords(first)).toBe(`Rain all day at ${first.stop.name}.`)
  })

  it('moves a stop within its own time where that is enough', () => {
    // The viewpoint at the end of an afternoon that leaves room before dinner.
    const { trip } = lisbon
    const name = 'Miradouro de São Pedro de Alcântara'
    const { stops } = proposed(trip, during(trip, [name], rainy), 1)
    const mine = stops.find(({ stop }) => stop.name === name)
    if (mine?.remedy.do !== 'hour') throw new Error('It moves')
    expect(remedyInWords(mine)).toMatch(/^Miradouro de São Pedro de Alcântara at \d\d:\d\d instead/)
  })

  it('leaves what is locked, booked or a must-see, unless it was allowed', () => {
    const { trip } = lisbon
    const wet = forecastFor(trip, rainy)
    const [first, second] = proposed(trip, wet).stops.filter(({ remedy }) => remedy.do === 'swap')
    if (!first || !second) throw new Error('Two are swapped')
    const booking = {
      id: bookingIdSchema.parse('b'),
      order: orderKeySchema.parse('V'),
      kind: 'ticket' as const,
      title: 'Ticket',
      reference: null,
      status: 'confirmed' as const,
      start: null,
      end: null,
      provider: null,
      url: null,
      cost: null,
      about: { entity: 'stop' as const, id: first.stop.id },
    }
    const held: Trip = {
      ...trip,
      bookings: [booking],
      brief: { ...emptyBrief(), mustSee: [second.stop.name] },
    }
    const { stops, change } = proposed(held, wet)
    const holds = new Map(stops.map((each) => [each.stop.id, each.holds]))
    expect([holds.get(first.stop.id), holds.get(second.stop.id)]).toEqual([
      ['booked'],
      ['must-see'],
    ])
    expect(holdsInWords(['booked', 'must-see'])).toBe(
      'It is booked, and you said that you must see it: it stays unless you say otherwise.',
    )
    const gone = change?.swaps.map(({ stop }) => stop) ?? []
    expect(gone).not.toContain(first.stop.id)
    expect(gone).not.toContain(second.stop.id)
    const asked = proposeSwaps(held, dayAt(held, 0).id, {
      forecasts: wet,
      known: lisbon.known,
      newId,
      allowed: new Set([first.stop.id]),
    })
    expect(asked?.change?.swaps.map(({ stop }) => stop)).toContain(first.stop.id)
  })

  it('says so when nothing is better', () => {
    const { trip } = lisbon
    const outdoors = { place: lisbon.known.place, all: () => [] }
    const forecasts = forecastFor(trip, rainy)
    const proposal = proposeSwaps(trip, dayAt(trip, 0).id, { forecasts, known: outdoors, newId })
    expect(proposal?.change).toBeNull()
    const [first] = proposal?.stops ?? []
    if (!first) throw new Error('A stop is affected')
    expect(remedyInWords(first)).toBe('Nothing under a roof is known nearby: take an umbrella.')
  })

  it('has rain, storm, heat and smoke, by the hours of the place alone', () => {
    const { trip } = lisbon
    const name = 'Praça do Comércio'
    const trouble = (bad: (hour: HourWeather) => HourWeather) =>
      proposed(trip, during(trip, [name], bad)).stops.find(({ stop }) => stop.name === name)
        ?.weather.trouble
    expect(trouble(rainy)).toBe('rain')
    expect(trouble((hour) => ({ ...rainy(hour), thunder: true }))).toBe('storm')
    expect(trouble((hour) => ({ ...hour, gusts: 90 }))).toBe('storm')
    expect(trouble((hour) => ({ ...hour, degrees: 38 }))).toBe('heat')
    expect(trouble((hour) => ({ ...hour, particles: 120 }))).toBe('smoke')
    expect(trouble((hour) => ({ ...hour, rain: 0.9, millimetres: 0.1 }))).toBeUndefined()
    expect(trouble((hour) => ({ ...hour, rain: null, millimetres: null }))).toBeUndefined()
    const elsewhere = forecastFor(trip, rainy).map((each) => ({
      ...each,
      at: [0, 0] as [number, number],
    }))
    expect(proposed(trip, elsewhere).stops).toEqual([])
  })

  it('is watched for ten days, by the calendar of its own zone', () => {
    const day = (date: string, zone: string) => ({ ...dayAt(lisbon.trip, 0), date, zone })
    const days = [
      day('2027-05-09', 'America/Los_Angeles'),
      day('2027-05-09', 'Pacific/Apia'),
      day('2027-05-19', 'Pacific/Apia'),
      day('2027-05-19', 'America/Los_Angeles'),
    ]
    const watched = watchedDays({ days }, Date.parse('2027-05-10T02:00:00Z'))
    expect(watched).toEqual([days[0], days[2]])
  })

  it('says whose forecast it is and how old', () => {
    const forecasts = forecastFor(lisbon.trip).map((each) => ({
      ...each,
      saidAt: 1000,
      setAside: 1,
    }))
    expect(sourceInWords(forecasts.slice(0, 1), 1030)).toBe(
      'Forecast by Open-Meteo for each stop’s own place and hour, 30 minutes old. 1 of its hours made no sense and is left out.',
    )
    expect(sourceInWords([], 0)).toBe('There is no forecast for these days.')
  })
})
