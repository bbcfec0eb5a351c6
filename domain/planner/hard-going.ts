/**
 * What is hard for a walker, a wheelchair or bad knees, by a place's own words: stairs and steps that it tells of, and a
 * height that nobody is carried up to. A stair named beside an elevator is a stair all the same.
 */
import { allSaid } from '#domain/places/moments.ts'
import type { Place, PlaceKind } from '#domain/places/schema.ts'

/** "A few steps from the square" and "the steps outside" are no way up. */
const stairs =
  /\b(?:stairs?|stairways?|staircases?|upstairs|ladders?|steep(?:ly)?|scrambl\w+|climb(?:s|ed|ing)?(?! (?:plants|roses|walls?|frames?))|up the hill|(?<!\b(?:few|two|three|some|couple of|these|first) )steps(?! (?:from|away|off|outside|out|inside|further|of the (?:church|cathedral) (?:are|is))))\b/i
/** Great houses have a stair to a tower, and a floor below it that everybody sees. */
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

/** One sits in it. */
const carriers =
  /\b(?:ferry|ferries|boats?|cruise|tram|streetcar|cable cars?|funicular|gondola|train|railway|elevator|lift)\b/i

function words(place: Place): string {
  return [place.name, allSaid(place), ...(place.offers ?? [])].join('; ')
}

/** Whether its own words tell of stairs or of a climb on the way in. */
export function hasStairs(place: Place): boolean {
  if (place.stepFree === true) return false
  if (carriers.test(place.name)) return false
  if (seenFromBelow.has(place.kind) && place.essential >= greatHouse) return false
  return stairs.test(words(place))
}

const aClimb =
  /\b(?:climb\w*|steep\w*|stair\w*|upstairs|steps|scrambl\w+|hik\w+|trek\w*|ladders?|walk up|up the hill|via ferrata|bungee|rafting|zip ?lines?)\b/i

/** Whether its own words say so, and not only its name or the ground that it stands on. */
export function tellsOfAClimb(place: Place): boolean {
  return aClimb.test(words(place))
}

/** Whether it lies on a height to which nothing that is told of carries one up. */
export function isUphill(place: Place): boolean {
  if (place.stepFree === true || !onAHeight.has(place.kind)) return false
  const said = words(place)
  if (carriedUp.test(said)) return false
  const isNamed = place.kind !== 'landmark' && place.kind !== 'palace' && ofAHeight.test(place.name)
  return height.test(said) || isNamed
}
