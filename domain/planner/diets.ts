/**
 * Diets and allergies are hard limits: a kitchen suits a party only when the catalogue's tags say so. What no tag
 * can promise (nuts) is never assumed, and plans always say to ask about allergies.
 */

import { addDays, weekdayOf } from '#domain/calendar/calendar-days.ts'
import { feastsOn } from '#domain/holidays/feasts.ts'
import type { OpenSpan } from '#domain/places/opening-hours.ts'
import type { Meal, Place } from '#domain/places/schema.ts'
import type { Daylight } from '#domain/sun/daylight.ts'
import { listed } from '#domain/text/listed.ts'
import { meatlessDish } from './foods/meatless-dishes.ts'
import type { PlanRequest } from './schema.ts'

type Tag = NonNullable<Place['diets']>[number]

/** The tags of which any one meets a diet; empty where no tag can promise it. */
const metBy: Readonly<Record<string, readonly Tag[]>> = {
  vegan: ['vegan'],
  vegetarian: ['vegetarian', 'vegan'],
  pescatarian: ['vegetarian', 'vegan'],
  halal: ['halal'],
  kosher: ['kosher'],
  'gluten-free': ['gluten-free'],
  'dairy-free': ['vegan'],
  'shellfish-free': ['vegetarian', 'vegan', 'kosher'],
  'nut-free': [],
}

const allergyWords: Readonly<Record<string, string>> = {
  'gluten-free': 'gluten',
  'dairy-free': 'dairy',
  'nut-free': 'nuts',
  'shellfish-free': 'shellfish',
}

export function fitsDiet({ diets = [] }: Pick<Place, 'diets'>, wanted: readonly string[]): boolean {
  return wanted.every((diet) => (metBy[diet] ?? []).some((tag) => diets.includes(tag)))
}

/**
 * Whether a table may be suggested: its kitchen meets the diets, and its text mentions nothing refused. It promises
 * nothing: what a kitchen can leave out has to be asked.
 */
export function mayServe(
  place: Place,
  {
    diets,
    refused,
    mixedTable = false,
  }: Pick<PlanRequest, 'diets' | 'refused'> & Partial<Pick<PlanRequest, 'mixedTable'>>,
): boolean {
  if (refused[place.id] !== undefined) return false
  const kept = withoutAllergies(diets)
  return fitsDiet(place, kept) || (mixedTable && isForBoth(place, kept))
}

/** Whether a house serves who eats no meat and who eats everything, by its own words. */
export function isForBoth(place: Place, kept: readonly string[]): boolean {
  const isMeatlessAlone = kept.length > 0 && kept.every((diet) => eatsNoMeat.has(diet))
  return isMeatlessAlone && meatlessDish(place) !== null
}

const eatsNoMeat = new Set(['vegetarian', 'pescatarian'])

/** The wishes without allergies: requirements on the kitchen, and not what it can leave out of a dish. */
export function withoutAllergies(wanted: readonly string[]): string[] {
  return wanted.filter((diet) => allergyWords[diet] === undefined)
}

/** Allergens in words: "nuts and shellfish"; empty where there are none. */
export function allergensIn(wanted: readonly string[]): string {
  const words = wanted.flatMap((diet) => allergyWords[diet] ?? [])
  return listed(words)
}

/** "vegan and nut-free", with the right article before it. */
export function dietsInWords(wanted: readonly string[]): { words: string; article: 'a' | 'an' } {
  const words = listed(wanted)
  return { words, article: /^[aeiou]/i.test(words) ? 'an' : 'a' }
}

const mealWords: Readonly<Record<Meal, string>> = {
  breakfast: 'Breakfast',
  lunch: 'Lunch',
  dinner: 'Dinner',
}

/** The name of a meal without a restaurant, by where one is; with a diet it is food to look for or to bring. */
export function openMealName(
  meal: Meal,
  around: string,
  wanted: readonly string[],
  { isTown = false, isSabbath = false }: { isTown?: boolean; isSabbath?: boolean } = {},
): string {
  const kept = withoutAllergies(wanted)
  if (isSabbath) return `${mealWords[meal]} that you have with you, near ${around}`
  if (kept.length === 0) return `${mealWords[meal]} ${isTown ? 'in' : 'near'} ${around}`
  const { words, article } = dietsInWords(kept)
  return `${mealWords[meal]}: find ${article} ${words} place ${isTown ? 'in' : 'near'} ${around}`
}

/** Whether such a name is of a meal that is brought along, so that no kitchen is looked for. */
export function isBrought(name: string): boolean {
  return / that you have with you, near /.test(name)
}

const FRIDAY = 5
const SATURDAY = 6
/** Minutes before sunset on the eve at which kosher kitchens shut, and after it at which they open again. */
const beforeSabbath = 150
const afterSabbath = 75
const holyDays = ['rosh-hashanah', 'yom-kippur', 'shavuot', 'simchat-torah'] as const

/** Whether a date is kept as a Sabbath: Saturdays, and feasts without work. */
function isSabbath(date: string): boolean {
  if (weekdayOf(date) === SATURDAY) return true
  const feasts = feastsOn(date)
  const isFirst = (feast: 'passover' | 'sukkot') =>
    feasts.includes(feast) && !feastsOn(addDays(date, -1)).includes(feast)
  return holyDays.some((day) => feasts.includes(day)) || isFirst('passover') || isFirst('sukkot')
}

/** Opening spans of a kosher house: not from Friday afternoon to Saturday night, nor on feasts. */
export function kosherSpans(
  spans: readonly OpenSpan[],
  date: string,
  { sunset }: Pick<Daylight, 'sunset'>,
): OpenSpan[] {
  const evening = sunset ?? 1080
  const from = isSabbath(date) ? evening + afterSabbath : 0
  const eve = isSabbath(addDays(date, 1))
  const to = eve ? evening - beforeSabbath : Number.POSITIVE_INFINITY
  return spans
    .map((span) => ({ from: Math.max(span.from, from), to: Math.min(span.to, to) }))
    .filter((span) => span.from < span.to)
}

/** Whether kosher kitchens are shut at a minute of a day. */
export function isSabbathAt(minute: number, date: string, sun: Pick<Daylight, 'sunset'>): boolean {
  return kosherSpans([{ from: minute, to: minute + 1 }], date, sun).length === 0
}

export function keepsSabbath({ diets = [] }: Pick<Place, 'diets'>): boolean {
  return diets.includes('kosher')
}

const feastNames: Readonly<Record<string, string>> = {
  'rosh-hashanah': 'Rosh Hashanah',
  'yom-kippur': 'Yom Kippur',
  shavuot: 'Shavuot',
  'simchat-torah': 'Simchat Torah',
  passover: 'Passover',
  sukkot: 'Sukkot',
}

/** The name of the feast on which kosher kitchens are shut on a date; null on other days. */
export function feastOfRest(date: string): string | null {
  if (!isSabbath(date)) return null
  const feast = feastsOn(date).find((each) => feastNames[each] !== undefined)
  return feast ? (feastNames[feast] ?? null) : null
}

/** The days of a stay, or parts of them, on which kosher kitchens are shut. */
export function sabbathsAmong(dates: readonly string[]): string[] {
  return dates.filter((date) => isSabbath(date) || weekdayOf(date) === FRIDAY)
}
