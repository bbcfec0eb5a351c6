/**
 * How the walks of a stay lean the search: what their stops are worth on which day, and which way one goes. They only
 * lean it: what was named, what must not be missed, hours and diets decide as before.
 */
import type { Place, Walk } from '#domain/places/schema.ts'
import type { DayVisit } from '../day-visit.ts'
import { isMealPlace } from '../meal-places.ts'
import type { LaidWalk } from './lay-walks.ts'

/**
 * On the day of its walk a stop is worth a fifth more, and as much on top as ten minutes of a ride that it spares: the
 * lesser stops of a walk come before greater ones that lie elsewhere; but no more than double what it is worth to this
 * party, since a walk makes nobody like a museum. On other days it is worth a little less.
 */
const onItsDay = { times: 1.2, more: 50 }
const onAnother = 0.9
/** Those who know the town send nobody there: it is worth a quarter less. */
const inNoWalk = 0.75
/** A table on the way of a walk, in the solver's points: as good as one that is twelve minutes nearer by a ride. */
const tableOnTheWay = 60
/** The way from a stop to the next one of a walk is part of it, and takes so much of what another way takes. */
const wayOfAWalk = 0.6

export class WalkLeanings {
  private readonly laid: readonly LaidWalk[]
  private readonly inAny: ReadonlySet<string>

  /** `walks` are all of the town, `laid` those of the stay. */
  constructor(laid: readonly LaidWalk[], walks: readonly Walk[]) {
    this.laid = laid
    this.inAny = new Set(walks.flatMap(({ stops }) => stops))
  }

  /** What a place is worth on each day, from what it is by itself; `isWished`: it is there for what was said. */
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

  /** The walks as they are, for the search to begin with: all visits to their stops, day by day. */
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

  /** Eases the ways from stop to stop of a walk; `pointOf` finds the row of a place. */
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
