/** More or fewer days, and other dates. */

import { addDays, weekdayOf } from '#domain/calendar/calendar-days.ts'
import { addDay, moveTrip, removeDay } from '#domain/planner/by-hand/change-days.ts'
import { replanDays } from '#domain/planner/by-hand/replan-days.ts'
import { listed } from '#domain/text/listed.ts'
import { dayIdSchema } from '#domain/trip/ids.ts'
import type { TripChange } from '#domain/trip/operation.ts'
import { normalWeather } from '#domain/weather/normals.ts'
import { onDay } from '../phrases.ts'
import { cityOf, type Edited, type Editing, nothingThere } from './editing.ts'
import { tripWith } from './trip-effect.ts'

export function changeLength(editing: Editing): Edited | null {
  const { lower, trip, days, context } = editing
  const shorter =
    /\b(?:cut|remove|drop|delete|lose|skip|without) (?:the |a |one |out the )?(?:\w+ )?day\b|\b(?:a|one) day (?:less|shorter|fewer|earlier)\b|\bshorten\b|\bone day off the end\b|\b(?:remove|drop|delete|cut) (?:mon|tues|wednes|thurs|fri|satur|sun)day\b/
  const longer =
    /\b(?:add|another|one more|extra|stay) (?:a |an |one |another |more |extra )*days?\b|\b(?:a|one) day (?:longer|more|extra)\b|\bextend\b|\blonger\b/
  if (shorter.test(lower)) {
    const day =
      /\b(?:last|earlier|less|shorter)\b/.test(lower) || days.length === 0
        ? trip.days.at(-1)
        : days[0]
    const change = day && removeDay(trip, day.id)
    if (!day || !change) return nothingThere('A trip needs at least one day, so this one stays.')
    return { changes: [change], says: `The trip would be ${trip.days.length - 1} days long.` }
  }
  if (!longer.test(lower)) return null
  const id = dayIdSchema.parse(`day-${editing.newId('new-day')}`.slice(0, 60))
  const last = trip.days.at(-1)
  const city = last && cityOf(editing, last)
  const added = addDay(trip, id, (_, date) => (city ? normalWeather(city, date) : null))
  if (!added) return null
  const bySlug = context.knowledge.catalogue.bySlug
  const filled = replanDays(tripWith(trip, [added]), [id], bySlug, {
    seed: 1,
    goOn: (done) => done < 120,
    salt: `${id}`,
  })
  return {
    changes: [added, ...(filled.ok ? [filled.value] : [])],
    says: `The trip would be ${trip.days.length + 1} days long.`,
  }
}

export function changeDates({ lower, trip, context, ...editing }: Editing): Edited | null {
  const { dates } = context.heard.said
  const shift =
    /\b(?<count>a|one|two|three|\d) (?<unit>day|week)s? (?<way>later|earlier|after|before)\b/.exec(
      lower,
    )?.groups
  const isMove =
    /\b(?:start|begin|instead|move (?:it|the trip|everything)|shift|postpone|go|travel|arrive|push)\b/.test(
      lower,
    )
  if (shift && isMove) {
    const count = { a: 1, one: 1, two: 2, three: 3 }[shift.count ?? ''] ?? Number(shift.count)
    const by =
      count * (shift.unit === 'week' ? 7 : 1) * (/later|after/.test(shift.way ?? '') ? 1 : -1)
    return movedTo(addDays(trip.start, by))
  }
  const hasMonth = /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|\d[./-]\d/.test(lower)
  if (!isMove || !dates?.start || !hasMonth || trip.days.some(({ date }) => date === dates.start))
    return null
  return movedTo(dates.start)

  function movedTo(start: string): Edited | null {
    const all: Editing = { lower, trip, context, ...editing }
    const change = moveTrip(trip, start, (day, date) => {
      const on = trip.days.find(({ id }) => id === day)
      const city = on && cityOf(all, on)
      return city ? normalWeather(city, date) : null
    })
    if (!change) return nothingThere(`The trip starts on ${onDay(start)} already.`)
    const shut = closedAfter(all, change)
    return {
      changes: [change],
      says: `The trip would start on ${onDay(start)} instead of ${onDay(trip.start)}, with the same days.${shut}`,
    }
  }
}

/** Says which stops would be closed on the new dates. */
function closedAfter({ trip, known }: Editing, change: TripChange): string {
  const after = tripWith(trip, [change])
  const shut = after.days.flatMap((day) =>
    day.stops.filter(({ placeId }) => {
      const hours = known.place(placeId ?? '')?.hours
      return (
        hours !== undefined && hours !== null && weekdayOf(day.date) === 1 && /Mo off/i.test(hours)
      )
    }),
  )
  return shut.length > 0 ? ` ${listed(shut.map(({ name }) => name))} would then be closed.` : ''
}
