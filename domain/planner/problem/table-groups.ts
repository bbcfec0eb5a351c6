/** Groups of the problem that bound how often one eats at a house, so that a stay has more than one of them. */
import type { Meal, Place } from '#domain/places/schema.ts'
import { fewKitchens } from '../foods/few-kitchens.ts'
import type { PlanRequest } from '../schema.ts'
import type { TourGroup } from '../tours/problem.ts'
import { onceADay, onceATrip, type ProblemParts } from './parts.ts'

/** At the only kitchen that is known for a diet. */
const atBothMeals: TourGroup = { cap: 2, per: 'day' }
/** Who is no banker dines so once in as many days. */
const daysForATreat = 4

export class TableGroups {
  /** Whether so few kitchens will do that one eats at the same on days in a row. */
  readonly few: ReturnType<typeof fewKitchens>
  private readonly parts: ProblemParts
  private readonly request: PlanRequest

  constructor(parts: ProblemParts, request: PlanRequest) {
    this.parts = parts
    this.request = request
    this.few = fewKitchens(request)
  }

  /** A table of the dearest is a treat: one in a stay, and one more in each further week's half. */
  courses(): number {
    const cap = Math.ceil(this.request.days.length / daysForATreat)
    return this.parts.group('courses', { cap, per: 'trip' })
  }

  /** Once a trip, or where a diet leaves few kitchens, once a day. */
  seatedAt({ id }: Place, turns: number): number {
    if (this.few === 'one') return this.parts.group(`place ${id}`, atBothMeals)
    return this.parts.group(`place ${id}`, turns > 1 ? onceADay : onceATrip)
  }

  /** Once in a run of days, and no lunch in the next one where one dined in the last. */
  notInARow({ id }: Place, meal: Meal, turn: number, turns: number): number[] {
    if (turns === 1 || this.few) return []
    const after = meal === 'dinner' ? turn + 1 : turn
    return [
      this.parts.group(`table ${id} turn ${turn}`, onceATrip),
      ...(meal === 'breakfast' ? [] : [this.parts.group(`table ${id} after ${after}`, onceATrip)]),
    ]
  }

  /** Lunch and dinner together: the same house is a help twice, and a bore the third time. */
  oftenAt({ id }: Place, turns: number): number {
    const cap = this.few === 'one' ? atBothMeals.cap * turns : turns
    return this.parts.group(`table ${id}`, { cap, per: 'trip' })
  }
}
