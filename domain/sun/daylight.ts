/**
 * Sunrise, sunset and civil twilight of a place and a date, as minutes after midnight by the clock on
 * the wall there. Whole minutes: sines differ in the last digit between runtimes, and a plan must not.
 */
import { getTimes } from 'suncalc'
import { wallAt, wallMinutes } from '#domain/calendar/zoned-time.ts'

export interface Daylight {
  /** Null where the sun does not rise or set on that date; `sun` says which. */
  sunrise: number | null
  sunset: number | null
  /** Civil twilight: from the first of these to the last one sees without a lamp. */
  dawn: number | null
  dusk: number | null
  sun: 'rises' | 'never-sets' | 'never-rises'
}

const known = new Map<string, Daylight>()
const mostKnown = 5_000

export function daylight(
  at: readonly [latitude: number, longitude: number],
  date: string,
  zone: string,
): Daylight {
  // A hundredth of a degree moves the sun by a few seconds; places of a town share their answer.
  const [latitude, longitude] = at.map((degrees) => Math.round(degrees * 20) / 20)
  const key = `${latitude} ${longitude} ${date} ${zone}`
  const found = known.get(key)
  if (found) return found
  const told = tell(latitude ?? 0, longitude ?? 0, date, zone)
  if (known.size >= mostKnown) known.clear()
  known.set(key, told)
  return told
}

function tell(latitude: number, longitude: number, date: string, zone: string): Daylight {
  const midnight = wallMinutes(`${date}T00:00`)
  // The solar day is asked for by its noon there, which may lie on another date in UTC.
  const noon = new Date(Date.parse(`${date}T12:00:00Z`) - longitude * 4 * 60_000)
  const times = getTimes(noon, latitude, longitude)
  const minute = (moment: Date | null) =>
    moment && Math.round(wallAt(moment.getTime() / 60_000, zone) - midnight)
  return {
    sunrise: minute(times.sunrise),
    sunset: minute(times.sunset),
    dawn: minute(times.dawn),
    dusk: minute(times.dusk),
    sun: times.alwaysUp ? 'never-sets' : times.alwaysDown ? 'never-rises' : 'rises',
  }
}

/** From when to when there is enough light to be outdoors; null when there is none all day. */
export function lightOf({ dawn, dusk, sun }: Daylight): { from: number; to: number } | null {
  if (dawn !== null && dusk !== null) return { from: dawn, to: dusk }
  // Where twilight does not end, the night is bright; where it does not begin, there is no day.
  return sun === 'never-rises' ? null : { from: 0, to: 1800 }
}
