/** Hours that bound a short stay, or the way home from one. */
import { foldName } from '#domain/places/gazetteer-names.ts'
import type { LengthMention } from '../lengths/read-length.ts'
import type { PlaceRef, TripBrief } from '../schema.ts'
import type { BackBy, ClockTimes } from './read-clock.ts'

/** "An eight hour layover": until when, where the clock tells when it begins, and else how many. */
export function hoursInAll(
  lengths: readonly LengthMention[],
  days: number | undefined,
  { arrival, departure }: ClockTimes,
): { hours?: number; departure?: string } | undefined {
  const hours = lengths.find((each) => each.hours !== undefined)?.hours
  if (hours === undefined || days !== 1 || departure) return undefined
  if (!arrival) return { hours }
  const [hour = 0, minute = 0] = arrival.split(':').map(Number)
  // Past midnight it is another day.
  if (hour + hours > 23) return { hours }
  const two = (value: number) => String(value).padStart(2, '0')
  return { departure: `${two(hour + hours)}:${two(minute)}` }
}

const port = /\b(?:airport|station|port|terminal|harbou?r|pier)$/

/** "Back in Austin by 6pm": at home where the trip begins there, and else when one leaves. */
export function endAtHome(
  back: BackBy | undefined,
  origin: PlaceRef | undefined,
  goals: readonly PlaceRef[],
): Pick<TripBrief, 'homeBy' | 'departure'> {
  if (!back) return {}
  const { time, place } = back
  if (place !== undefined && port.test(place)) return { departure: time }
  const is = ({ name }: PlaceRef) =>
    place !== undefined && foldName(place).startsWith(foldName(name))
  if (place !== undefined && goals.some(is) && !(origin && is(origin))) return { departure: time }
  return { homeBy: time }
}
