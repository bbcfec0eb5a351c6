/** Mentions what fits best but gets no card: it was shown before, or it is on the trip. */
import { listed } from '#domain/text/listed.ts'
import type { FoundPlace } from '../search/search-places.ts'
import { choosePlaces } from './choose-places.ts'
import { eats } from './eats.ts'
import type { MessageContext, Reply } from './message-context.ts'
import { groundOf } from './suggest.ts'
import { citiesOf, onTrip } from './wish-scope.ts'

/** A sentence on what fits best and was shown already, or is on the trip. */
export function namedBefore(
  context: MessageContext,
  choosing: Parameters<typeof choosePlaces>[0],
  found: readonly FoundPlace[],
): string {
  const all = choosePlaces({ ...choosing, seen: new Set(), limit: 1 }, context.search)
  const [best] = all.found
  if (!best || !all.byMeaning || best.score < (found[0]?.score ?? 0) * clearlyBetter) return ''
  const key = `${best.destination.slug}/${best.place.id}`
  if (!choosing.seen.has(key)) return ''
  return onTrip(context).includes(key)
    ? `${best.place.name} fits best, and it is on your trip already. `
    : context.memory.shown.some(({ placeId }) => placeId === best.place.id)
      ? `${best.place.name}, named above, fits best. `
      : ''
}

/** Where the most expensive tables of the city are on the trip already: says so, instead of naming a lesser one. */
export function finestOnTrip(context: MessageContext): Reply | null {
  const planned = onTrip(context)
  const tables = citiesOf(context).flatMap(({ slug, places }) =>
    places.filter(
      (place) => eats(place) && (place.price ?? 0) >= 3 && planned.includes(`${slug}/${place.id}`),
    ),
  )
  if (tables.length === 0) return null
  const names = tables.map(({ name }) => name)
  const is =
    names.length === 1 ? 'the finest table in our notes, is' : 'the finest tables in our notes, are'
  return {
    meant: 'suggestions',
    words: `${listed(names)}, ${is} on your trip already. I know no finer one there: your hotel may.`,
    ask: null,
    followUps: names.slice(0, 1).map((name) => `Tell me more about ${name}`),
    grounds: tables.map(({ about }) => groundOf(about)).slice(0, 3),
  }
}

const clearlyBetter = 1.2
