/** Lunch in Ramadan: where most kitchens open at sunset only, lunch is had where visitors eat, or out of sight. */
import { allSaid } from '#domain/places/moments.ts'
import type { Place } from '#domain/places/schema.ts'
import type { PlanDay, PlanRequest } from '../schema.ts'

/** Countries whose kitchens stay open by day in Ramadan. */
const openByDay =
  /^(?:Europe\/|Asia\/(?:Dubai|Kuala_Lumpur|Jakarta|Makassar|Singapore|Almaty|Tashkent|Samarkand|Baku|Beirut|Famagusta)$)/
/** Words of houses whose kitchens serve their guests: hotels, museums, gardens with a gate. */
const forGuests =
  /\b(?:hotels?|resort|marriott|sofitel|hilton|hyatt|intercontinental|four seasons|ritz|museums?|mus[eé]e|gallery|jardin|plateau|airport|malls?|food court)\b/i
const insideAGate =
  /\b(?:inside the (?:site|museum|park|garden|jardin)|(?:museum|hotel|garden)(?:'s|’s) own|beside the museum)\b/i
/** Words of houses for visitors. */
const forVisitors =
  /\b(?:roof(?:top)?|terrace|view|courtyard lunch|garden lunch|lunch (?:buffet|inside|with)|bazaar caf[eé]|brasserie|cocktails?|beer|wine|storytelling)\b/i
const ofOtherCountries = new Set(
  'american asian brasserie burgers chinese european french german indian international italian japanese mediterranean pizza spanish sushi thai'.split(
    ' ',
  ),
)
/** Words of a table for the evening. */
const ofTheEvening = /\b(?:romantic|candle-?l\w+|dinner with)\b/i

/** Whether the town fasts on that day, so that most kitchens are shut by day. */
export function isFastingTown(
  day: Pick<PlanDay, 'holiday'> | undefined,
  { about }: Pick<PlanRequest, 'about'>,
): boolean {
  return day?.holiday?.name === 'Ramadan' && !openByDay.test(about.zone)
}

/** Whether a house can't be used for lunch on that day. */
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

/** Whether a party has no lunch: it fasts, and has no children along. */
export function goesWithoutLunch({
  fasts,
  party,
}: Pick<PlanRequest, 'fasts'> & { party: Pick<PlanRequest['party'], 'children'> }): boolean {
  return fasts && !party.children
}

export const lunchForTheChildren =
  'Ramadan: lunch is planned for the children, who do not fast. Leave it out where it is not wanted.'

/** The sentence at a lunch without a house then. */
export const lunchOutOfSight =
  'In Ramadan most kitchens are shut until sunset: ask at a hotel, or buy something in the morning for a picnic in your room.'
