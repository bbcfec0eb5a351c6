/** Customary hours that override written ones: services, prayers, street stalls, shops. */
import { weekdayOf } from '#domain/calendar/calendar-days.ts'
import type { OpenSpan } from '#domain/places/opening-hours.ts'
import type { Place } from '#domain/places/schema.ts'
import type { Daylight } from '#domain/sun/daylight.ts'

const mosques = /\b(?:mosque|masjid)\b/i
const stallsOfMornings = /\b(?:flea|farmers'|fish|wet|flower) market\b/i
const fleas = /\bflea market\b/i
const halls = /\b(?:hall|hawker|arcade|covered market)\b/i
const wines = /\bwine(?:ry| tasting| estates?)\b|\bvineyard/i

const SUNDAY = 0
const FRIDAY = 5
const wholeDay: OpenSpan = { from: 0, to: 2880 }
/** Minutes of the day at which street stalls close: morning markets after lunch, others before shops. */
const stallsGone = 900
const lastStalls = 1020
/** Minute from which traders of a market leave, before its gate is shut. */
const thinsOut = 960
/** Opening of shops and wine cellars. */
const shopsOpen = 600
/** Opening of shops on Sundays. */
const sundayShops = 720
/** Closing of shops with unknown hours, by time zone: later where people shop after work or at night. */
const shopsShut: readonly (readonly [zones: RegExp, at: number])[] = [
  [/^(?:Europe\/(?:Madrid|Rome|Lisbon|Athens|Malta)|Atlantic\/(?:Canary|Madeira))$/, 1140],
  [
    /^(?:Asia\/(?!Jerusalem|Amman|Kolkata|Kathmandu)|Europe\/Istanbul|America\/(?:Argentina|Bogota|Cancun|Havana|Lima|Mexico|Montevideo|Santiago|Sao_Paulo))/,
    1230,
  ],
]
const shopsShutElsewhere = 1080
/** Time zones where shops are shut on Sundays by law; old streets of shops are visited all the same. */
const withoutSundays = /^Europe\/(?:Berlin|Vienna|Zurich|Oslo)$/
const seenAnyway = 0.6
/** Earliest guided tour. */
const firstGuides = 570
const fewRides = 180
const ridesEnd = 1080
/** Opening of night markets. */
const nightMarket = 1200

const told = ({ name, offers = [] }: Place) => `${name}; ${offers.join('; ')}`

/** The customary span of a place, by its kind. */
function window(place: Place): OpenSpan {
  const { kind, hours, bestTime, minutes, interests, dayTrip, setting } = place
  if (wines.test(told(place)) && kind !== 'market') return { ...wholeDay, from: shopsOpen }
  if (dayTrip) return wholeDay
  // A funfair between houses is no theme park of a day, and closes by six unless its hours say
  // otherwise.
  if (kind === 'theme-park' && hours === null && setting !== 'indoor' && minutes <= fewRides) {
    return { ...wholeDay, to: ridesEnd }
  }
  if (kind === 'neighbourhood' && interests[0] === 'shopping')
    return { ...wholeDay, from: shopsOpen }
  if (kind === 'market') return stallHours(place)
  // House tours and classes do not begin early; only boats and hikes do.
  if (kind === 'activity' && hours === null && setting !== 'outdoor' && bestTime !== 'morning')
    return { ...wholeDay, from: firstGuides }
  // A place for the morning is not begun in the afternoon.
  return hours === null && bestTime === 'morning' ? { from: 0, to: stallsGone + minutes } : wholeDay
}

function stallHours(place: Place): OpenSpan {
  const { hours, bestTime } = place
  if (hours === '24/7' && bestTime === 'night') return { ...wholeDay, from: nightMarket }
  const words = told(place)
  // Known hours are kept, except by traders of flea markets.
  if (hours !== null) return fleas.test(words) ? { from: 0, to: thinsOut } : wholeDay
  if (bestTime === 'morning' || (bestTime !== 'evening' && stallsOfMornings.test(words)))
    return { from: 0, to: stallsGone }
  const isOutside = bestTime === 'any' || bestTime === 'midday'
  return isOutside && !halls.test(words) ? { from: 0, to: lastStalls } : wholeDay
}

const doors = new Set<Place['kind']>(['restaurant', 'cafe', 'nightlife', 'stage', 'beach'])

/** Hours of afternoon tea: the first and the last sitting. */
const teaTime = { from: 720, lastSitting: 1050 }
const ofTea = /\b(?:afternoon|high|cream) teas?\b/i

/** Whether it is a tea house with unknown hours, by its first offer. */
function isTeaRoom({ kind, hours, offers = [], meals = [] }: Place): boolean {
  const isHouse = kind === 'cafe' || kind === 'restaurant'
  return isHouse && hours === null && ofTea.test(offers[0] ?? '') && !meals.includes('dinner')
}

export function byCustom(place: Place, spans: readonly OpenSpan[]): readonly OpenSpan[] {
  const isForTea = isTeaRoom(place)
  if (doors.has(place.kind) && !isForTea) return spans
  const { from, to } = isForTea
    ? { from: teaTime.from, to: teaTime.lastSitting + place.minutes }
    : window(place)
  const kept = spans.map((span) => ({ from: Math.max(span.from, from), to: Math.min(span.to, to) }))
  const isEnough = kept.some((span) => span.to - span.from >= place.minutes)
  return isEnough ? kept.filter((span) => span.from < span.to) : spans
}

const late: readonly Place['bestTime'][] = ['evening', 'night', 'sunset']

/** Whether it is a shop or a street of shops with unknown hours and no evening life. */
function isOfShops({ kind, hours, interests, bestTime, dayTrip }: Place): boolean {
  if (dayTrip || (hours !== null && hours !== '24/7') || interests.includes('nightlife'))
    return false
  if (kind === 'shopping') return hours === null || !late.includes(bestTime)
  if (late.includes(bestTime) || bestTime === 'morning') return false
  return kind === 'neighbourhood' && interests[0] === 'shopping'
}

/** Opening spans within the hours of shops in the country. */
export function whileShopsAreOpen(
  place: Place,
  date: string,
  spans: readonly OpenSpan[],
  zone: string,
): readonly OpenSpan[] {
  if (!isOfShops(place)) return spans
  const shut = shopsShut.find(([zones]) => zones.test(zone))?.[1] ?? shopsShutElsewhere
  const isSunday = weekdayOf(date) === SUNDAY
  if (isSunday && withoutSundays.test(zone) && place.essential < seenAnyway) return []
  const opens = isSunday && shut < nightMarket ? sundayShops : shopsOpen
  return spans
    .map(({ from, to }) => ({ from: Math.max(from, opens), to: Math.min(to, shut) }))
    .filter(({ from, to }) => from < to)
}

/**
 * Minutes around a prayer in which visitors wait outside; on Fridays from before the noon prayer until after the
 * sermon.
 */
const atPrayer = { before: 10, after: 40 }
const onFriday = { before: 60, after: 85 }
/** Position of the afternoon prayer between noon and sunset (0 to 1). */
const afternoonPrayer = 0.53

/** A mosque's hours without prayers; a courtyard seen from outside keeps its own. */
export function besidePrayers(
  place: Place,
  date: string,
  spans: readonly OpenSpan[],
  { sunrise, sunset }: Daylight,
): readonly OpenSpan[] {
  const { kind, hours, dayTrip } = place
  if (kind !== 'worship' || hours === '24/7' || dayTrip || !mosques.test(told(place))) return spans
  if (sunrise === null || sunset === null) return spans
  const noon = (sunrise + sunset) / 2
  const friday = weekdayOf(date) === FRIDAY
  const prayers = [
    { at: noon, ...(friday ? onFriday : atPrayer) },
    { at: noon + afternoonPrayer * (sunset - noon), ...atPrayer },
    { at: sunset, ...atPrayer },
  ]
  return prayers.reduce<readonly OpenSpan[]>(
    (left, { at, before, after }) =>
      left
        .flatMap(({ from, to }) => [
          { from, to: Math.min(to, Math.round(at - before)) },
          { from: Math.max(from, Math.round(at + after)), to },
        ])
        .filter(({ from, to }) => from < to),
    spans,
  )
}
