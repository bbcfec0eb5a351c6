import { expect, it } from 'vitest'
import { drivingDays, sampleRoute } from './sample-drive.ts'

it('overnight stops split the drives into days, and no minute is lost', () => {
  expect(drivingDays(sampleRoute('two'))).toEqual([
    { label: 'Day 1', minutes: 100, drives: 2 },
    { label: 'Day 2', minutes: 155, drives: 2 },
  ])
  expect(drivingDays(sampleRoute('three'))).toEqual([
    { label: 'Day 1', minutes: 60, drives: 1 },
    { label: 'Day 2', minutes: 115, drives: 2 },
    { label: 'Day 3', minutes: 80, drives: 1 },
  ])
})
