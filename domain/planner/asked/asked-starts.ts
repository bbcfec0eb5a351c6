/**
 * Start windows within which a visit meets a wish, and lookups of which wishes a place is for. All times in minutes
 * of the day.
 */
import type { OpenSpan } from '#domain/places/opening-hours.ts'
import type { Place } from '#domain/places/schema.ts'
import { sunOver } from '../opening/outdoors.ts'
import type { AskedWish, PlanRequest } from '../schema.ts'
import { beforeSunrise } from './sunrise-visits.ts'

const morning = { from: 0, to: 600 }
const evening = { from: 1080, to: 1440 }
/** A stage in the evening. */
const curtain = { from: 1140, to: 1230 }
/** A bar or a hall in the evening, after dinner. */
const afterDark = { from: 1200, to: 1410 }
const clubs = { from: 1320, to: 1560 }
const night = { from: 1200, to: 1560 }
/** After dinner, and so late that the visit lasts past midnight. */
const pastMidnight = { from: 1290, to: 1440 }
const midnight = 1440
/** A beach by day: begun well before the sun is low. */
const sunny = { from: 600, to: 990 }
/** An afternoon, between lunch and dinner: tea with cake. */
const afternoon = { from: 840, to: 1040 }
/** Christmas lights and markets: from shortly before dusk. */
const late = { from: 960, to: 1290 }
/** Minutes before and after sunset that a visit for the sunset spans. */
const beforeSunset = 15
const afterSunset = 5

/** Minutes before sunset in which a dinner for the sunset begins. */
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
      // Seated while it is light, so that the sun sets over the first course.
      if (place.kind === 'restaurant')
        return { from: sunset - seated.first, to: sunset - seated.last }
      return {
        from: sunset + afterSunset - minutes,
        to: sunset - Math.min(beforeSunset, minutes / 2),
      }
    }
  }
}

/** All wishes that a place is listed for, as a choice of its own (`placeIds`) or besides (`more`). */
export function wishesMet(
  { id }: Pick<Place, 'id'>,
  { asked }: Pick<PlanRequest, 'asked'>,
): AskedWish[] {
  return asked.filter(({ placeIds, more }) => placeIds.includes(id) || more?.includes(id) === true)
}

/** Whether a place is listed for a wish that was said, at whatever hour. */
export function isWished(place: Pick<Place, 'id'>, request: Pick<PlanRequest, 'asked'>): boolean {
  return wishesMet(place, request).some((wish) => !(wish.implied || isSecondOfOne(place, wish)))
}

/** Whether only one of a sort was asked for and another place is that one: a second hammam. */
export function isSecondOfOne({ id }: Pick<Place, 'id'>, { single, placeIds }: AskedWish): boolean {
  return single === true && placeIds[0] !== id
}

/** The wishes that a place is planned for: of a wish met once the first choice only, of a daily one every choice. */
export function askedOf({ id }: Pick<Place, 'id'>, { asked }: PlanRequest): AskedWish[] {
  return asked.filter(({ placeIds, daily }) => (daily ? placeIds.includes(id) : placeIds[0] === id))
}

/** Whether a wish is for breakfast or brunch: a table in the morning that is not the lodging's. */
export function isLateBreakfast({ what }: Pick<AskedWish, 'what'>): boolean {
  return what === 'breakfast' || what === 'brunch'
}
