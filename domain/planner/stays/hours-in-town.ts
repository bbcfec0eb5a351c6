/** Stays of hours: "two hours in Paris" is a morning, "from nine until ten at night" a day. */

import { toCount } from '#domain/brief/grammar/numbers.ts'
import type { TripBrief } from '#domain/brief/schema.ts'
import { minuteAt } from '../clock.ts'
import { bagsOf, callMargins, isLayover, layoverMargins, type StayClock } from '../stay-clock.ts'

/** Begin (minute of the day) where no time was said. */
const usualStart = 10 * 60
/** The most hours of such a stay: longer is a day. */
const mostHours = 12

/** Words of a ship's stop: "we dock at eight and sail at five". */
const isMoored =
  /\b(?:dock(?:s|ed|ing)?|moor(?:s|ed|ing)?|disembark(?:s|ing)?|go(?:es|ing)? ashore|all aboard|(?:our|the|my) (?:cruise )?ship)\b/i

/** The hours said as the length of the stay; null where days were. */
export function hoursInTown(
  { spans, arrival, departure, days }: TripBrief,
  words = '',
): StayClock | null {
  if ((days ?? 1) > 1) return null
  for (const { slot, text } of spans) {
    const said = slot === 'length' && /^(?<count>.+?)[ -]?(?:h|hrs?|hours?)\b/i.exec(text)?.groups
    const hours = said ? toCount(said.count?.toLowerCase()) : undefined
    if (!hours || hours > mostHours) continue
    const from = arrival ? minuteAt(arrival) : usualStart
    // A layover includes the ways into town and back, and the time before take-off.
    if (isLayover(words)) {
      const lands = arrival ? minuteAt(arrival) : usualStart - layoverMargins.in
      const to = lands + hours * 60 - layoverMargins.out
      const from = lands + layoverMargins.in
      return {
        kind: 'layover',
        from,
        to,
        ...bagsOf(words),
        ...(arrival ? {} : { landingAssumed: true }),
      }
    }
    return { kind: 'hours', from, to: from + hours * 60 }
  }
  if (days !== 1 || !(arrival || departure)) return null
  const from = arrival ? minuteAt(arrival) : undefined
  const to = departure ? minuteAt(departure) : undefined
  if (from !== undefined && to !== undefined && isMoored.test(words))
    return { kind: 'call', from: from + callMargins.in, to: to - callMargins.out }
  if (from !== undefined && from >= firstEvening) return { kind: 'evening', from, to: to ?? 1440 }
  return { kind: 'day', ...(from !== undefined && { from }), ...(to !== undefined && { to }) }
}

/** Minute of the day from which what is left of it is an evening. */
const firstEvening = 960
