import { expect, it } from 'vitest'
import { planDays } from '../plan-days.ts'
import { dates, minutesOn, place, read } from '../testing/sample-request.ts'

function siestas(high: number): { from: number; minutes: number }[] {
  const weather = { rain: 0, high, low: 20, source: { kind: 'provider', name: 'a test' } } as const
  const places = Array.from({ length: 12 }, (_, n) =>
    place(`p${n}`, { at: [38.71 + 0.002 * n, -9.14], kind: n % 2 ? 'museum' : 'palace' }),
  )
  const request = read({ places, days: dates.map((date) => ({ date, weather })) })
  const outcome = planDays(request, { seed: 3, goOn: (steps) => steps < 200 })
  const days = outcome.ok ? outcome.trip.days : []
  return days.flatMap(({ date, stops }) =>
    stops
      .filter(({ name }) => name.startsWith('Siesta'))
      .map(({ start, minutes }) => ({ from: minutesOn(date, start), minutes: minutes ?? 0 })),
  )
}

it('the worst hours of great heat are spent at the lodging, every day', () => {
  const rests = siestas(37)
  expect(rests).toHaveLength(dates.length)
  for (const { from, minutes } of rests) {
    expect(minutes).toBeGreaterThanOrEqual(120)
    expect(from).toBeGreaterThanOrEqual(780)
    expect(from + minutes).toBeLessThanOrEqual(1080)
  }
})

it('a warm day has none', () => {
  expect(siestas(30)).toEqual([])
})

it('at a great age every long day has an hour of rest after lunch, and others have none', () => {
  const places = Array.from({ length: 12 }, (_, n) =>
    place(`p${n}`, { at: [38.71 + 0.002 * n, -9.14], kind: n % 2 ? 'museum' : 'palace' }),
  )
  const rests = (who: ('seniors' | 'couple')[]) => {
    const outcome = planDays(read({ places, party: { who } }), {
      seed: 3,
      goOn: (steps) => steps < 200,
    })
    const days = outcome.ok ? outcome.trip.days : []
    return days.flatMap(({ stops }) => stops.filter(({ name }) => name.startsWith('A rest')))
  }
  expect(rests(['seniors'])).toHaveLength(dates.length)
  expect(rests(['couple'])).toEqual([])
})
