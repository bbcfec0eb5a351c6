/**
 * Places that are hard for weak walkers and wheelchairs, by their own words: stairs, steps, or a height without a
 * lift. A stair beside an elevator still counts.
 */
import { allSaid } from '#domain/places/moments.ts'
import type { Place, PlaceKind } from '#domain/places/schema.ts'

/** Words of stairs and climbs; not "a few steps from the square" and "the steps outside". */
const stairs =
  /\b(?:stairs?|stairways?|staircases?|upstairs|ladders?|steep(?:ly)?|scrambl\w+|climb(?:s|ed|ing)?(?! (?:plants|roses|walls?|frames?))|up the hill|(?<!\b(?:few|two|three|some|couple of|these|first) )steps(?! (?:from|away|off|outside|out|inside|further|of the (?:church|cathedral) (?:are|is))))\b/i
/** Kinds whose great houses have a ground floor that everybody sees, whatever stairs their towers have. */
const seenFromBelow = new Set<PlaceKind>([
  'worship',
  'museum',
  'gallery',
  'stage',
  'market',
  'zoo',
  'palace',
])
const greatHouse = 0.6

const onAHeight = new Set<PlaceKind>([
  'viewpoint',
  'ruins',
  'palace',
  'landmark',
  'nature',
  'park',
  'garden',
  'neighbourhood',
  'nightlife',
])
const height =
  /\b(?:highest (?:of|point|hill)|hilltop|hillside|on (?:a|the|its|the castle) (?:\w+ )?(?:hill|rock|crag|bluff|ridge)|hill of|hilly|ramparts|battlements|walls to walk|laid out below|summit|ridge|volcano|crater)\b/i
const ofAHeight = /\b(?:hill|mount|peak|rock|crag|seat)\b/i
const carriedUp =
  /\b(?:lifts?|elevators?|funiculars?|cable cars?|escalators?|gondolas?|cogwheel|rack railway|chair ?lifts?)\b/i

/** Words of vehicles and lifts, in which one sits. */
const carriers =
  /\b(?:ferry|ferries|boats?|cruise|tram|streetcar|cable cars?|funicular|gondola|train|railway|elevator|lift)\b/i

function words(place: Place): string {
  return [place.name, allSaid(place), ...(place.offers ?? [])].join('; ')
}

/** Whether its words mention stairs or a climb on the way in. */
export function hasStairs(place: Place): boolean {
  if (place.stepFree === true) return false
  if (carriers.test(place.name)) return false
  if (seenFromBelow.has(place.kind) && place.essential >= greatHouse) return false
  return stairs.test(words(place))
}

const aClimb =
  /\b(?:climb\w*|steep\w*|stair\w*|upstairs|steps|scrambl\w+|hik\w+|trek\w*|ladders?|walk up|up the hill|via ferrata|bungee|rafting|zip ?lines?)\b/i

/** Whether its words mention a climb, and not only its name or the ground suggests one. */
export function tellsOfAClimb(place: Place): boolean {
  return aClimb.test(words(place))
}

/** Whether it lies on a height without a mentioned lift. */
export function isUphill(place: Place): boolean {
  if (place.stepFree === true || !onAHeight.has(place.kind)) return false
  const said = words(place)
  if (carriedUp.test(said)) return false
  const isNamed = place.kind !== 'landmark' && place.kind !== 'palace' && ofAHeight.test(place.name)
  return height.test(said) || isNamed
}
