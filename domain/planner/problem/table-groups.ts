/** Groups that bound how often a house is used for meals. */
import type { Meal, Place } from '#domain/places/schema.ts'
import { fewKitchens } from '../foods/few-kitchens.ts'
import type { PlanRequest } from '../schema.ts'
import type { TourGroup } from '../tours/problem.ts'
import { onceADay, onceATrip, type ProblemParts } from './parts.ts'

/** At the only known kitchen of a diet: lunch and dinner. */
const atBothMeals: TourGroup = { cap: 2, per: 'day' }
/** Days for each meal of courses, where money is limited. */
const daysForATreat = 4

export class TableGroups {
  /** Whether a diet leaves so few kitchens that days in a row are fine. */
  readonly few: ReturnType<typeof fewKitchens>
  private readonly parts: ProblemParts
  private readonly request: PlanRequest

  constructor(parts: ProblemParts, request: PlanRequest) {
    this.parts = parts
    this.request = request
    this.few = fewKitchens(request)
  }

  /** Meals of courses: one in a stay, and one more for each further half week. */
  courses(): number {
    const cap = Math.ceil(this.request.days.length / daysForATreat)
    return this.parts.group('courses', { cap, per: 'trip' })
  }

  /** Once a trip; where a diet leaves few kitchens, once a day. */
  seatedAt({ id }: Place, turns: number): number {
    if (this.few === 'one') return this.parts.group(`place ${id}`, atBothMeals)
    return this.parts.group(`place ${id}`, turns > 1 ? onceADay : onceATrip)
  }

  /** Once in a run of days, and no lunch in the run after one with a dinner. */
  notInARow({ id }: Place, meal: Meal, turn: number, turns: number): number[] {
    if (turns === 1 || this.few) return []
    const after = meal === 'dinner' ? turn + 1 : turn
    return [
      this.parts.group(`table ${id} turn ${turn}`, onceATrip),
      ...(meal === 'breakfast' ? [] : [this.parts.group(`table ${id} after ${after}`, onceATrip)]),
    ]
  }

  /** Lunches and dinners together: as often as there are turns. */
  oftenAt({ id }: Place, turns: number): number {
    const cap = this.few === 'one' ? atBothMeals.cap * turns : turns
    return this.parts.group(`table ${id}`, { cap, per: 'trip' })
  }
}
