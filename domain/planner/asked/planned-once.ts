/**
 * Says that a liking in the plural has a single place in the stay, and why: a market on Wednesday, the others
 * closed until Saturday.
 */
import { listed } from '#domain/text/listed.ts'
import type { Trip } from '#domain/trip/schema.ts'
import { openSpans } from '../open-spans.ts'
import type { UnmetWish } from '../plan-outcome.ts'
import type { AskedWish, PlanRequest } from '../schema.ts'

const mostNamed = 2
/** Stay length (days) from which a liking is expected more than once. */
const daysForSeveral = 3

/** Undefined where a second one was neither asked for nor possible. */
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
  // If another could be visited, the list of what was left out gives the reason.
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
