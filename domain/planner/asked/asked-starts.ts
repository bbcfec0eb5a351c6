/** When a visit has to begin for a wish to be met by it, and which places are bound by a wish. */
import type { OpenSpan } from '#domain/places/opening-hours.ts'
import type { Place } from '#domain/places/schema.ts'
import { sunOver } from '../outdoors.ts'
import type { AskedWish, PlanRequest } from '../schema.ts'
import { beforeSunrise } from './sunrise-visits.ts'

const morning = { from: 0, to: 600 }
const evening = { from: 1080, to: 1440 }
/** Curtains rise at seven or later. */
const curtain = { from: 1140, to: 1230 }
/** Halls and bars fill after dinner. */
const afterDark = { from: 1200, to: 1410 }
const clubs = { from: 1320, to: 1560 }
const night = { from: 1200, to: 1560 }
/** After dinner, and so late that one is still there at midnight. */
const pastMidnight = { from: 1290, to: 1440 }
const midnight = 1440
/** Hours on the sand: not before ten, and begun well before the sun is low. */
const sunny = { from: 600, to: 990 }
/** Tea with cake: lunch is over, and dinner far off. */
const afternoon = { from: 840, to: 1040 }
/** Lights and mulled wine want the dusk, and a little before it. */
const late = { from: 960, to: 1290 }
/** One is there before the sun is down, and a little longer. */
const beforeSunset = 15
const afterSunset = 5

/** Minutes before the sun sets. */
const seated = { first: 60, last: 30 }

export function askedWindow(
  when: AskedWish['when'],
  place: Place,
  minutes: number,
  date: string,
  request: PlanRequest,
): OpenSpan | null {
  const sun = sunOver(request, date)
  switch (when) {
    case 'any':
      return null
    case 'sunrise':
      return beforeSunrise(sun?.sunrise)
    case 'morning':
      return morning
    case 'evening':
      if (place.kind === 'stage') return curtain
      return place.kind === 'nightlife' ? afterDark : evening
    case 'night':
      if (place.kind === 'nightlife') return clubs
      return { ...night, from: Math.max(night.from, sun?.dusk ?? night.from) }
    case 'past-midnight':
      return { ...pastMidnight, from: Math.max(pastMidnight.from, midnight - minutes) }
    case 'day':
      return sunny
    case 'afternoon':
      return afternoon
    case 'late':
      return late
    case 'sunset': {
      const sunset = sun?.sunset
      if (sunset === null || sunset === undefined) return evening
      // One is seated while it is light, and the sun sets over the first course.
      if (place.kind === 'restaurant')
        return { from: sunset - seated.first, to: sunset - seated.last }
      return {
        from: sunset + afterSunset - minutes,
        to: sunset - Math.min(beforeSunset, minutes / 2),
      }
    }
  }
}

/** Every wish that a place is of, whether it is to meet it or another does. */
export function wishesMet(
  { id }: Pick<Place, 'id'>,
  { asked }: Pick<PlanRequest, 'asked'>,
): AskedWish[] {
  return asked.filter(({ placeIds, more }) => placeIds.includes(id) || more?.includes(id) === true)
}

/** Whether a place is of what somebody said they came for, at whatever hour. */
export function isWished(place: Pick<Place, 'id'>, request: Pick<PlanRequest, 'asked'>): boolean {
  return wishesMet(place, request).some((wish) => !(wish.implied || isSecondOfOne(place, wish)))
}

/** Of the sort of which a single one was asked for, and not that one: a second hammam. */
export function isSecondOfOne({ id }: Pick<Place, 'id'>, { single, placeIds }: AskedWish): boolean {
  return single === true && placeIds[0] !== id
}

/** The wishes that a place is to meet: of one that is met once, the first that can; of a daily one all. */
export function askedOf({ id }: Pick<Place, 'id'>, { asked }: PlanRequest): AskedWish[] {
  return asked.filter(({ placeIds, daily }) => (daily ? placeIds.includes(id) : placeIds[0] === id))
}

/** A meal in the morning that was asked for by itself: most have it where they sleep. */
export function isLateBreakfast({ what }: Pick<AskedWish, 'what'>): boolean {
  return what === 'breakfast' || what === 'brunch'
}
