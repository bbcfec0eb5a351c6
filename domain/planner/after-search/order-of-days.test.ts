import { expect, it } from 'vitest'
import { buildDayProblem } from '../problem/day-problem.ts'
import { place, read } from '../testing/sample-request.ts'
import { orderDays } from './order-of-days.ts'

const summit = place('summit', { setting: 'outdoor', interests: ['views'], kind: 'viewpoint' })
const others = ['a', 'b', 'c', 'd'].map((id) => place(id, { essential: 0.4 }))
const noMeals = { lunch: false, dinner: false }

function ordered(places: ReturnType<typeof place>[], ...plan: string[][]): string[][] {
  const built = buildDayProblem(read({ places, mustSee: ['summit'], meals: noMeals }))
  const find = (id: string) => built.visits.findIndex((visit) => visit.place?.id === id)
  return orderDays(
    built,
    plan.map((ids) => ids.map(find)),
  ).map((tour) => tour.map((visit) => built.visits[visit]?.place?.id ?? ''))
}

it('what was named does not wait for the last day, where its day may come first', () => {
  expect(ordered([summit, ...others], ['a', 'b'], ['c'], ['summit', 'd'])[0]).toEqual([
    'summit',
    'd',
  ])
})

it('a day stays where something of it is open, and nothing is lost', () => {
  // Monday to Wednesday.
  const onWednesdays = { ...summit, hours: 'We 09:00-18:00' }
  const plan = [['a', 'b'], ['c'], ['summit', 'd']]
  expect(ordered([onWednesdays, ...others], ...plan)).toEqual(plan)
})
