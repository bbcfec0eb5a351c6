/** Stops that come in: places by name or by wish, and meals. */

import { foldName } from '#domain/places/gazetteer-names.ts'
import type { Meal, Place } from '#domain/places/schema.ts'
import { addStop } from '#domain/planner/by-hand/add-stop.ts'
import { retimed } from '#domain/planner/by-hand/edits.ts'
import { stopOfPlace } from '#domain/planner/by-hand/new-stop.ts'
import { listed } from '#domain/text/listed.ts'
import type { TripChange } from '#domain/trip/operation.ts'
import { keyBetween } from '#domain/trip/order-keys.ts'
import type { Day } from '#domain/trip/schema.ts'
import { capital, onDay } from '../phrases.ts'
import { closedThen } from './edit-stops.ts'
import { cityOf, type Edited, type Editing, mealIn, nothingThere } from './editing.ts'
import { namedFor, newPlaces } from './new-places.ts'

const adding =
  /\b(?:add|include|put|insert|squeeze|fit|slot|more|another|extra|need|want|like)\b|\b(?:looks|is|seems|feels) (?:too |a bit |rather |so |pretty )?(?:empty|short|thin|bare|boring|light)\b|\bfill\b/

export function addStops(editing: Editing): Edited | null {
  const { lower, trip, known, newId, days, context } = editing
  if (!adding.test(lower)) return null
  const [day] = days
  const spoken = namedFor(editing, day)
  const isAnchor = spoken !== undefined && isNear(lower, spoken.place.name)
  const named = isAnchor ? undefined : spoken
  if (
    named &&
    !trip.days.some(({ stops }) => stops.some(({ placeId }) => placeId === named.place.id))
  ) {
    const shut = day && closedThen(editing, named.place, day)
    if (shut) return { ...nothingThere(shut), place: named }
    const change = addStop(trip, { place: named.place }, newId(named.place.id), known, day?.id)
    return {
      changes: change ? [change] : [],
      says: `${named.place.name} would come in: ${named.place.about}`,
      place: named,
    }
  }
  if (named)
    return { ...nothingThere(`${named.place.name} is on this trip already.`), place: named }
  const meal = mealIn(lower)
  const target =
    day ??
    (isAnchor ? dayWith(trip.days, spoken.place.id) : undefined) ??
    (meal
      ? trip.days.find(({ stops }) => !stops.some((stop) => stop.meal === meal))
      : lightest(trip.days))
  if (!target) return null
  const words = lower
    .replace(/^.*?\b(?:add|include|put|insert|squeeze in|fit in|more|another)\b/, '')
    .replace(/\b(?:on |for )?(?:mon|tues|wednes|thurs|fri|satur|sun)day\b.*$/, '')
  const bare = words.replace(nearWords, ' ')
  const wish = /\b(?:add|include|put|insert|more|another)\b/.test(lower)
    ? isAnchor
      ? bare
      : words
    : ''
  const [found] = newPlaces(editing, {
    day: target,
    words: meal ? `${meal} restaurant ${wish}` : wish,
    ...(isAnchor && { near: spoken.place.at, within: walkKilometres }),
  })
  if (!found)
    return nothingThere(
      `I know nothing more in ${cityOf(editing, target)?.name ?? 'town'} that fits and is open on ${onDay(target.date)}.`,
    )
  const change: TripChange | null = meal
    ? mealChange(editing, target, found.place, meal)
    : addStop(trip, { place: found.place }, newId(found.place.id), known, target.id)
  const opening =
    context.heard.said.food.diets.length > 0
      ? `${capital(listed(context.heard.said.food.diets))}: `
      : ''
  return {
    changes: change ? [change] : [],
    says: `${opening}${found.place.name} would come in. ${found.place.about}`,
    place: found,
  }
}

/** "Near the Pantheon" says where, and not what. */
const nearWords = /\b(?:near|close to|next to|by|around|beside|not far from)\b.*$/
const walkKilometres = 1

function isNear(lower: string, name: string): boolean {
  const rest = nearWords.exec(lower)?.[0]
  const telling = foldName(name)
    .split(' ')
    .filter((word) => word.length > 3)
  return rest !== undefined && telling.some((word) => foldName(rest).includes(word))
}

const dayWith = (days: readonly Day[], placeId: string) =>
  days.find(({ stops }) => stops.some((stop) => stop.placeId === placeId))

/** A stop for a meal, at the meal's hour in the day. */
function mealChange(
  { trip, known, newId }: Editing,
  day: Day,
  place: Place,
  meal: Meal,
): TripChange {
  const from = { breakfast: '00:00', lunch: '12:30', dinner: '24:00' }[meal]
  const later = day.stops.findIndex(({ start }) => start !== null && start.slice(11) >= from)
  const index = later < 0 ? day.stops.length : later
  const order = keyBetween(day.stops[index - 1]?.order ?? null, day.stops[index]?.order ?? null)
  const fields = stopOfPlace(place, { day: day.id, order, zone: day.zone }, { kind: 'meal', meal })
  return retimed(trip, { add: [{ id: newId(place.id), fields }] }, [day.id], known)
}

function lightest(days: readonly Day[]): Day | undefined {
  return days.toSorted((one, other) => one.stops.length - other.stops.length)[0]
}
