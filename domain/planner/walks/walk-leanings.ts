/**
 * How the walks of a stay influence the search: the worth of their stops by day, and the ways between them. Named
 * places, icons, hours and diets decide as without walks.
 */
import type { Place, Walk } from '#domain/places/schema.ts'
import type { DayVisit } from '../day-visit.ts'
import { isMealPlace } from '../meals/meal-places.ts'
import type { LaidWalk } from './lay-walks.ts'

/**
 * Worth of a stop on the day of its walk: a fifth more, plus up to `more` points (ten minutes of a ride), at most
 * doubled, since a walk makes nobody like a museum. On other days slightly less (`onAnother`).
 */
const onItsDay = { times: 1.2, more: 50 }
const onAnother = 0.9
/** Factor on places in no walk, where locals send nobody. */
const inNoWalk = 0.75
/** Points of a table on the way of a walk: as twelve minutes of a ride. */
const tableOnTheWay = 60
/** Factor on the cost of ways within a walk. */
const wayOfAWalk = 0.6

export class WalkLeanings {
  private readonly laid: readonly LaidWalk[]
  private readonly inAny: ReadonlySet<string>

  /** `walks`: all of the town; `laid`: those of the stay. */
  constructor(laid: readonly LaidWalk[], walks: readonly Walk[]) {
    this.laid = laid
    this.inAny = new Set(walks.flatMap(({ stops }) => stops))
  }

  /** The worth of a place on each day, from its own worth. `isWished`: of a wish that was said. */
  worth(place: Place, byItself: readonly number[], isWished: boolean): number[] {
    if (this.laid.length === 0) return [...byItself]
    const days = new Set(
      this.laid.flatMap(({ walk, day }) => (walk.stops.includes(place.id) ? [day] : [])),
    )
    return byItself.map((worth, day) => {
      if (isMealPlace(place)) return days.has(day) ? worth + tableOnTheWay : worth
      if (days.has(day)) return onItsDay.times * worth + Math.min(onItsDay.more, worth)
      if (days.size > 0) return onAnother * worth
      return isWished || this.inAny.has(place.id) ? worth : inNoWalk * worth
    })
  }

  /** All visits to the stops of the walks, day by day, as a start of the search. */
  visits(days: number, visits: readonly DayVisit[]): number[][] {
    return Array.from({ length: days }, (_, on) =>
      this.laid
        .filter(({ day }) => day === on)
        .flatMap(({ walk }) => {
          const meal = walk.when === 'evening' ? 'dinner' : 'lunch'
          return walk.stops.flatMap((id) =>
            visits.flatMap((visit, number) =>
              visit.place?.id === id && (visit.meal ?? meal) === meal ? [number] : [],
            ),
          )
        }),
    )
  }

  /** Lowers the cost of ways within walks; `pointOf` finds the row of a place. */
  ease(toll: Float64Array, size: number, pointOf: (id: string) => number | undefined): void {
    for (const { walk } of this.laid) {
      for (const [index, id] of walk.stops.slice(1).entries()) {
        const [from, to] = [pointOf(walk.stops[index] ?? id), pointOf(id)]
        if (from === undefined || to === undefined) continue
        toll[from * size + to] = wayOfAWalk * (toll[from * size + to] ?? 0)
      }
    }
  }
}
