/** What custom does to hours, whatever is written on a door: services, prayers, stalls that are packed up, shops that sleep. */
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
/** Stalls in the street are packed up: of a morning's market after lunch, of the others before shops shut. */
const stallsGone = 900
const lastStalls = 1020
/** Traders of a market with a gate are gone before the gate is shut. */
const thinsOut = 960
/** Shops raise their blinds, cellars pour the first glass. */
const shopsOpen = 600
/** On Sundays later than on other days, if at all. */
const sundayShops = 720
/** Until when a shop may be counted on whose hours nobody knows: where people buy after work and at night, later. */
const shopsShut: readonly (readonly [zones: RegExp, at: number])[] = [
  [/^(?:Europe\/(?:Madrid|Rome|Lisbon|Athens|Malta)|Atlantic\/(?:Canary|Madeira))$/, 1140],
  [
    /^(?:Asia\/(?!Jerusalem|Amman|Kolkata|Kathmandu)|Europe\/Istanbul|America\/(?:Argentina|Bogota|Cancun|Havana|Lima|Mexico|Montevideo|Santiago|Sao_Paulo))/,
    1230,
  ],
]
const shopsShutElsewhere = 1080
/** Where shops are shut on Sundays by law, a street of them is one of blinds; an old one is seen all the same. */
const withoutSundays = /^Europe\/(?:Berlin|Vienna|Zurich|Oslo)$/
const seenAnyway = 0.6
/** The first guided tour of a morning. */
const firstGuides = 570
const fewRides = 180
const ridesEnd = 1080
/** A market of the night is set up. */
const nightMarket = 1200

const told = ({ name, offers = [] }: Place) => `${name}; ${offers.join('; ')}`

/** When one comes at all, by what sort of place it is. */
function window(place: Place): OpenSpan {
  const { kind, hours, bestTime, minutes, interests, dayTrip, setting } = place
  if (wines.test(told(place)) && kind !== 'market') return { ...wholeDay, from: shopsOpen }
  if (dayTrip) return wholeDay
  // A fairground between houses is no park of a whole day, and its rides stand still by six unless its hours say more.
  if (kind === 'theme-park' && hours === null && setting !== 'indoor' && minutes <= fewRides) {
    return { ...wholeDay, to: ridesEnd }
  }
  if (kind === 'neighbourhood' && interests[0] === 'shopping')
    return { ...wholeDay, from: shopsOpen }
  if (kind === 'market') return stallHours(place)
  // Who shows a house or teaches a class has had breakfast; only boats and hikes leave sooner.
  if (kind === 'activity' && hours === null && setting !== 'outdoor' && bestTime !== 'morning')
    return { ...wholeDay, from: firstGuides }
  // What is for the morning by its own row is not begun late in the afternoon.
  return hours === null && bestTime === 'morning' ? { from: 0, to: stallsGone + minutes } : wholeDay
}

function stallHours(place: Place): OpenSpan {
  const { hours, bestTime } = place
  if (hours === '24/7' && bestTime === 'night') return { ...wholeDay, from: nightMarket }
  const words = told(place)
  // Hours that are known are kept, but by those who bring what they sell and take it home again.
  if (hours !== null) return fleas.test(words) ? { from: 0, to: thinsOut } : wholeDay
  if (bestTime === 'morning' || (bestTime !== 'evening' && stallsOfMornings.test(words)))
    return { from: 0, to: stallsGone }
  const isOutside = bestTime === 'any' || bestTime === 'midday'
  return isOutside && !halls.test(words) ? { from: 0, to: lastStalls } : wholeDay
}

const doors = new Set<Place['kind']>(['restaurant', 'cafe', 'nightlife', 'stage', 'beach'])

/** Tea with sandwiches and cake comes between lunch and dinner: from noon on, and the last sitting is at half past five. */
const teaTime = { from: 720, lastSitting: 1050 }
const ofTea = /\b(?:afternoon|high|cream) teas?\b/i

/** A house that is known for its tea first of all, and of which nobody knows the hours. */
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

/** Shops and streets of shops of which no hour is known, and which are not lit for the evening. */
function isOfShops({ kind, hours, interests, bestTime, dayTrip }: Place): boolean {
  if (dayTrip || (hours !== null && hours !== '24/7') || interests.includes('nightlife'))
    return false
  if (kind === 'shopping') return hours === null || !late.includes(bestTime)
  if (late.includes(bestTime) || bestTime === 'morning') return false
  return kind === 'neighbourhood' && interests[0] === 'shopping'
}

/** What closing time and Sundays leave of the hours of shops, by the clock of the country. */
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

/** Visitors wait outside for a while around a prayer; on Fridays from before the noon prayer until after the sermon. */
const atPrayer = { before: 10, after: 40 }
const onFriday = { before: 60, after: 85 }
/** The afternoon prayer lies about half way from noon to sunset. */
const afternoonPrayer = 0.53

/** What prayers leave of a mosque's hours; a courtyard that is only looked at from outside keeps its own. */
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
