/** Refused foods in the traveller's own word, with a count of the tables known to suit. */
import type { Trip } from '#domain/trip/schema.ts'

const peanuts = /\bpeanuts?\b/i
const otherNuts = /\b(?:tree[- ]?)?nuts\b|\bnut allerg/i
/** Words of allergy sentences; not of a chestnut hill. */
const ofTheAllergy = /\bnut-free\b|^Ask the kitchen about|\ballerg/i

/** Replaces "nuts" by what was said, such as peanuts; houses that mention other nuts stay excluded. */
export function foodsAsSaid(
  text: string,
  trip: Trip,
): { trip: Trip; say: (says: string) => string } {
  const isPeanut = peanuts.test(text) && !otherNuts.test(text)
  const say = (says: string) =>
    isPeanut && ofTheAllergy.test(says)
      ? says.replace(/\bnut-free\b/g, 'peanut-free').replace(/\bnuts\b/g, 'peanuts')
      : says
  if (!isPeanut) return { trip, say }
  const days = trip.days.map((day) => ({
    ...day,
    stops: day.stops.map((stop) => ({
      ...stop,
      name: stop.kind === 'meal' && stop.placeId === null ? say(stop.name) : stop.name,
      reasons: stop.reasons.map(say),
    })),
  }))
  return { trip: { ...trip, days }, say }
}

/** Gluten is the only tagged allergy: where few tables are tagged, the wish is told as unmet. */
export function unsureOfGluten(trip: Trip, diets: readonly string[]): string[] {
  if (!diets.includes('gluten-free')) return []
  const tables = trip.days
    .flatMap(({ stops }) => stops)
    .filter(({ meal, kind }) => kind === 'meal' && (meal === 'lunch' || meal === 'dinner'))
  const sure = tables.filter((table) => table.diets.includes('gluten-free')).length
  if (tables.length === 0 || sure * 2 >= tables.length) return []
  const known = sure === 0 ? 'none is' : sure === 1 ? 'one is' : `${sure} are`
  return [
    `Gluten-free: of ${tables.length} meals ${known} at a table that is known to cook so. Call the others before you rely on them, or take a house from the list of the country's coeliac association.`,
  ]
}
