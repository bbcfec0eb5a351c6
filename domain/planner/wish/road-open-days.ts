/** Days of a road trip without a drive or a plan: free hours in the town of the night. */
import { knownFor } from '#domain/places/known-for.ts'
import { hoursOf } from '#domain/routing/road-what-if.ts'
import { listed } from '#domain/text/listed.ts'
import { saltedIds } from '#domain/trip/ids.ts'
import { newStopFields } from '#domain/trip/new-trip.ts'
import { keysBetween } from '#domain/trip/order-keys.ts'
import type { Trip } from '#domain/trip/schema.ts'
import { stateOf, tripOf } from '#domain/trip/trip-state.ts'
import type { Wishing } from './wishing.ts'

/** Start and minutes of free hours on the morning of a drive. */
const lastMorning = { start: 570, minutes: 150 }
/** Minutes of a drive from which it begins in the morning. */
const drivesAfterNoon = 240
/** Start and minutes of free hours in a town. */
const lookingAround = { from: 600, minutes: 510 }

export function withDaysOfYourOwn(trip: Trip, { brief, bySlug }: Wishing): Trip {
  const state = stateOf(trip)
  const ids = saltedIds(trip.id)
  const named = [...brief.mustSee, ...brief.tastes]
  let isTold = false
  for (const [index, day] of trip.days.entries()) {
    if (day.stops.length > 0) continue
    const bed = bedOn(trip, index)
    const [order] = keysBetween(null, null, 1)
    if (!(bed?.area && order)) continue
    const { area: name, at } = bed
    const back = day.back?.minutes ?? 0
    if (back > 0) {
      if (back > drivesAfterNoon) continue
      const fields = newStopFields({
        kind: 'free',
        name: `A last morning in ${name}`,
        ...{ day: day.id, order, at, area: name, zone: bed.zone },
        ...lastMorning,
        reasons: [`After lunch you drive back: ${hoursOf(back)}.`],
      })
      state.tables.stop.set(ids.stop(`own ${day.id}`), fields)
      continue
    }
    const ref = brief.destinations.find((each) => each.name === name)
    const sights = at ? knownFor({ name, country: ref?.country, at }, [...bySlug.values()]) : []
    // What was named is told at the destination only.
    const tells: boolean = !isTold && named.length > 0 && ref !== undefined && !ref.slug
    isTold = isTold || tells
    const fields = newStopFields({
      kind: 'free',
      name: `A day of your own in ${name}`,
      ...{ day: day.id, order, at, area: name, zone: bed.zone },
      ...{ start: lookingAround.from, minutes: lookingAround.minutes },
      reasons: [
        ...(sights.length > 0 ? [`Known for ${listed(sights)}.`] : []),
        ...(tells
          ? [`You named ${listed(named)}: look up their hours, and add them as stops.`]
          : []),
        ...(tells || sights.length > 0
          ? []
          : ['Add the stops you choose by name: they are put in order and timed.']),
      ],
    })
    state.tables.stop.set(ids.stop(`own ${day.id}`), fields)
  }
  return tripOf(state)
}

/** The lodging of the night before. */
function bedOn({ days, lodgings, stays }: Trip, index: number) {
  const bed = lodgings.find(({ checkIn, checkOut }) => {
    const [first, end] = [checkIn, checkOut].map((id) => days.findIndex((day) => day.id === id))
    return (first ?? -1) < index && index <= (end ?? -1)
  })
  if (!bed) return undefined
  const stops = days.slice(0, index).flatMap((day) => day.stops)
  const there = stops.findLast(({ name }) => name === bed.area) ?? stops.at(-1)
  const zone = stays.find(({ name }) => name === bed.area)?.zone ?? there?.zone
  return zone ? { ...bed, zone } : undefined
}
