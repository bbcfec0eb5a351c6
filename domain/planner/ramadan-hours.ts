/** In the month of fasting the houses of Arab countries shut in the afternoon, whatever hours their doors have in other months. */
import type { OpenSpan } from '#domain/places/opening-hours.ts'
import type { Place, PlaceKind } from '#domain/places/schema.ts'
import type { PlanDay } from './schema.ts'

/** Where public hours are cut in Ramadan; Turkey and the lands of the far east keep theirs. */
const cutShort =
  /^(?:Africa\/(?:Casablanca|Cairo|Tunis|Algiers|Tripoli|Khartoum|Nouakchott)|Asia\/(?:Amman|Dubai|Qatar|Muscat|Riyadh|Bahrain|Kuwait|Beirut|Baghdad|Damascus|Hebron|Gaza))$/
const houses = new Set<PlaceKind>(['museum', 'gallery', 'palace', 'ruins'])
/** One is out again by then, and rests until the fast is broken. */
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
