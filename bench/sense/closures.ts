/** Doors: visits lie within the hours, and holidays that shut them are kept or spoken of. */
import { clock } from './dates.ts'
import { closingHolidayOn } from './holidays.ts'
import { isOpen, namesSingleDays } from './opening-hours.ts'
import type { SeenPlan } from './seen-plan.ts'
import { judged, type Verdict } from './verdict.ts'

const shutOnHolidays = new Set(['museum', 'gallery', 'palace', 'shopping'])
const saysHoliday = /holiday|christmas|new year|easter|may day|labou?r day/i

const placed = ({ days }: SeenPlan) =>
  days.flatMap(({ date, stops }) =>
    stops.flatMap(({ stop, place, from, to }) => (place ? [{ date, stop, place, from, to }] : [])),
  )

export function outsideHours(plan: SeenPlan): Verdict {
  const known = placed(plan).filter(({ place }) => place.hours !== null)
  return judged(known, ({ date, stop, place, from, to }) => {
    if (place.hours === null || isOpen(place.hours, date, from, to)) return null
    return `${date} ${stop.name} ${clock(from)}–${clock(to)}, its hours are ${place.hours}`
  })
}

/** "Open at this hour" said of a place of which nobody knows. */
export function untrueOpenings(plan: SeenPlan): Verdict {
  const claims = placed(plan).filter(({ stop }) =>
    stop.reasons.some((reason) => /^Open at this hour/i.test(reason)),
  )
  return judged(claims, ({ date, stop, place, from, to }) =>
    place.hours !== null && isOpen(place.hours, date, from, to)
      ? null
      : `${date} ${stop.name} ${clock(from)} "Open at this hour", its hours are ${place.hours}`,
  )
}

/** Visits of what a holiday shuts, where the stop itself does not say to check. */
function silentOnHolidays(plan: SeenPlan, counts: (hours: string | null) => boolean): Verdict {
  const { country } = plan.destination
  const onHolidays = placed(plan).filter(
    ({ date, place, stop }) =>
      stop.kind === 'visit' && shutOnHolidays.has(place.kind) && closingHolidayOn(country, date),
  )
  return judged(onHolidays, ({ date, stop, place }) => {
    if (!counts(place.hours) || stop.reasons.some((reason) => saysHoliday.test(reason))) return null
    return `${date} (${closingHolidayOn(country, date)?.name}) ${stop.name} without a word, its hours are ${place.hours}`
  })
}

const knowsHolidays = (hours: string | null) =>
  hours !== null && (hours === '24/7' || namesSingleDays(hours))

export const ignoredHolidays = (plan: SeenPlan) =>
  silentOnHolidays(plan, (hours) => !knowsHolidays(hours))

/** Those that rest on hours which list other days of the year as shut, and not this one. */
export const holidaysByOwnHours = (plan: SeenPlan) => silentOnHolidays(plan, knowsHolidays)

/** A holiday in the days of a plan is named at the top. */
export function unsaidHolidays(plan: SeenPlan): Verdict {
  const holidays = plan.days.flatMap(
    ({ date }) => closingHolidayOn(plan.destination.country, date) ?? [],
  )
  return judged(holidays, ({ date, name }) =>
    saysHoliday.test(plan.atTheTop) ? null : `${date}, ${name}, is not spoken of`,
  )
}
