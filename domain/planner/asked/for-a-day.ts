/** "One day on the bayou": prefers places that take half a day or more to a short stand-in in town. */
import type { Place } from '#domain/places/schema.ts'
import type { AskedWish } from '../schema.ts'
import { nameOf, toldBy } from './told-by.ts'

const leastMinutes = 180
const most = 4

export function forADay(
  asked: readonly AskedWish[],
  text: string,
  places: readonly Place[],
): AskedWish[] {
  return asked.map((wish) => (isADayOf(wish.what, text) ? withItsDay(wish, places) : wish))
}

function isADayOf(what: string, text: string): boolean {
  const said = what.replace(/[^\p{L}\p{N} ]/gu, '.')
  return new RegExp(
    `\\b(?:one|a|full|whole|entire) (?:full |whole )?day (?:out )?(?:on|in|at|along|by|around) (?:the |a |an |some )?(?:\\w+ )?${said}`,
    'iu',
  ).test(text)
}

function withItsDay(wish: AskedWish, places: readonly Place[]): AskedWish {
  if (wish.implied || wish.ofKind || wish.dish !== undefined || wish.when !== 'any') return wish
  const word = nameOf(wish.what)
  const isLong = ({ minutes, dayTrip }: Place) => !dayTrip && minutes >= leastMinutes
  const has = new Set([...wish.placeIds, ...(wish.more ?? [])])
  const long = places
    .filter((place) => isLong(place) && (has.has(place.id) || word.test(toldBy(place))))
    .toSorted((a, b) => b.essential - a.essential)
    .slice(0, most)
    .map(({ id }) => id)
  if (long.length === 0) return wish
  const { more: _more, least: _least, ...rest } = wish
  return { ...rest, placeIds: long, daily: false, often: false, most: 1 }
}
