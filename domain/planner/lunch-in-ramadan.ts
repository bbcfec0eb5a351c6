/** Lunch in the month of fasting: where the town eats at sunset only, one lunches where visitors do, or out of sight. */
import { allSaid } from '#domain/places/moments.ts'
import type { Place } from '#domain/places/schema.ts'
import type { PlanDay, PlanRequest } from './schema.ts'

/** Where the law and the custom leave kitchens open by day, also in Ramadan. */
const openByDay =
  /^(?:Europe\/|Asia\/(?:Dubai|Kuala_Lumpur|Jakarta|Makassar|Singapore|Almaty|Tashkent|Samarkand|Baku|Beirut|Famagusta)$)/
/** Hotels, museums and gardens with a gate keep their kitchens open for those who stay and come there. */
const forGuests =
  /\b(?:hotels?|resort|marriott|sofitel|hilton|hyatt|intercontinental|four seasons|ritz|museums?|mus[eé]e|gallery|jardin|plateau|airport|malls?|food court)\b/i
const insideAGate =
  /\b(?:inside the (?:site|museum|park|garden|jardin)|(?:museum|hotel|garden)(?:'s|’s) own|beside the museum)\b/i
/** What is offered to those who come for the view. */
const forVisitors =
  /\b(?:roof(?:top)?|terrace|view|courtyard lunch|garden lunch|lunch (?:buffet|inside|with)|bazaar caf[eé]|brasserie|cocktails?|beer|wine|storytelling)\b/i
const ofOtherCountries = new Set(
  'american asian brasserie burgers chinese european french german indian international italian japanese mediterranean pizza spanish sushi thai'.split(
    ' ',
  ),
)
/** A table for the evening is had in the evening. */
const ofTheEvening = /\b(?:romantic|candle-?l\w+|dinner with)\b/i

/** Whether one fasts by day in the town on that day, so that most of its kitchens are shut. */
export function isFastingTown(
  day: Pick<PlanDay, 'holiday'> | undefined,
  { about }: Pick<PlanRequest, 'about'>,
): boolean {
  return day?.holiday?.name === 'Ramadan' && !openByDay.test(about.zone)
}

/** Whether a house is no place for lunch on that day. */
export function isShutByDay(
  place: Place,
  day: Pick<PlanDay, 'holiday'> | undefined,
  request: Pick<PlanRequest, 'about'>,
): boolean {
  return isFastingTown(day, request) && !servesByDay(place)
}

export function servesByDay(place: Place): boolean {
  const { name, area, offers = [], cuisines = [], bestTime } = place
  const offered = offers.join('. ')
  if (forGuests.test(`${name}. ${area}`) || insideAGate.test(allSaid(place))) return true
  if (cuisines.some((each) => ofOtherCountries.has(each))) return true
  if (bestTime === 'evening' || ofTheEvening.test(offered)) return false
  return forVisitors.test(offered)
}

/** Who fasts has no lunch; children do not fast, and where some come along there is one. */
export function goesWithoutLunch({
  fasts,
  party,
}: Pick<PlanRequest, 'fasts'> & { party: Pick<PlanRequest['party'], 'children'> }): boolean {
  return fasts && !party.children
}

export const lunchForTheChildren =
  'Ramadan: lunch is planned for the children, who do not fast. Leave it out where it is not wanted.'

/** Said at a lunch that has no house then. */
export const lunchOutOfSight =
  'In Ramadan most kitchens are shut until sunset: ask at a hotel, or buy something in the morning for a picnic in your room.'
