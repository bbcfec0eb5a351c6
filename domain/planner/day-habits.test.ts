import { expect, it } from 'vitest'
import { estimateLeg } from '#domain/routing/travel-estimate.ts'
import { preferencesAtFirst, travelPreferences } from './day-habits.ts'
import type { PlanRequestInput } from './schema.ts'
import { read } from './testing/sample-request.ts'

const from: [number, number] = [38.71, -9.14]
/** 1.6 km away as the crow flies. */
const to: [number, number] = [38.7244, -9.14]
const weather = (high: number, rain = 0.2) => ({
  weather: {
    rain,
    high,
    low: null,
    source: { kind: 'estimate', name: 'climate normals' },
  } as const,
})
const wayOn = (request: Partial<PlanRequestInput>) =>
  estimateLeg(from, to, travelPreferences(read(request)))

it('a ride that saves a few minutes is not taken where one walks gladly', () => {
  const { mode, minutes } = wayOn({ days: [{ date: '2027-05-10', ...weather(19) }] })
  expect(mode).toBe('walk')
  expect(minutes).toBeLessThanOrEqual(30)
})

it.each([
  ['in the heat', { days: [{ date: '2027-07-10', ...weather(34) }] }],
  ['on a summer day', { days: [{ date: '2027-07-10', ...weather(29) }] }],
  ['in the frost', { days: [{ date: '2027-01-10', ...weather(-3) }] }],
  ['in the rain', { days: [{ date: '2027-11-10', ...weather(12, 0.8) }] }],
  ['with children', { party: { children: true } }],
  ['with the very old', { party: { elderly: true } }],
  ['in a wheelchair', { party: { stepFree: true } }],
] satisfies [string, Partial<PlanRequestInput>][])('it is taken %s', (_, request) => {
  expect(wayOn(request).mode).toBe('transit')
})

it('out of the lodging one rides all the same, to be there in time', () => {
  const request = read({ days: [{ date: '2027-05-10', ...weather(19) }] })
  expect(estimateLeg(from, to, preferencesAtFirst(request)).mode).toBe('transit')
})
