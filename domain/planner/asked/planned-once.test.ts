import { expect, it } from 'vitest'
import { planDays } from '../plan-days.ts'
import { dates, place, read } from '../testing/sample-request.ts'
import { plannedOnce } from './planned-once.ts'

const hall = place('hall', { kind: 'market' })
const saturdays = place('flea', { name: 'Flea Market', kind: 'market', hours: 'Sa 08:00-13:00' })
const always = place('square', { kind: 'market' })

function said(places: readonly (typeof hall)[], more: object = {}) {
  const wish = { what: 'markets', placeIds: ['hall'], ofKind: 'market' as const, ...more }
  const request = read({
    places: [...places],
    asked: [wish],
    mustSee: ['hall'],
    days: dates.map((date) => ({ date })),
    meals: { lunch: false, dinner: false },
  })
  const outcome = planDays({ ...request, places: [hall] }, { seed: 1, goOn: (step) => step < 20 })
  const [asked] = request.asked
  if (!(outcome.ok && asked)) throw new Error('There is no plan')
  return plannedOnce(asked, request, outcome.trip)?.says
}

it('says that the other markets of a town are closed, where one of them is all that is planned', () => {
  expect(said([hall, saturdays])).toBe(
    'You asked for markets: planned once. Flea Market is not open on your days.',
  )
})

it('says nothing where one was enough, where there is no other, or where one could go to another', () => {
  expect(said([hall, saturdays], { least: 1 })).toBeUndefined()
  expect(said([hall])).toBeUndefined()
  expect(said([hall, saturdays, always])).toBeUndefined()
})
