import { expect, it } from 'vitest'
import { planDays } from '../plan-days.ts'
import { dates, place, read } from '../testing/sample-request.ts'
import { windPlans } from './wind-plans.ts'

const peak = place('peak', {
  name: 'The Peak',
  kind: 'nature',
  setting: 'outdoor',
  about: 'A cabin climbs to the plateau. It closes in strong wind.',
})
const others = ['one', 'two', 'three', 'four'].map((id) => place(id, { kind: 'museum' }))

function saidWithPeakOn(date: string): string {
  const locked = [{ placeId: 'peak', date, start: 600 }]
  const meals = { lunch: false, dinner: false }
  const request = read({ places: [peak, ...others], locked, meals })
  const outcome = planDays(request, { seed: 1, goOn: (steps) => steps < 100 })
  if (!outcome.ok) throw new Error('There is no plan')
  return windPlans('', request, outcome.trip).join(' ')
}

it('a stormy day is swapped with a later one, since what is over comes no more', () => {
  expect(saidWithPeakOn(dates[0])).toMatch(/if Monday is stormy, swap it with (?:Tues|Wednes)day\./)
  expect(saidWithPeakOn(dates[1])).toMatch(/if Tuesday is stormy, swap it with Wednesday\./)
})

it('what wind closes on the last day is moved forward to the first clear one', () => {
  expect(saidWithPeakOn(dates[2])).toBe(
    'The Peak closes in strong wind, and Wednesday is the last day to go: look at the forecast when you arrive, and swap Wednesday with the first clear day, Monday or later.',
  )
})
