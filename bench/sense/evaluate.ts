/**
 * Judges plans as a traveller would, knowing nothing of how they were made: of the engine it takes the
 * form of its answers, of the catalogue the data, and everything else is worked out a second time.
 */
import {
  holidaysByOwnHours,
  ignoredHolidays,
  outsideHours,
  unsaidHolidays,
  untrueOpenings,
} from './closures.ts'
import { roomThere, unreadReasons, untrueReasons } from './left-out.ts'
import { litPlacesInTheDark, natureInTheDark, untrueHours, untrueSunsets } from './light.ts'
import { dietBreaches, placelessMeals, secondDinners } from './meals.ts'
import { lostDinners, missingIcons, unsaidWishes, wrongDays } from './promises.ts'
import { quartersTwice } from './quarters.ts'
import type { SeenPlan } from './seen-plan.ts'
import {
  longGaps,
  oddTimes,
  overlaps,
  samePlaceTwice,
  splitNeighbours,
  strandedStops,
} from './shape.ts'
import type { Verdict } from './verdict.ts'

interface Check {
  judge: (plan: SeenPlan) => Verdict
  /** The largest share, in percent, that is good enough; null is told, and not judged. */
  goal: number | null
  /** How much one of it spoils a plan, for the order of the worst. */
  weight: number
}

const none: Verdict = { of: 0, wrong: [] }
const firstVisit = ({ request }: SeenPlan) => request.kind === 'first'

export const checks = {
  daysWrong: { judge: wrongDays, goal: 0, weight: 10 },
  iconsMissing: {
    judge: (plan: SeenPlan) => (firstVisit(plan) ? missingIcons(plan) : none),
    goal: 0,
    weight: 5,
  },
  iconsMissingOtherKinds: {
    judge: (plan: SeenPlan) => (firstVisit(plan) ? none : missingIcons(plan)),
    goal: null,
    weight: 1,
  },
  wishesUnsaid: { judge: unsaidWishes, goal: 0, weight: 10 },
  dinnersLost: { judge: lostDinners, goal: 0, weight: 5 },
  dietBreaches: { judge: dietBreaches, goal: 0, weight: 5 },
  sunsetsUntrue: { judge: untrueSunsets, goal: 0, weight: 3 },
  hoursUntrue: { judge: untrueHours, goal: 0, weight: 2 },
  openUntrue: { judge: untrueOpenings, goal: 0, weight: 2 },
  outdoorsInTheDark: { judge: natureInTheDark, goal: 0, weight: 3 },
  litPlacesInTheDark: { judge: litPlacesInTheDark, goal: null, weight: 0.5 },
  reasonsUntrue: { judge: untrueReasons, goal: 0, weight: 3 },
  reasonsUnread: { judge: unreadReasons, goal: 0, weight: 0 },
  noRoomButFreeTime: { judge: roomThere, goal: null, weight: 0.25 },
  secondDinners: { judge: secondDinners, goal: 0, weight: 5 },
  mealsWithoutPlace: { judge: placelessMeals, goal: 10, weight: 1 },
  neighboursSplit: { judge: splitNeighbours, goal: 5, weight: 0.1 },
  quartersTwice: { judge: quartersTwice, goal: 5, weight: 0.5 },
  strandedStops: { judge: strandedStops, goal: null, weight: 0.5 },
  longGaps: { judge: longGaps, goal: 0, weight: 3 },
  holidaysIgnored: { judge: ignoredHolidays, goal: 0, weight: 3 },
  holidaysByOwnHours: { judge: holidaysByOwnHours, goal: null, weight: 0.5 },
  holidaysUnsaid: { judge: unsaidHolidays, goal: 0, weight: 3 },
  outsideHours: { judge: outsideHours, goal: 0, weight: 3 },
  oddTimes: { judge: oddTimes, goal: 0, weight: 1 },
  overlaps: { judge: overlaps, goal: 0, weight: 5 },
  placesTwice: { judge: samePlaceTwice, goal: 0, weight: 3 },
} as const satisfies Record<string, Check>

export type CheckName = keyof typeof checks
export const checkNames = Object.keys(checks) as CheckName[]

export function evaluate(plan: SeenPlan): Record<CheckName, Verdict> {
  return Object.fromEntries(checkNames.map((name) => [name, checks[name].judge(plan)])) as Record<
    CheckName,
    Verdict
  >
}

/** How bad a plan is, to name the worst first. */
export function badness(verdicts: Record<CheckName, Verdict>): number {
  return checkNames.reduce(
    (sum, name) => sum + checks[name].weight * verdicts[name].wrong.length,
    0,
  )
}
