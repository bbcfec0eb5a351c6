/** Each rate with a plan that offends and one that does not. */
import { describe, expect, it } from 'vitest'
import { checks } from './evaluate.ts'
import { judgePlan, mealsNothingKnown, rates, worstFirst } from './report.ts'
import { transitMinutes } from './shape.ts'
import { at, excursion, museum, park, trattoria } from './testing/hand-made-places.ts'
import { handMadePlan } from './testing/hand-made-plan.ts'
import { closuresOffences } from './testing/offences/closures.ts'
import { leftOutOffences } from './testing/offences/left-out.ts'
import { lightOffences } from './testing/offences/light.ts'
import { mealsOffences } from './testing/offences/meals.ts'
import { promisesOffences } from './testing/offences/promises.ts'
import { shapeOffences } from './testing/offences/shape.ts'

const cases = [
  ...promisesOffences,
  ...lightOffences,
  ...leftOutOffences,
  ...mealsOffences,
  ...shapeOffences,
  ...closuresOffences,
]

describe('what is wrong with a plan', () => {
  it.each(cases)('%s: %s', (name, _, offends, keeps) => {
    expect(checks[name].judge(handMadePlan(offends)).wrong).toHaveLength(1)
    expect(checks[name].judge(handMadePlan(keeps)).wrong).toEqual([])
  })

  it('has such a pair for every rate', () => {
    expect(new Set(cases.map(([name]) => name))).toEqual(new Set(Object.keys(checks)))
  })

  it('offers a table to one meal only', () => {
    const dinner = { kind: 'meal', meal: 'dinner', from: at(19) } as const
    const plan = handMadePlan({ places: [trattoria], days: [[dinner], [dinner]] })
    expect(checks.mealsWithoutPlace.judge(plan)).toMatchObject({ of: 2, nothingKnown: 1 })
    expect(mealsNothingKnown([judgePlan(plan)])).toEqual({ town: 1 })
  })

  it('counts minutes in trains and buses, not those on foot or of a day trip', () => {
    const plan = handMadePlan({
      places: [museum, park, excursion],
      days: [
        [
          { at: 'museum', from: at(10), leg: { mode: 'transit', minutes: 25 } },
          { at: 'park', from: at(12), leg: { mode: 'walk', minutes: 40 } },
        ],
        [{ at: 'excursion', from: at(12), leg: { mode: 'transit', minutes: 120 } }],
      ],
    })
    expect(transitMinutes(plan)).toEqual([25])
  })

  it('names the worst plan first, and counts over all', () => {
    const fine = judgePlan(handMadePlan({ places: [park], days: [[{ at: 'park', from: at(10) }]] }))
    const worse = judgePlan(
      handMadePlan({ places: [park], days: [[{ at: 'park', from: at(23, 3) }]] }),
    )
    expect(worstFirst([fine, worse])[0]).toBe(worse)
    expect(rates([fine, worse]).find(({ name }) => name === 'oddTimes')).toMatchObject({
      value: 50,
      unit: '% (1 of 2, goal 0 %)',
    })
  })
})
