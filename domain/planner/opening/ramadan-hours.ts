/** Ramadan hours: in Arab countries houses shut in the afternoon, whatever their usual hours. */
import type { OpenSpan } from '#domain/places/opening-hours.ts'
import type { Place, PlaceKind } from '#domain/places/schema.ts'
import type { PlanDay } from '../schema.ts'

/** Countries with shorter public hours in Ramadan; not Turkey and the far east. */
const cutShort =
  /^(?:Africa\/(?:Casablanca|Cairo|Tunis|Algiers|Tripoli|Khartoum|Nouakchott)|Asia\/(?:Amman|Dubai|Qatar|Muscat|Riyadh|Bahrain|Kuwait|Beirut|Baghdad|Damascus|Hebron|Gaza))$/
const houses = new Set<PlaceKind>(['museum', 'gallery', 'palace', 'ruins'])
/** Minute of the day at which they shut. */
const shut = 915

export function byTheFast(
  place: Place,
  spans: readonly OpenSpan[],
  day: Pick<PlanDay, 'holiday'> | undefined,
  zone: string,
): readonly OpenSpan[] {
  if (day?.holiday?.name !== 'Ramadan' || !houses.has(place.kind) || place.hours === '24/7') {
    return spans
  }
  if (!cutShort.test(zone) || place.dayTrip) return spans
  const kept = spans
    .map(({ from, to }) => ({ from, to: Math.min(to, shut) }))
    .filter(({ from, to }) => to - from >= place.minutes)
  return kept.length > 0 ? kept : spans
}
