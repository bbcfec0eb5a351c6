/**
 * Sights that only fill hours and do it badly: hardly known ones, and those that suit other guests or another season.
 * Where a town has enough others, no plan is made of them.
 */
import type { Place } from '#domain/places/schema.ts'
import { askedOf, isWished } from '../asked/asked-starts.ts'
import { unmissable } from '../first-things.ts'
import { isMealPlace, isSnack } from '../meals/meal-places.ts'
import type { PlanRequest } from '../schema.ts'
import { isFiller } from './far-fillers.ts'
import { isUnfit } from './travellers.ts'
import { isWhatTheyLove } from './what-they-love.ts'

/** Renown (0 to 1) below which few in the town itself would send a guest. */
const hardlyKnown = 0.25

export function isPoorFiller(place: Place, request: PlanRequest): boolean {
  if (place.dayTrip || isMealPlace(place) || isSnack(place)) return false
  const { mustSee, locked, party, days } = request
  if (mustSee.includes(place.id) || locked.some(({ placeId }) => placeId === place.id)) return false
  if (days.some(({ gathering }) => gathering?.placeId === place.id)) return false
  if (askedOf(place, request).length > 0 || isWished(place, request)) return false
  if (isUnfit(place, request)) return place.essential < unmissable
  if (party.stepFree && place.stepFree === null && isFiller(place, request)) return true
  // What is made for children is known to few others.
  if (party.children && place.children === true && place.interests.includes('family')) return false
  return (
    place.essential < hardlyKnown && isFiller(place, request) && !isWhatTheyLove(place, request)
  )
}
