import { describe, expect, it } from 'vitest'
import { isOneTooMany } from './dishes-of-stay.ts'
import { planDays } from './plan-days.ts'
import { place, read } from './testing/sample-request.ts'

const house = (id: string, cuisines: string[], at: [number, number] = [38.71, -9.14]) =>
  place(id, { kind: 'restaurant', cuisines, meals: ['lunch', 'dinner'], minutes: 60, at })
const [first, second, third] = ['a', 'b', 'c'].map((id) => house(id, ['tofu', 'japanese']))

describe('one dish', () => {
  if (!(first && second && third)) throw new Error('There are three houses')
  const places = [first, second, third]
  const stay = [first, second]

  it('is had twice in a stay and once a day, and by who asked for it as often as there are houses', () => {
    expect(isOneTooMany(third, { stay, today: [] }, read({ places }))).toBe(true)
    expect(isOneTooMany(third, { stay: [first], today: [first] }, read({ places }))).toBe(true)
    expect(isOneTooMany(third, { stay: [first], today: [] }, read({ places }))).toBe(false)
    const came = read({ places, cuisines: ['tofu'] })
    expect(isOneTooMany(third, { stay, today: [] }, came)).toBe(false)
  })

  it('that was wished for is on no day twice', () => {
    const wish = { what: 'tofu', placeIds: ['a', 'b', 'c'], when: 'any' as const, dish: 3 }
    const asked = read({ places, asked: [wish] })
    expect(isOneTooMany(third, { stay, today: [second] }, asked)).toBe(true)
    expect(isOneTooMany(third, { stay, today: [] }, asked)).toBe(false)
  })

  it('fills no more than two meals of three days, though its houses are nearest', () => {
    const tofu = Array.from({ length: 6 }, (_, at) => house(`tofu-${at}`, ['tofu', 'japanese']))
    const other = Array.from({ length: 6 }, (_, at) =>
      house(`other-${at}`, ['izakaya', 'japanese'], [38.713, -9.14]),
    )
    const sights = Array.from({ length: 9 }, (_, at) => place(`sight-${at}`, { minutes: 90 }))
    const request = read({ places: [...sights, ...tofu, ...other] })
    const outcome = planDays(request, { seed: 1, goOn: (steps) => steps < 200 })
    if (!outcome.ok) throw new Error('There is no plan')
    const meals = outcome.trip.days.flatMap(({ stops }) => stops.filter(({ meal }) => meal))
    const had = meals.filter(({ placeId }) => placeId?.startsWith('tofu'))
    expect(meals.filter(({ placeId }) => placeId)).toHaveLength(6)
    expect(had.length).toBeLessThanOrEqual(2)
  })
})
