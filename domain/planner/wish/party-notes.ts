/** Notes for the travellers on the finished trip: on tables, and on steps. */

import type { TripBrief } from '#domain/brief/schema.ts'
import { weekdayOf } from '#domain/calendar/calendar-days.ts'
import { listed } from '#domain/text/listed.ts'
import type { Stop, Trip } from '#domain/trip/schema.ts'
import { dayInWords } from '../days-in-words.ts'
import {
  allergensIn,
  dietsInWords,
  feastOfRest,
  fitsDiet,
  isBrought,
  sabbathsAmong,
  withoutAllergies,
} from '../diets.ts'
import { everydayDiets } from '../foods/everyday-diets.ts'
import { isCounter } from '../meals/meals-of-a-day.ts'
import { unsureOfGluten } from './foods-as-said.ts'
import type { KnownStay } from './to-know.ts'

const mostDoors = 8

export function partyNotes(
  trip: Trip,
  stays: readonly KnownStay[],
  { food, mobility, party }: Pick<TripBrief, 'food' | 'mobility' | 'party'>,
  /** Notes told before: a table is named once. */
  told: readonly string[] = [],
): string[] {
  const needsRamps = mobility.some((need) => need === 'wheelchair' || need === 'no-stairs')
  return [
    ...largeTables(trip, stays, party, told),
    ...tables(trip, stays, food.diets),
    ...(needsRamps ? unknownSteps(trip, stays) : []),
  ]
}

/** People from which tables must be booked. */
const largeParty = 6
/** The notes without "Worth a call" for large parties, whose tables are told separately. */
export function besideTablesToBook(
  { total = 0 }: TripBrief['party'],
  notes: readonly string[],
): string[] {
  return notes.filter((note) => total < largeParty || !note.startsWith('Worth a call'))
}

/** The most tables named. */
const mostTables = 12

/** Tables that a large party must book: all with seats, besides those told already. */
function largeTables(
  trip: Trip,
  stays: readonly KnownStay[],
  { total = 0 }: TripBrief['party'],
  told: readonly string[],
): string[] {
  if (total < largeParty) return []
  const places = stays.flatMap(({ destination }) => destination.places)
  const seated = stopsOf(trip).filter(({ kind, placeId }) => {
    const place = places.find(({ id }) => id === placeId)
    return kind === 'meal' && place?.kind === 'restaurant' && !isCounter(place)
  })
  const isTold = (name: string) =>
    told.some((note) => note.startsWith('Reserve ') && note.includes(`${name} for `))
  const names = [...new Set(seated.map(({ name }) => name))].filter((name) => !isTold(name))
  const others = told.some((note) => note.startsWith('Reserve '))
    ? ', and the same at those above'
    : ''
  return names.length === 0
    ? []
    : [
        `You are ${total}: book one table for all of you weeks ahead at ${listed(names.slice(0, mostTables))}${others}.`,
      ]
}

function stopsOf({ days }: Trip): Stop[] {
  return days.flatMap(({ stops }) => stops)
}

function tables(trip: Trip, stays: readonly KnownStay[], diets: readonly string[]): string[] {
  if (diets.length === 0) return []
  const meals = stopsOf(trip).filter(({ kind }) => kind === 'meal')
  const open = meals.filter(({ placeId, name }) => placeId === null && !isBrought(name)).length
  const { words } = dietsInWords(diets)
  const allergens = allergensIn(diets)
  const rare = stays.some(({ destination }) =>
    withoutAllergies(diets).some((diet) => !everydayDiets(destination.places).has(diet)),
  )
  const dates = diets.includes('kosher') ? trip.days.map(({ date }) => date) : []
  const sabbaths = sabbathsAmong(dates).filter((date) => weekdayOf(date) >= 5)
  const feasts = dates.flatMap((date) => {
    const name = feastOfRest(date)
    return name ? `${dayInWords(date)} is ${name}` : []
  })
  return [
    ...(allergens
      ? [
          `Allergies: ask the kitchen about ${allergens} at every meal; no tag replaces that. A card in the language of the place says it best.`,
          // Few gluten-free tables are told as an unmet wish.
          ...(unsureOfGluten(trip, diets).length === 0 || hasOtherAllergies(diets)
            ? toBeAsked(meals, stays, diets)
            : []),
        ]
      : []),
    ...dietsOfTowns(stays, diets),
    ...(open > 0 && withoutAllergies(diets).length > 0
      ? [
          `${open} of ${meals.length} ${meals.length === 1 ? 'meal' : 'meals'} ${open === 1 ? 'has' : 'have'} no known ${words} kitchen near enough: ${open === 1 ? 'that one is' : 'those are'} yours to find.`,
        ]
      : []),
    ...(rare ? repeatedHouses(meals, words) : []),
    ...(sabbaths.length > 0
      ? [
          'Kosher kitchens are shut from Friday afternoon to Saturday night: arrange those meals before.',
        ]
      : []),
    ...(feasts.length > 0
      ? [`${listed(feasts)}: kosher kitchens rest from the afternoon before.`]
      : []),
  ]
}

/** Diets that all tables of a town keep, told once. */
function dietsOfTowns(stays: readonly KnownStay[], diets: readonly string[]): string[] {
  return stays.flatMap(({ destination: { name, places } }) => {
    const kept = diets.filter((diet) => everydayDiets(places).has(diet))
    if (kept.length === 0) return []
    const { words } = dietsInWords(kept)
    return [
      `${words.charAt(0).toUpperCase()}${words.slice(1)} food is everyday in ${name}: every table named there is known to serve it.`,
    ]
  })
}

/** Tables without tags: proposed, and to be asked. */
function toBeAsked(
  meals: readonly Stop[],
  stays: readonly KnownStay[],
  diets: readonly string[],
): string[] {
  const kitchens = stays
    .flatMap(({ destination }) => destination.places)
    .filter(({ id }) => meals.some(({ placeId }) => placeId === id))
  const unsure = kitchens.filter((place) => !fitsDiet(place, diets))
  if (unsure.length === 0) return []
  const { words } = dietsInWords(diets)
  // Gluten is everywhere: untagged houses do not count.
  const leftOut = hasOtherAllergies(diets)
    ? ` Houses that are known for ${allergensIn(diets)} are left out.`
    : ''
  if (unsure.length === kitchens.length)
    return [
      `No table below is known to be ${words}: they are proposed, so call before you go.${leftOut}`,
    ]
  const names = unsure.slice(0, mostDoors).map(({ name }) => name)
  const more = unsure.length > mostDoors ? [`${unsure.length - mostDoors} more`] : []
  return [
    `Not known to be ${words}, so call before you go: ${listed([...names, ...more])}.${leftOut}`,
  ]
}

const hasOtherAllergies = (diets: readonly string[]) =>
  diets.some((diet) => diet !== 'gluten-free' && withoutAllergies([diet]).length === 0)

/** A note on houses used more than once. */
function repeatedHouses(meals: readonly Stop[], words: string): string[] {
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
  return [`You eat more than once at ${listed(names)}: few ${words} kitchens are known here.`]
}

/** A note on doors with unknown steps, for those who need step-free ways. */
function unknownSteps(trip: Trip, stays: readonly KnownStay[]): string[] {
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
    'Ways between stops are estimates, and whether they have steps or a slope is not known: take a taxi where you are not sure, and ask for elevators at stations and for the step-free door.'
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
