/** Rates over all plans, examples of what was wrong, and the worst plans by name. */
import type { Figure } from '../benchmark.ts'
import { median, percentOf, quantile } from '../figures.ts'
import { badness, type CheckName, checkNames, checks, evaluate } from './evaluate.ts'
import { placelessMeals } from './meals.ts'
import { quartersTwiceADay } from './quarters.ts'
import type { SeenPlan } from './seen-plan.ts'
import { transitMinutes } from './shape.ts'
import type { Verdict } from './verdict.ts'

const examplesEach = 5
const complaintsEach = 3
const transitGoal = 45

export interface JudgedPlan {
  plan: SeenPlan
  verdicts: Record<CheckName, Verdict>
  badness: number
}

export function judgePlan(plan: SeenPlan): JudgedPlan {
  const verdicts = evaluate(plan)
  return { plan, verdicts, badness: badness(verdicts) }
}

/** Worst first; where two are as bad, in the order of their words. */
export const worstFirst = (plans: readonly JudgedPlan[]) =>
  plans.toSorted(
    (a, b) => b.badness - a.badness || (a.plan.request.text < b.plan.request.text ? -1 : 1),
  )

export function rates(plans: readonly JudgedPlan[]): Figure[] {
  const ofChecks = checkNames.map((name): Figure => {
    const of = sum(plans, ({ verdicts }) => verdicts[name].of)
    const wrong = sum(plans, ({ verdicts }) => verdicts[name].wrong.length)
    const { goal } = checks[name]
    const said = goal === null ? '' : `, goal ${goal} %`
    return {
      name,
      value: of === 0 ? 0 : percentOf(wrong, of),
      unit: `% (${wrong} of ${of}${said})`,
    }
  })
  const transit = plans.flatMap(({ plan }) => transitMinutes(plan))
  const twice = plans.flatMap(({ plan }) => quartersTwiceADay(plan))
  return [
    ...ofChecks,
    {
      name: 'transit.median',
      value: median(transit),
      unit: `min a day (goal ${transitGoal})`,
    },
    { name: 'transit.p90', value: quantile(transit, 0.9), unit: 'min a day' },
    { name: 'quartersTwice.median', value: median(twice), unit: 'a day' },
    {
      name: 'quartersTwice.days',
      value: percentOf(twice.filter((each) => each > 0).length, twice.length),
      unit: '% of the days',
    },
  ]
}

export function examples(plans: readonly JudgedPlan[]): Partial<Record<CheckName, string[]>> {
  const worst = worstFirst(plans)
  return Object.fromEntries(
    checkNames.flatMap((name) => {
      const found = worst.flatMap(({ plan, verdicts }) =>
        verdicts[name].wrong.slice(0, 1).map((what) => `${plan.request.text}: ${what}`),
      )
      return found.length > 0 ? [[name, found.slice(0, examplesEach)]] : []
    }),
  )
}

/** Meals for which the catalogue knows nothing, by city and diet or step-free doors: work for the catalogue. */
export function mealsNothingKnown(plans: readonly JudgedPlan[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { plan } of plans) {
    const { nothingKnown } = placelessMeals(plan)
    if (nothingKnown === 0) continue
    const { slug, kind } = plan.request
    const narrows = kind === 'vegan' || kind === 'halal' || kind === 'step-free'
    const key = narrows ? `${slug}, ${kind}` : slug
    counts[key] = (counts[key] ?? 0) + nothingKnown
  }
  return Object.fromEntries(Object.entries(counts).sort(([, a], [, b]) => b - a))
}

/** A few of each sort, so that fifty pairs of neighbours do not hide the rest. */
export const complaints = ({ verdicts }: JudgedPlan): string[] =>
  checkNames.flatMap((name) => {
    const { wrong } = verdicts[name]
    const more = wrong.length - complaintsEach
    return [
      ...wrong.slice(0, complaintsEach).map((what) => `${name}: ${what}`),
      ...(more > 0 ? [`${name}: and ${more} more`] : []),
    ]
  })

const sum = <T>(list: readonly T[], of: (item: T) => number) =>
  list.reduce((total, item) => total + of(item), 0)
