/** What was asked, and what a first visit is for: the days, the wishes, the table, the icons. */
import type { Place } from '#domain/places/schema.ts'
import { addDays, clock, weekdayOf } from './dates.ts'
import { metersBetween, usualMinutes } from './distance.ts'
import { closingHolidayOn } from './holidays.ts'
import { openSpans } from './opening-hours.ts'
import type { Kind } from './requests.ts'
import { isFood, type SeenPlan } from './seen-plan.ts'
import { judged, type Verdict } from './verdict.ts'

const iconEssential = 0.9
/** What fits in a day beside meals and rest, ways included. */
const minutesForSights = 420
const fewestDaysForDayTrip = 3
const [earliest, latest] = [8 * 60, 23 * 60]

/** The number of days, in the month or on the date that was said, one after the other. */
export function wrongDays({ request, days }: SeenPlan): Verdict {
  return judged([days.map(({ date }) => date)], (dates) => {
    const first = dates[0] ?? ''
    const inARow = dates.every((date, index) => date === addDays(first, index))
    if (dates.length !== request.days) return `${request.days} days asked, ${dates.length} planned`
    if (!inARow) return `the days are ${dates.join(', ')}`
    if (request.start !== null && first !== request.start) return `it begins on ${first}`
    if (request.month !== null && Number(first.slice(5, 7)) !== request.month)
      return `it begins on ${first}`
    return null
  })
}

export function unsaidWishes(plan: SeenPlan): Verdict {
  const { request, destination, planned, saidUnmet, trip } = plan
  const wish = destination.places.find(({ id }) => id === request.wish)
  return judged(wish ? [wish] : [], ({ id, name }) => {
    if (planned.has(id) || saidUnmet.includes(name)) return null
    const reason = trip.leftOut.find(({ placeId }) => placeId === id)?.reason
    return `${name} was asked for: not planned, ${reason ? `only among what was left out ("${reason}")` : 'not a word'}`
  })
}

/** The table that was named is kept at its hour, or it is said that it is not. */
export function lostDinners({ request, days, saidUnmet }: SeenPlan): Verdict {
  return judged(request.dinner ? [request.dinner] : [], ({ weekday, minute }) => {
    const kept = days.some(
      ({ date, stops }) =>
        weekdayOf(date) === weekday &&
        stops.some(({ from, to }) => from <= minute && minute < to && from === minute),
    )
    return kept || /dinner/i.test(saidUnmet) ? null : `no stop at ${clock(minute)} for the dinner`
  })
}

/**
 * Those that fit: after what was asked for by name, by renown as long as the days have room, open on one
 * of them for as long as a visit takes, fit for who travels, and one day trip in three days.
 */
export function fittingIcons(plan: SeenPlan): Place[] {
  const { request, destination } = plan
  const asked = destination.places.filter(({ id }) => id === request.wish)
  const icons = destination.places
    .filter(
      (place) => place.essential >= iconEssential && !isFood(place) && suits(request.kind, place),
    )
    .filter((place) => place.id !== request.wish && opensOnSomeDay(plan, place))
    .sort((a, b) => b.essential - a.essential)
  let dayTrips = Math.floor(request.days / fewestDaysForDayTrip)
  let minutes = request.days * minutesForSights
  const takes = (place: Place) =>
    place.dayTrip
      ? minutesForSights
      : place.minutes + Math.max(20, usualMinutes(metersBetween(plan.lodging, place.at)))
  for (const place of asked) {
    minutes -= takes(place)
    if (place.dayTrip) dayTrips -= 1
  }
  return icons.filter((place) => {
    if ((place.dayTrip && dayTrips <= 0) || takes(place) > minutes) return false
    if (place.dayTrip) dayTrips -= 1
    minutes -= takes(place)
    return true
  })
}

/** What the catalogue itself says is not for them. */
function suits(kind: Kind, { stepFree, children }: Place): boolean {
  if (kind === 'step-free') return stepFree !== false
  return kind !== 'family' || children !== false
}

export function missingIcons(plan: SeenPlan): Verdict {
  return judged(fittingIcons(plan), ({ id, name, essential }) => {
    if (plan.planned.has(id)) return null
    const reason = plan.trip.leftOut.find(({ placeId }) => placeId === id)?.reason
    return `${name} (${essential}): ${reason ?? 'not a word'}`
  })
}

/** For as long as a visit takes, between breakfast and night, and not on a holiday that shuts all. */
export function opensOnSomeDay({ days, destination }: SeenPlan, place: Place): boolean {
  return days.some(({ date }) => {
    if (closingHolidayOn(destination.country, date)) return false
    if (place.hours === null) return true
    return openSpans(place.hours, date).some(
      ([from, to]) => Math.min(to, latest) - Math.max(from, earliest) >= place.minutes,
    )
  })
}
