/** Flowering times: a place known for its blossom is told in flower, or out of it. */
import { monthName } from '#domain/calendar/english-dates.ts'
import { allSaid, holdsOn } from '#domain/places/moments.ts'
import type { Place, PlaceKind } from '#domain/places/schema.ts'

const inBlossom = /\bin blossom\b/i
/** Months from 1 in the northern hemisphere, for places whose moments name none. */
const flowers: readonly { flower: string; name: RegExp; months: readonly number[] }[] = [
  { flower: 'trees', name: inBlossom, months: [4, 5] },
  { flower: 'dahlias', name: /\bdahlias\b/i, months: [7, 8, 9, 10] },
  {
    flower: 'roses',
    name: /\brose(?:s|(?: beds?| gardens?))\b/i,
    months: [5, 6, 7, 8, 9, 10],
  },
  { flower: 'cherry trees', name: /\bcherry (?:trees|avenues|blossoms?)\b/i, months: [3, 4, 5] },
  { flower: 'azaleas', name: /\bazaleas\b/i, months: [4, 5, 6] },
  { flower: 'irises', name: /\biris(?:es)?\b/i, months: [5, 6] },
]
/** Whether a place is known for a flower: a garden, or by its name; a park has roses among much else. */
const isItsFlowers = ({ kind, name }: Pick<Place, 'kind' | 'name'>, flower: RegExp) =>
  kind === 'garden' || flower === inBlossom || flower.test(name)
const planted = new Set<PlaceKind>(['garden', 'park', 'nature', 'viewpoint'])
const inFlower = 1.8

/** Usual cherry blossom by city, give or take a week. */
const cherryTimes: Readonly<Record<string, { from: string; to: string; said: string }>> = {
  kyoto: { from: '03-24', to: '04-12', said: 'late March to about April 10' },
  osaka: { from: '03-24', to: '04-11', said: 'late March to about April 10' },
  tokyo: { from: '03-20', to: '04-07', said: 'about March 22 to April 5' },
  seoul: { from: '03-30', to: '04-13', said: 'the first days of April to about the 12th' },
  washington: { from: '03-20', to: '04-09', said: 'about March 22 to April 7' },
  seattle: { from: '03-16', to: '04-05', said: 'the second half of March' },
  vancouver: { from: '03-24', to: '04-22', said: 'late March to about April 20' },
}

/** Cherry blossom of a city, for requests without dates. */
export function cherryDays(slug: string): { from: string; to: string; says: string } | null {
  const time = cherryTimes[slug]
  if (!time) return null
  return {
    from: time.from,
    to: time.to,
    says: `cherry trees flower here from ${time.said.replace(/^(?:from|about) /, 'about ')}`,
  }
}

const cherry = /\bcherr(?:y|ies)(?! pie)\b/i

/** A sentence on the cherry blossom of a city on a date; else null. */
export function cherryTime(slug: string | undefined, date: string): string | null {
  const time = cherryTimes[slug ?? '']
  const day = date.slice(5)
  return time && time.from <= day && day <= time.to ? time.said : null
}

export function hasCherryTrees(place: Place): boolean {
  return place.kind !== 'restaurant' && place.kind !== 'cafe' && cherry.test(allSaid(place))
}

/** Factor on a place in blossom. */
export function blossomWeight(place: Place, slug: string | undefined, date: string): number {
  return hasCherryTrees(place) && cherryTime(slug, date) !== null ? inFlower : 1
}

/** A sentence on what is not in flower this month; else null. */
export function outOfBloom(place: Place, date: string): string | null {
  const { about, kind, at, moments = [] } = place
  if (!planted.has(kind)) return null
  const month = Number(date.slice(5, 7))
  const north = at[0] < 0 ? ((month + 5) % 12) + 1 : month
  const bare = flowers.find(
    ({ name, months }) => name.test(about) && !months.includes(north) && isItsFlowers(place, name),
  )
  if (!bare) return null
  const { flower, months, name } = bare
  // Months in the place's own moments win.
  const own = moments.filter((moment) => moment.months && name.test(moment.says))
  if (own.some((moment) => holdsOn(moment, date))) return null
  if (own.length > 0) return `The ${flower} are not in flower now.`
  const inFlower = [months[0] ?? 1, months.at(-1) ?? 1].map((each) =>
    monthName(at[0] < 0 ? ((each + 5) % 12) + 1 : each),
  )
  return `The ${flower} are not in flower now: that is from ${inFlower.join(' to ')}.`
}
