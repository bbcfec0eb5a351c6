/** The name and words of a meal without a house, by what is known of the place around it. */
import { allSaid } from '#domain/places/moments.ts'
import type { Meal, Place } from '#domain/places/schema.ts'
import { estimateWalk } from '#domain/routing/travel-estimate.ts'
import { dietsInWords, openMealName } from '../diets.ts'
import type { PlanRequest } from '../schema.ts'

/** Words for a kitchen in a place's own text: "a café", "restaurants". */
const kitchens =
  /(?<!\p{L})(caf[eé]s?|restaurants?|tea ?rooms?|tavern(?:a|as|s)?|beer gardens?|food (?:court|hall)|canteen)(?!\p{L})/iu
const ofVineyards = /\b(?:vineyards?|wine (?:estates?|farms?|country)|winer(?:y|ies)|winelands)\b/i
const outInTheOpen = new Set<Place['kind']>([
  'nature',
  'viewpoint',
  'ruins',
  'park',
  'beach',
  'garden',
])
const drawsCrowds = 0.6
const withKitchensInside = new Set<Place['kind']>(['theme-park', 'zoo'])

/** The part before the colon: "Sintra" of "Sintra: Pena Palace and Quinta da Regaleira". */
function shortName(name: string): string {
  return (name.split(/:| and the | \(/)[0] ?? name).trim()
}

function ownKitchen(place: Place): string | null {
  const word = kitchens.exec(allSaid(place))?.[1]?.toLowerCase()
  if (!word) return null
  const is = word.endsWith('s') ? 'are' : 'is a'
  return `There ${is} ${word} at ${shortName(place.name)}: eat there.`
}

/** The words at a meal on a day trip without a known table: only what the place's own text tells. */
export function mealOnATrip(meal: Meal, place: Place, diets: PlanRequest['diets'] = []): string {
  if (diets.length > 0) {
    const { words } = dietsInWords(diets)
    const look = hasATown(place)
      ? 'look for one in the town, or take something along'
      : 'take something along'
    return `No ${words} table is known there: ${look}.`
  }
  const name = shortName(place.name)
  const eat = place.dayTrip?.eat
  if (eat) return `${eat.charAt(0).toUpperCase()}${eat.slice(1)}.`
  const said = `${place.name} ${allSaid(place)}`
  if (ofVineyards.test(said))
    return `An estate's own table, kept together with the tasting: ask for ${meal} when you book it.`
  if (withKitchensInside.has(place.kind)) return `There are kitchens inside ${name}.`
  if (place.dayTrip?.by === 'tour')
    return `Ask when you book the tour whether ${meal} is part of it, and pack something if it is not.`
  const own = ownKitchen(place)
  if (own) return own
  // A town has kitchens, whether or not any of them is known.
  if (fullOfKitchens.has(place.kind))
    return `There are places to eat in ${name}: look when you arrive.`
  const station = place.dayTrip?.by === 'train' ? 'look around the station, or ' : ''
  // Where crowds go in, there are kitchens by the gates, whether or not any of them is known.
  if (outInTheOpen.has(place.kind) && place.essential >= drawsCrowds)
    return 'No table is known there: look around the gates, or take something along.'
  const picnic = outInTheOpen.has(place.kind) ? 'take a picnic' : 'look when you arrive'
  return `No table is known there: ${station}${picnic}.`
}

/** Whether a trip's own words on food send one to a town: it has more kitchens than the one that is known. */
const hasATown = ({ kind, dayTrip }: Place): boolean =>
  fullOfKitchens.has(kind) ||
  /\b(?:quarter|old town|squares?|lanes|streets?|Markt|Platz)\b/i.test(dayTrip?.eat ?? '')

/** Kinds of places surrounded by kitchens. */
const fullOfKitchens = new Set<Place['kind']>(['market', 'neighbourhood', 'shopping', 'square'])

/** The words at a meal in town; `nearest` is a known table in walking distance that is open then. */
export function mealInTown(meal: Meal, around: Place | null, nearest: Place | null): string {
  if (around && withKitchensInside.has(around.kind))
    return `There are kitchens inside ${around.name}.`
  const own = around && ownKitchen(around)
  if (own) return own
  const known = nearest ? `${nearest.name} (${nearest.area})${walkTo(nearest, around)}` : null
  if (around && fullOfKitchens.has(around.kind)) {
    const one = known ? ` Of those that are known ${known} is nearest.` : ''
    return `There are plenty of places to eat around ${around.name}.${one}`
  }
  if (around && outOfTheStreets.has(around.kind)) {
    const none = `No table for ${meal} is known close to ${around.name}: take something along`
    return known ? `${none}, or go on to ${known}.` : `${none}.`
  }
  const where = around?.name ?? 'your lodging'
  return known
    ? `Eat where you like the look of it: the nearest that is known is ${known}.`
    : `No table for ${meal} is known close to ${where}: look around there.`
}

/** Kinds of places where no kitchen can be expected around the corner. */
const outOfTheStreets = new Set<Place['kind']>([
  'activity',
  'beach',
  'garden',
  'nature',
  'park',
  'viewpoint',
])

/** Fewest minutes of a walk that are told. */
const aFewSteps = 4

function walkTo({ at }: Place, around: Place | null): string {
  const minutes = around ? Math.ceil(estimateWalk(around.at, at).minutes / 5) * 5 : 0
  return minutes >= aFewSteps && Number.isFinite(minutes)
    ? `, about ${minutes} minutes on foot`
    : ''
}

const ofATown = new Set(['neighbourhood', 'landmark', 'worship', 'palace', 'square', 'bridge'])
const ofAHouse = /\b(?:palace|castle|cathedral|abbey|mosque|temple|memorial|museum|wall|park)\b/i

/** Whether one is in a place rather than near it: in Sintra, but near a castle. */
function isATown({ kind, name }: Place): boolean {
  return ofATown.has(kind) && !ofAHouse.test(shortName(name))
}

/** "Afternoon in Sintra": the rest of a long visit after lunch. */
export function afternoonOn(place: Place): string {
  return `Afternoon ${isATown(place) ? 'in' : 'at'} ${shortName(place.name)}`.slice(0, 200)
}

/** "Lunch in Sintra". */
export function openMealOn(meal: Meal, place: Place): string {
  const name = shortName(place.name)
  return openMealName(meal, name, [], { isTown: isATown(place) }).slice(0, 200)
}

/** A sentence on the meal during a day trip, said at the visit where the place's own text does not. */
export function mealDuring(meal: Meal, place: Place, { diets }: PlanRequest): string[] {
  const told = `${place.dayTrip?.how ?? ''} ${allSaid(place)}`
  if (new RegExp(String.raw`\b${meal}\b`, 'i').test(told)) {
    return diets.length > 0
      ? [`Ask for a ${meal} that is ${dietsInWords(diets).words} when you book.`]
      : []
  }
  const eat = diets.length === 0 ? place.dayTrip?.eat : undefined
  if (eat) return [`${meal === 'lunch' ? 'Lunch' : 'Dinner'}: ${eat}.`]
  return [`${openMealOn(meal, place)}, during the visit.`, mealOnATrip(meal, place, diets)]
}
