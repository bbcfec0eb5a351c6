/**
 * Too many named sights for the days. The conflict of a few wishes is found by planning without each of them; for
 * dozens that takes too long and says no more than a sum. So the first that fit by their minutes stay, and the
 * others are told.
 */
import type { Place } from '#domain/places/schema.ts'
import { hoursOf } from '../day-hours.ts'
import { durationInWords } from '../duration-words.ts'
import type { UnmetWish } from '../plan-outcome.ts'
import type { PlanRequest } from '../schema.ts'

/** The most sights whose conflict is found by planning. */
const fewSights = 12
/** Minutes to the next sight; `mealsADay` are those of a day's meals. */
const aWay = 25
const mealsADay = 120
/** Share of the remaining hours that visits can use. */
const usableShare = 0.7
const mostNamed = 8

export function fittingSights(request: PlanRequest): { request: PlanRequest; unmet: UnmetWish[] } {
  const { mustSee, places, days } = request
  if (mustSee.length <= fewSights) return { request, unmet: [] }
  const byId = new Map(places.map((place) => [place.id, place]))
  const named = mustSee.flatMap((id) => byId.get(id) ?? [])
  const room = days.reduce((sum, day) => {
    const { from, to } = hoursOf(day, request)
    return sum + Math.max(0, to - from - mealsADay) * usableShare
  }, 0)
  const kept: Place[] = []
  let used = 0
  for (const place of named) {
    if (kept.length >= fewSights && used + timeFor(place) > room) continue
    used += timeFor(place)
    kept.push(place)
  }
  const left = named.filter((place) => !kept.includes(place))
  if (left.length === 0) return { request, unmet: [] }
  const needed = named.reduce((sum, place) => sum + timeFor(place), 0)
  const names = left.slice(0, mostNamed).map(({ name }) => name)
  const more = left.length - names.length
  return {
    request: { ...request, mustSee: kept.map(({ id }) => id) },
    unmet: [
      {
        wish: `${named.length} sights`,
        reason: 'no-room',
        says: `The ${named.length} sights you named need about ${durationInWords(needed)} with the ways between them, and your days have about ${durationInWords(Math.round(room))} for them. Left out for now: ${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`,
        wayOut: 'More days, or fewer must-sees.',
      },
    ],
  }
}

const timeFor = ({ minutes, dayTrip }: Place) =>
  minutes + (dayTrip ? 2 * dayTrip.minutesEachWay : aWay)
