/** Where to look for a kitchen of a diet when no known one is near: a house, a quarter, a cuisine. */

import { kilometres } from '#domain/places/distance.ts'
import { allSaid } from '#domain/places/moments.ts'
import type { Coordinates, Meal, Place } from '#domain/places/schema.ts'
import { listed } from '#domain/text/listed.ts'
import { dietsInWords, fitsDiet, mayServe, withoutAllergies } from './diets.ts'
import { seeksKitchens } from './foods/few-kitchens.ts'
import { isMealPlace } from './meals/meal-places.ts'
import type { PlanRequest } from './schema.ts'

/** Words of quarters that are known for a diet. */
const quarters: Readonly<Record<string, RegExp>> = {
  halal: /\b(?:halal|mosques?|muslim|turkish|arab|malay|lebanese|syrian|pakistani|bengali)\b/i,
  kosher: /\b(?:kosher|jewish|synagogues?)\b/i,
  vegan: /\b(?:vegan|vegetarian|plant-based)\b/i,
  vegetarian: /\b(?:vegan|vegetarian|plant-based)\b/i,
}
/** Cuisines that often meet a diet, to be asked. */
const likelyKitchens: Readonly<Record<string, readonly string[]>> = {
  halal: [
    'turkish',
    'pakistani',
    'lebanese',
    'middle-eastern',
    'moroccan',
    'egyptian',
    'malay',
    'iranian',
  ],
  vegan: ['south-indian', 'indian', 'middle-eastern', 'israeli', 'thai', 'vietnamese'],
  vegetarian: ['south-indian', 'indian', 'middle-eastern', 'italian'],
  'gluten-free': ['mexican', 'tacos', 'peruvian', 'south-indian'],
}
/** Kilometres within which a kitchen is of this town. */
const sameTown = 15

/** Longest walk to a table in kilometres; and ride, where few meet a diet. */
const onFoot = 1.5
const aShortRide = 6
const mostAsked = 3

interface Looking
  extends Pick<PlanRequest, 'places' | 'diets'>,
    Partial<Pick<PlanRequest, 'refused'>> {
  at: Coordinates
  /** Whether kosher kitchens are shut then. */
  isSabbath?: boolean
  /** Whether a house is open at the meal, where known. */
  isOpen?: (place: Place) => boolean
}

/** Who keeps lists of houses for a diet, where a town's kitchens are unknown. */
const listsOf: Readonly<Record<string, string>> = {
  kosher: "the Jewish community's or a kosher certifier's list",
  halal: "a halal certifier's list, or a mosque",
  vegan: 'a directory of vegan kitchens',
  vegetarian: 'a directory of vegetarian kitchens',
  'gluten-free': "the list of the country's coeliac association",
}

/** Sentences at a meal without a house: what is known, and where to look. */
export function whereToEat(meal: Meal, looking: Looking): string[] {
  const { words, article } = dietsInWords(looking.diets)
  if (looking.isSabbath) return sabbathMeal(looking)
  const again = nearestTable(looking)
  if (again) {
    return [
      `The nearest ${words} kitchen that is known and should be open then: ${again.name} (${again.area})${wayTo(again, looking)}.`,
    ]
  }
  const none = `No ${words} kitchen is known close by for ${meal}.`
  const asked = tablesToAsk(looking)
  if (asked.length > 0)
    return [
      `${none} Close by and open then, to be asked before you sit down: ${listed(asked.map(({ name }) => name))}.`,
    ]
  const lists = looking.diets.flatMap((diet) => listsOf[diet] ?? [])
  const list =
    lists.length > 0 ? [`For ${article} ${words} table look at ${listed(lists, 'or')}.`] : []
  return [`${none} ${hint(looking)}`, ...list]
}

/** Sentences for a Sabbath meal: ordered or bought before. */
function sabbathMeal({ at, places, diets }: Looking): string[] {
  const house = places.find(
    (place) =>
      isMealPlace(place) &&
      fitsDiet(place, diets) &&
      kilometres(at, place.at) <= sameTown &&
      takesOrders.test(allSaid(place)),
  )
  const order = house ? ` ${house.name} (${house.area}) takes orders for it: ask there.` : ''
  return [
    `Kosher kitchens rest at this hour: order or buy this meal before, or ask where you stay.${order}`,
  ]
}

const takesOrders = /\b(?:order|pay|prepaid|take-?away)\b[^.;]{0,40}\b(?:Sabbath|Shabbat)\b/i

/** The distance in words, where it is more than a few steps. */
function wayTo({ at: there }: Place, { at }: Looking): string {
  const way = kilometres(at, there)
  return way > aroundTheCorner ? `, ${way.toFixed(1)} km from here` : ''
}

const aroundTheCorner = 0.7

/** Nearby tables without tags, which may leave out an allergen on request. */
function tablesToAsk({ at, places, diets, refused = {}, isOpen }: Looking): Place[] {
  if (withoutAllergies(diets).length === diets.length || !isOpen) return []
  const near = (place: Place) => kilometres(at, place.at)
  return places
    .filter((place) => isMealPlace(place) && mayServe(place, { diets, refused }))
    .filter((place) => near(place) <= onFoot && isOpen(place) && !isForCourses(place))
    .toSorted((a, b) => b.essential - near(b) - (a.essential - near(a)))
    .slice(0, mostAsked)
}

/** A nearby open house that was used for another meal. */
export function nearestTable({ at, places, diets, isOpen }: Looking): Place | undefined {
  if (!isOpen) return undefined
  const farthest = seeksKitchens({ places, diets }) ? aShortRide : onFoot
  return places
    .filter((place) => isMealPlace(place) && fitsDiet(place, diets) && !isForCourses(place))
    .filter((place) => kilometres(at, place.at) <= farthest)
    .filter(isOpen)
    .toSorted((a, b) => kilometres(at, a.at) - kilometres(at, b.at))[0]
}

/** Whether a table is of the highest price level, and so booked weeks ahead. */
const isForCourses = ({ price }: Place) => price === dearest
const dearest = 4

function hint(looking: Looking): string {
  const { at, places, diets } = looking
  const near = (fits: (place: Place) => boolean) =>
    places
      .filter((place) => fits(place) && kilometres(at, place.at) <= sameTown)
      .toSorted((a, b) => kilometres(at, a.at) - kilometres(at, b.at))[0]
  const house = near(
    (place) => isMealPlace(place) && fitsDiet(place, diets) && !isForCourses(place),
  )
  if (house)
    return `The nearest that is known is ${house.name}, ${house.area}${wayTo(house, looking)}.`
  const speaks = (place: Place, said: RegExp | undefined) =>
    said?.test(`${place.name} ${allSaid(place)}`) ?? false
  const quarter = near(
    ({ kind, ...place }) =>
      (kind === 'neighbourhood' || kind === 'market') &&
      diets.every((diet) => speaks({ kind, ...place }, quarters[diet])),
  )
  if (quarter) return `Look around ${quarter.name} (${quarter.area}) first, or ask there.`
  const table = near(
    ({ kind, cuisines = [] }) =>
      kind === 'restaurant' &&
      diets.every((diet) => cuisines.some((each) => likelyKitchens[diet]?.includes(each))),
  )
  if (table) return `${table.name} (${table.area}) may suit: ask before you sit down.`
  return 'Ask at your lodging in the morning, or buy at a market.'
}
