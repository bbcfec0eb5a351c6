/** Chooses the stay's day trips: those that wishes need, and those asked for as such. */
import type { TripBrief } from '#domain/brief/schema.ts'
import type { UnmetWish } from '../plan-outcome.ts'
import type { PlannableDestination } from '../plannable-destination.ts'
import { daysOut } from './days-out.ts'
import { outingsHeld, outingsNamed, tooFarFor } from './named-places.ts'

interface Outing {
  id: string
  name: string
  /** What one goes there for. */
  what: string
}

export interface OutingsOfStay {
  /** The day trips for which the stay has days. */
  trips: Outing[]
  notes: string[]
  unmet: UnmetWish[]
}

export function outingsOfStay(
  /** Day trips that wishes of the text need. */
  ofWishes: readonly Outing[],
  {
    text,
    brief,
    destination,
    ...stay
  }: {
    text: string
    brief: TripBrief
    destination: PlannableDestination
    dates: readonly string[]
    isSlow: boolean
    /** Longest ride each way in minutes for a small child, where anything is so near. */
    longest?: number | undefined
    /** Places that are planned anyway. */
    named: readonly string[]
  },
): OutingsOfStay {
  const { dates, isSlow } = stay
  const isNear = ({ dayTrip }: { dayTrip?: { minutesEachWay: number } | undefined }) =>
    !dayTrip || dayTrip.minutesEachWay <= (stay.longest ?? Number.POSITIVE_INFINITY)
  const asked = (places: PlannableDestination['places']) =>
    daysOut(text, places, {
      dates,
      interests: brief.interests,
      isSlow,
      named: [...stay.named, ...ofWishes.map(({ id }) => id), ...outingsNamed(brief, destination)],
    })
  const near = asked(destination.places.filter(isNear))
  const outings = [...ofWishes, ...(near.length > 0 ? near : asked(destination.places))]
  const trips = outingsHeld(outings, destination, dates.length, stay.named)
  return {
    trips,
    notes: trips.map((each) => `For ${each.what}: a day at ${each.name}.`),
    unmet: outings
      .filter(({ id }) => !stay.named.includes(id) && trips.every((each) => each.id !== id))
      .map(tooFarFor),
  }
}
