/** What those who travel should know of the finished trip: of its tables, and of doors with steps. */

import type { TripBrief } from '#domain/brief/schema.ts'
import { weekdayOf } from '#domain/calendar/calendar-days.ts'
import { listed } from '#domain/text/listed.ts'
import type { Stop, Trip } from '#domain/trip/schema.ts'
import { allergensIn, dietsInWords, fitsDiet, sabbathsAmong, withoutAllergies } from '../diets.ts'
import type { KnownStay } from './to-know.ts'

const mostDoors = 8

export function partyNotes(
  trip: Trip,
  stays: readonly KnownStay[],
  { food, mobility, party }: Pick<TripBrief, 'food' | 'mobility' | 'party'>,
): string[] {
  const needsRamps = mobility.some((need) => need === 'wheelchair' || need === 'no-stairs')
  return [
    ...largeTables(trip, party),
    ...tables(trip, stays, food.diets),
    ...(needsRamps ? doors(trip, stays) : []),
  ]
}

/** From so many on no table is free by chance. */
const largeParty = 6
const mostTables = 5

/** Dinners of a large party are booked, or eaten at three tables. */
function largeTables(trip: Trip, { total = 0 }: TripBrief['party']): string[] {
  if (total < largeParty) return []
  const dinners = stopsOf(trip).filter(
    ({ kind, start, placeId }) => kind === 'meal' && placeId !== null && isEvening(start),
  )
  const names = [...new Set(dinners.map(({ name }) => name))].slice(0, mostTables)
  return names.length === 0
    ? []
    : [`You are ${total}: book one table for all of you beforehand at ${listed(names)}.`]
}

function isEvening(start: string | null | undefined): boolean {
  return (start?.slice(11) ?? '') >= '17:00'
}

function stopsOf({ days }: Trip): Stop[] {
  return days.flatMap(({ stops }) => stops)
}

function tables(trip: Trip, stays: readonly KnownStay[], diets: readonly string[]): string[] {
  if (diets.length === 0) return []
  const meals = stopsOf(trip).filter(({ kind }) => kind === 'meal')
  const open = meals.filter(({ placeId }) => placeId === null).length
  const { words } = dietsInWords(diets)
  const allergens = allergensIn(diets)
  const sabbaths = diets.includes('kosher')
    ? sabbathsAmong(trip.days.map(({ date }) => date)).filter((date) => weekdayOf(date) >= 5)
    : []
  return [
    ...(allergens
      ? [
          `Allergies: ask the kitchen about ${allergens} at every meal; no tag replaces that.`,
          ...toBeAsked(meals, stays, diets),
        ]
      : []),
    ...(open > 0 && withoutAllergies(diets).length > 0
      ? [
          `${open} of ${meals.length} ${meals.length === 1 ? 'meal' : 'meals'} ${open === 1 ? 'has' : 'have'} no known ${words} kitchen near enough: ${open === 1 ? 'that one is' : 'those are'} yours to find.`,
        ]
      : []),
    ...(withoutAllergies(diets).length > 0 ? again(meals, words) : []),
    ...(sabbaths.length > 0
      ? [
          'Kosher kitchens are shut from Friday afternoon to Saturday night: arrange those meals before.',
        ]
      : []),
  ]
}

/** Tables that no tag speaks of: proposed, and promised to nobody. */
function toBeAsked(
  meals: readonly Stop[],
  stays: readonly KnownStay[],
  diets: readonly string[],
): string[] {
  const kitchens = stays
    .flatMap(({ destination }) => destination.places)
    .filter(({ id }) => meals.some(({ placeId }) => placeId === id))
  const unsure = kitchens.filter((place) => !fitsDiet(place, diets)).length
  if (unsure === 0) return []
  const { words } = dietsInWords(diets)
  return [
    `${unsure === kitchens.length ? 'No table below' : `Not every table below`} is known to be ${words}: they are proposed, to be called before you go, and kitchens that can hardly leave it out are not. A card in the language of the place says it best.`,
  ]
}

/** Houses where one eats more than once, said so that nobody takes it for a slip. */
function again(meals: readonly Stop[], words: string): string[] {
  const ids = meals.flatMap(({ placeId }) => placeId ?? [])
  const names = meals
    .filter(({ placeId }, index) => {
      const id = placeId ?? ''
      return (
        ids.filter((each) => each === id).length > 1 &&
        meals.findIndex((meal) => meal.placeId === id) === index
      )
    })
    .map(({ name }) => name)
  if (names.length === 0) return []
  return [
    `You eat more than once at ${listed(names)}: few ${words} kitchens are known here, and these are.`,
  ]
}

/** Whoever needs a way without steps reads once, at the top, of which doors nobody knows. */
function doors(trip: Trip, stays: readonly KnownStay[]): string[] {
  const visited = new Set(stopsOf(trip).map(({ placeId }) => placeId))
  const unknown = stays.flatMap(({ destination }) =>
    destination.places.filter(({ id, stepFree }) => visited.has(id) && stepFree === null),
  )
  const steps = stays
    .flatMap(({ destination }) => destination.places)
    .filter(({ id, stepFree }) => visited.has(id) && stepFree === false)
    .map(
      ({ name }) =>
        `${name} is not step-free, and is in because you named it: ask which rooms can be reached without stairs before you book.`,
    )
  const ways =
    'Ways between stops are estimates: ask for elevators at stations, and for the step-free door.'
  if (unknown.length === 0 && steps.length === 0) {
    return ['Every place of the plan is known to be step-free.', ways]
  }
  if (unknown.length === 0) return [...steps, ways]
  const names = unknown.slice(0, mostDoors).map(({ name }) => name)
  const more = unknown.length > mostDoors ? [`${unknown.length - mostDoors} more`] : []
  return [
    ...steps,
    `Ask before you go, since it is not known whether they are step-free: ${listed([...names, ...more])}.`,
    ways,
  ]
}
