import { expect, it } from 'vitest'
import { drivingDays, sampleRoute } from './sample-drive.ts'

it('a night ends a day at the wheel, and no minute is lost', () => {
  expect(drivingDays(sampleRoute('two'))).toEqual([100, 155])
  expect(drivingDays(sampleRoute('three'))).toEqual([60, 115, 80])
})
