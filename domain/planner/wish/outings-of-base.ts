/** Towns that are day trips of another named one: no destinations, and days of the stay there. */
import type { TripBrief } from '#domain/brief/schema.ts'
import type { Destination } from '#domain/places/schema.ts'
import { isOutingFrom } from '../place-names.ts'
import { isSleptIn } from './town-outings.ts'

/** "Florence, with a day in Siena": the day trip stays as a wish. */
export function withOutings(brief: TripBrief, bySlug: ReadonlyMap<string, Destination>): TripBrief {
  const cities = brief.destinations.flatMap(({ slug }) => bySlug.get(slug ?? '') ?? [])
  const base = cities.find((city) =>
    brief.destinations.every(
      (ref) => ref.slug === city.slug || (isOutingFrom(city, ref) && !isSleptIn(ref, brief.stays)),
    ),
  )
  if (!base || brief.destinations.length < 2) return brief
  const destinations = brief.destinations
    .map(({ doubted: _doubted, ...ref }) => ref)
    .toSorted((a, b) => Number(b.slug === base.slug) - Number(a.slug === base.slug))
  const contradictions = brief.contradictions.filter(({ slots }) => !slots.includes('destination'))
  return { ...brief, ...daysWithOutings(brief, base), destinations, contradictions }
}

/** "4 days in Toronto, Niagara Falls one day": the trip is one of the four. */
function daysWithOutings(
  brief: TripBrief,
  { name }: Destination,
): Pick<TripBrief, 'days' | 'stays'> {
  const own = brief.stays.find(({ place }) => place === name)?.days
  const sum = brief.stays.reduce((total, { days }) => total + (days ?? 0), 0)
  const isSum = own !== undefined && brief.days === sum
  const stays = brief.stays.filter(({ place }) => place === name)
  return isSum
    ? { days: own, stays }
    : { ...(brief.days === undefined ? {} : { days: brief.days }), stays: brief.stays }
}
