import { expect, it } from 'vitest'
import type { Place } from '#domain/places/schema.ts'
import { assumedHours } from './assumed-hours.ts'

const stage = (bestTime: Place['bestTime'], minutes = 90) =>
  assumedHours({ kind: 'stage', setting: 'indoor', bestTime, minutes })

it('a house that is best by day is not visited in the evening', () => {
  expect(stage('morning')).toEqual({ from: 540, to: 720 })
  expect(stage('afternoon')).toEqual({ from: 780, to: 1080 })
  // One stays for as long as it is said to last.
  expect(stage('afternoon', 360)).toEqual({ from: 780, to: 1140 })
})

it('an evening show begins when curtains rise, and a house of any hour is shown by day too', () => {
  expect(stage('evening', 150)).toEqual({ from: 1140, to: 1350 })
  expect(stage('any')).toEqual({ from: 600, to: 1380 })
})

it('a tasting under a roof that is best by day is over at six, and a boat goes on', () => {
  const activity = (setting: Place['setting']) =>
    assumedHours({ kind: 'activity', setting, bestTime: 'afternoon', minutes: 60 })
  expect(activity('indoor').to).toBe(1080)
  expect(activity('outdoor').to).toBe(1140)
})
