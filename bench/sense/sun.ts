/**
 * When the sun rises and sets, and how long it is light: NOAA's solar equations, good to two minutes
 * between the polar circles.
 */
import type { Coordinates } from '#domain/places/schema.ts'

/** Minutes after the date's midnight by the local clock; infinite where it does not get dark or light. */
export interface Sun {
  sunrise: number
  sunset: number
  /** Where civil twilight begins and ends: what one sees without a lamp. */
  dawn: number
  dusk: number
}

const radians = Math.PI / 180
const horizon = 90.833
const civilTwilight = 96

export function sunOn(date: string, [latitude, longitude]: Coordinates, timeZone: string): Sun {
  const [sunrise, sunset] = crossings(date, latitude, longitude, timeZone, horizon)
  const [dawn, dusk] = crossings(date, latitude, longitude, timeZone, civilTwilight)
  return { sunrise, sunset, dawn, dusk }
}

function crossings(
  date: string,
  latitude: number,
  longitude: number,
  timeZone: string,
  zenith: number,
): [number, number] {
  const midnight = Date.parse(`${date}T00:00:00Z`)
  const offset = offsetMinutes(midnight + 43_200_000, timeZone)
  // The sun's place is taken at the event itself: once from noon, then from the first answer.
  const event = (side: -1 | 1) => {
    let utc = 720 - 4 * longitude
    for (let round = 0; round < 3; round += 1) {
      const { equationOfTime, declination } = sunAt(midnight + utc * 60_000)
      const angle = hourAngle(latitude, declination, zenith)
      if (!Number.isFinite(angle)) return side * angle
      utc = 720 - 4 * longitude - equationOfTime + side * 4 * angle
    }
    return utc + offset
  }
  return [event(-1), event(1)]
}

/** In degrees; infinite where the sun stays above, minus infinite where it stays below. */
function hourAngle(latitude: number, declination: number, zenith: number): number {
  const cosine =
    Math.cos(zenith * radians) / (Math.cos(latitude * radians) * Math.cos(declination * radians)) -
    Math.tan(latitude * radians) * Math.tan(declination * radians)
  if (cosine < -1) return Number.POSITIVE_INFINITY
  if (cosine > 1) return Number.NEGATIVE_INFINITY
  return Math.acos(cosine) / radians
}

/** In minutes and in degrees. */
function sunAt(time: number): { equationOfTime: number; declination: number } {
  const century = (time / 86_400_000 + 2_440_587.5 - 2_451_545) / 36_525
  const meanLongitude = (280.46646 + century * (36_000.76983 + century * 0.0003032)) % 360
  const meanAnomaly = 357.52911 + century * (35_999.05029 - 0.0001537 * century)
  const eccentricity = 0.016708634 - century * (0.000042037 + 0.0000001267 * century)
  const sine = (degrees: number) => Math.sin(degrees * radians)
  const centre =
    sine(meanAnomaly) * (1.914602 - century * (0.004817 + 0.000014 * century)) +
    sine(2 * meanAnomaly) * (0.019993 - 0.000101 * century) +
    sine(3 * meanAnomaly) * 0.000289
  const node = 125.04 - 1934.136 * century
  const longitude = meanLongitude + centre - 0.00569 - 0.00478 * sine(node)
  const seconds = 21.448 - century * (46.815 + century * (0.00059 - century * 0.001813))
  const obliquity = 23 + (26 + seconds / 60) / 60 + 0.00256 * Math.cos(node * radians)
  const declination = Math.asin(sine(obliquity) * sine(longitude)) / radians
  const y = Math.tan((obliquity / 2) * radians) ** 2
  const equation =
    y * sine(2 * meanLongitude) -
    2 * eccentricity * sine(meanAnomaly) +
    4 * eccentricity * y * sine(meanAnomaly) * Math.cos(2 * meanLongitude * radians) -
    0.5 * y * y * sine(4 * meanLongitude) -
    1.25 * eccentricity * eccentricity * sine(2 * meanAnomaly)
  return { equationOfTime: (4 * equation) / radians, declination }
}

function offsetMinutes(time: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(time)
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value)
  const local = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'))
  return Math.round((local - time) / 60_000)
}
