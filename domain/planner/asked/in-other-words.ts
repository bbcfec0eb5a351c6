/**
 * A liking by the thing that it is of, where no place is called by all of its words: a "hot lagoon" is a lagoon and a
 * "beach day" a beach. Without this a plan says that nothing is known, beside the very place.
 */
import type { Place } from '#domain/places/schema.ts'
import { type Meeting, speaking } from './meeting-places.ts'

/** Words that only praise or temper a thing: without them it is the same thing. */
const quality =
  /^(?:(?:an?|the|some|one|really|very|hot|warm|cold|cool|nice|lovely|pretty|beautiful|scenic|wild|natural|outdoor|indoor|relaxing|lazy|sunny|sandy|big|huge|little|small|tiny|secret|hidden|quiet|calm|lively|famous|iconic|local|traditional|typical|authentic|original|old|ancient|historic|cheap|fancy|proper|decent) )+/i
/** How long one stays, or that one goes at all. */
const length =
  / (?:days?|mornings?|afternoons?|time|stops?|visits?|trips?|outings?|hours?|sessions?|break)$/i
const shortest = 4
/** What nearly every place is, or is for. */
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
