/** What flowers when: a place that is told by its blossom is in it, or out of it and says so. */
import { monthName } from '#domain/calendar/english-dates.ts'
import { allSaid, holdsOn } from '#domain/places/moments.ts'
import type { Place, PlaceKind } from '#domain/places/schema.ts'

const inBlossom = /\bin blossom\b/i
/** Months from 1, by the northern half of the world, for places whose moments name none. */
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
/** Of a garden that is its flowers, by its name or by being one; a park has a rose bed among much else. */
const isItsFlowers = ({ kind, name }: Pick<Place, 'kind' | 'name'>, flower: RegExp) =>
  kind === 'garden' || flower === inBlossom || flower.test(name)
const planted = new Set<PlaceKind>(['garden', 'park', 'nature', 'viewpoint'])
const inFlower = 1.8

/** When cherry trees are usually in flower, by city: a week earlier or later, as the spring is. */
const cherryTimes: Readonly<Record<string, { from: string; to: string; said: string }>> = {
  kyoto: { from: '03-24', to: '04-12', said: 'late March to about April 10' },
  osaka: { from: '03-24', to: '04-11', said: 'late March to about April 10' },
  tokyo: { from: '03-20', to: '04-07', said: 'about March 22 to April 5' },
  seoul: { from: '03-30', to: '04-13', said: 'the first days of April to about the 12th' },
  washington: { from: '03-20', to: '04-09', said: 'about March 22 to April 7' },
  seattle: { from: '03-16', to: '04-05', said: 'the second half of March' },
  vancouver: { from: '03-24', to: '04-22', said: 'late March to about April 20' },
}

/** Those days of a city, for whoever has no days yet. */
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

/** In words when the cherry trees of a city flower, where that is so on a date; else null. */
export function cherryTime(slug: string | undefined, date: string): string | null {
  const time = cherryTimes[slug ?? '']
  const day = date.slice(5)
  return time && time.from <= day && day <= time.to ? time.said : null
}

export function hasCherryTrees(place: Place): boolean {
  return place.kind !== 'restaurant' && place.kind !== 'cafe' && cherry.test(allSaid(place))
}

/** What a place is worth more for its blossom on a date. */
export function blossomWeight(place: Place, slug: string | undefined, date: string): number {
  return hasCherryTrees(place) && cherryTime(slug, date) !== null ? inFlower : 1
}

/** In words what is not to be seen in this month of that which the place is told by; else null. */
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
  // A place that knows its own months is right about them.
  const own = moments.filter((moment) => moment.months && name.test(moment.says))
  if (own.some((moment) => holdsOn(moment, date))) return null
  if (own.length > 0) return `The ${flower} are not in flower now.`
  const inFlower = [months[0] ?? 1, months.at(-1) ?? 1].map((each) =>
    monthName(at[0] < 0 ? ((each + 5) % 12) + 1 : each),
  )
  return `The ${flower} are not in flower now: that is from ${inFlower.join(' to ')}.`
}
