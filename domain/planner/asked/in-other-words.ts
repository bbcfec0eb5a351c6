/**
 * Finds the thing in a liking where no place has all of its words: a "hot lagoon" is a lagoon and a "beach day" a
 * beach. Without this a plan would say that nothing is known, beside the very place.
 */
import type { Place } from '#domain/places/schema.ts'
import { type Meeting, speaking } from './meeting-places.ts'

/** Words of praise or degree, which do not change what the thing is. */
const quality =
  /^(?:(?:an?|the|some|one|really|very|hot|warm|cold|cool|nice|lovely|pretty|beautiful|scenic|wild|natural|outdoor|indoor|relaxing|lazy|sunny|sandy|big|huge|little|small|tiny|secret|hidden|quiet|calm|lively|famous|iconic|local|traditional|typical|authentic|original|old|ancient|historic|cheap|fancy|proper|decent|good|better|best|other|another) )+/i
/** Words for the length of a visit, or for going at all. */
const length =
  / (?:days?|nights?|evenings?|mornings?|afternoons?|time|stops?|visits?|trips?|outings?|hours?|sessions?|break)$/i
const shortest = 4
/** Words that are true of nearly every place. */
const ofEverything =
  /^(?:nights?|evenings?|days?|lunch(?:es)?|dinners?|meals?|food|drinks?|time|life|walks?|views?|people|town|city|streets?|houses?|places?|part(?:y|ies)|show|room|work|air|light)$/i

export function inOtherWords(taste: string, places: readonly Place[]): Meeting & { word: RegExp } {
  const asSaid = speaking(taste, places)
  if (!asSaid.isClose) return asSaid
  const thing = taste.replace(quality, '').replace(length, '')
  if (thing === taste || thing.length < shortest || ofEverything.test(thing)) return asSaid
  const found = speaking(thing, places)
  return found.isClose ? asSaid : found
}
