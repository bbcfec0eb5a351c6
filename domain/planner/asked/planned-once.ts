/** A liking in the plural of which a stay has a single one: a market on Wednesday, and the others closed until Saturday. */
import { listed } from '#domain/text/listed.ts'
import type { Trip } from '#domain/trip/schema.ts'
import { openSpans } from '../open-spans.ts'
import type { UnmetWish } from '../plan-outcome.ts'
import type { AskedWish, PlanRequest } from '../schema.ts'

const mostNamed = 2
/** With so many days what is loved is looked for more than once. */
const daysForSeveral = 3

/** Undefined where a second one was not asked for, or is there to be had. */
export function plannedOnce(
  { what, placeIds, more = [], ofKind, least, single }: AskedWish,
  { places }: PlanRequest,
  { days }: Pick<Trip, 'days'>,
): UnmetWish | undefined {
  const isSeveral = (least ?? (days.length >= daysForSeveral ? 2 : 1)) > 1
  if (!ofKind || single || !isSeveral) return undefined
  const chosen = new Set(days.flatMap(({ stops }) => stops.flatMap(({ placeId }) => placeId ?? [])))
  // Those that are closed are no longer among the wish's own.
  const known = new Set([...placeIds, ...more])
  const others = places.filter(
    ({ id, kind, dayTrip }) => !chosen.has(id) && (known.has(id) || (kind === ofKind && !dayTrip)),
  )
  // Where one could go to another, the list of what stays out says why it is not planned.
  const isShut = others.every((place) => days.every(({ date }) => !openSpans(place, date).length))
  if (others.length === 0 || !isShut) return undefined
  const names = listed(others.slice(0, mostNamed).map(({ name }) => name))
  const are = others.length === 1 ? 'is' : 'are'
  return {
    wish: what,
    reason: 'closed',
    says: `You asked for ${what}: planned once. ${names} ${are} not open on your days.`,
    wayOut: null,
  }
}
