/** Why this house, for this wish: each a sentence that is true of it, the most telling first. */

import type { Meal, Place } from '#domain/places/schema.ts'
import { allergensIn, dietsInWords } from '#domain/planner/diets.ts'
import { listed } from '#domain/text/listed.ts'
import { cuisineInWords } from './cuisines.ts'
import { type FoundHouse, type HouseSearch, walkingMinutes } from './find-houses.ts'
import type { House } from './house.ts'
import type { UnsharedReasons } from './unshared-reasons.ts'

const mostReasons = 5
const wellKnown = 0.6
const aParty = 6
/** Most minutes on foot for a sight that is told as near. */
const besideMinutes = 10
/** Renown (0 to 1) of a sight worth naming. */
const worthNaming = 0.45

export function reasonsFor(
  { house, open, walk }: FoundHouse,
  asked: HouseSearch,
  own: ReadonlySet<string>,
  standing?: UnsharedReasons,
): string[] {
  const { wish, anchor } = asked
  const wanted = house.cuisines.filter((each) => wish.cuisines.includes(each))
  const ownKitchen = house.cuisines.find((each) => own.has(each))
  const atHome = ownKitchen && !standing?.common.has(ownKitchen) ? ownKitchen : undefined
  const cooksOwn = (cuisine: string) =>
    `${capital(cuisineInWords(cuisine))}: what ${house.town.name} itself cooks.`
  const { words } = dietsInWords(wish.diets)
  const reasons = [
    ...(wanted.length > 0 ? [`${capital(listed(wanted.map(cuisineInWords)))}, as you asked.`] : []),
    ...(wish.diets.length > 0 ? [`Known to suit: ${words}.`] : []),
    ...askTheKitchen(wish.diets),
    ...(anchor && walk !== null ? [onFoot(walk, anchor.label, Boolean(anchor.to))] : []),
    ...(open.state === 'unknown' && open.holiday ? [`Check its hours: ${open.holiday}.`] : []),
    ...(wish.kids && house.children ? ['Children enjoy it.'] : []),
    ...(wish.stepFree && house.stepFree ? ['Step-free.'] : []),
    ...(wish.special && (house.price ?? 0) >= 3 ? ['A table for an evening to remember.'] : []),
    ...(standing?.alone.get(house.id) ?? []),
    ...(wanted.length === 0 && atHome ? [cooksOwn(atHome)] : []),
    ...(anchor ? [] : besideSight(house, asked.sights ?? [])),
    ...(house.essential >= wellKnown ? [`One of the tables ${house.town.name} is known for.`] : []),
    ...(wish.price !== undefined && house.price !== null ? [withinPrice(house.price)] : []),
  ].slice(0, mostReasons)
  if (reasons.length > 0) return reasons
  // The meal is shared by many houses of the list, and still the reason.
  if (asked.meal) return [`Good for ${asked.meal}.`]
  return ownKitchen ? [cooksOwn(ownKitchen)] : []
}

function askTheKitchen(diets: readonly string[]): string[] {
  const allergens = allergensIn(diets)
  return allergens ? [`Ask the kitchen about ${allergens} before you order.`] : []
}

/** Of what a town is visited for: no day trips, and nothing where one eats. */
export const sightsOf = (places: readonly Place[]): Place[] =>
  places.filter(
    ({ kind, dayTrip, essential }) =>
      essential >= worthNaming && !dayTrip && kind !== 'restaurant' && kind !== 'cafe',
  )

function besideSight(house: House, sights: readonly Place[]): string[] {
  const nearest = sights
    .map(({ name, at }) => ({ name, minutes: walkingMinutes(at, house.at) }))
    .filter(({ name, minutes }) => minutes <= besideMinutes && name !== house.name)
    .toSorted((one, other) => one.minutes - other.minutes)[0]
  return nearest ? [onFoot(nearest.minutes, nearest.name, false)] : []
}

const onFoot = (walk: number, label: string, isOnTheWay: boolean): string =>
  `About ${walk} ${walk === 1 ? 'minute' : 'minutes'} on foot from ${label}${isOnTheWay ? ', on your way' : ''}.`

const withinPrice = (price: number): string => `Price level ${price} of 4, within what you said.`

/** What a large party should know, once for the whole page. */
export function noteForMany(people: number | undefined, meal: Meal | null): string[] {
  if (people === undefined || people < aParty) return []
  const table = `A table for ${people}`
  return [
    `${table} is not taken for granted${meal ? ` at ${meal}` : ''}: ring or write to the house first.`,
  ]
}

const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)
