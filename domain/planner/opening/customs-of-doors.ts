/**
 * Customary hours of kinds of houses without known ones: churches, libraries, lobbies of offices, clubs, tours of
 * stages. Visits planned by custom are marked to be checked.
 */
import { weekdayOf } from '#domain/calendar/calendar-days.ts'
import type { OpenSpan } from '#domain/places/opening-hours.ts'
import type { Place } from '#domain/places/schema.ts'

const [SUNDAY, THURSDAY, SATURDAY] = [0, 4, 6]

const churches = /\b(?:church|cathedral|chapel|basilica|abbey|\w*kirche|mass|altars?|nave)\b/i
const otherFaiths = /\b(?:mosque|masjid|synagogue|temple|shrine|pagoda)\b/i
const named = ({ name, offers = [] }: Place) => `${name}; ${offers.join('; ')}`

function isChurch(place: Place): boolean {
  const isOther = otherFaiths.test(named(place))
  return place.kind === 'worship' && !isOther && churches.test(`${named(place)} ${place.about}`)
}

/** Minute of the day: a church that opens earlier does so for mass. */
const openForMass = 540
/** Minute of the day from which a church can be visited on a Sunday. */
const afterServices = 780

/** Whether the masses of a Sunday keep visitors out, of a church that is open for them or may be. */
function isAtMass(place: Place, date: string, spans: readonly OpenSpan[]): boolean {
  if (weekdayOf(date) !== SUNDAY || place.dayTrip || !isChurch(place)) return false
  if (place.hours === '24/7') return false
  return place.hours === null || spans.some(({ from }) => from < openForMass)
}

const libraries = /\b(?:library|biblioth[eè]que|biblioteca)\b/i
const lobbies = /\b(?:lobby|light court|post office|universit(?:y|ies))\b/i
const shownInside = new Set<Place['kind']>(['landmark', 'museum', 'gallery'])

type Sort = 'library' | 'office' | 'club' | 'milonga' | 'tour'

/** Words of a house for dancing to records. */
const dancing = /\b(?:techno|nightclub|house music|drum and bass)\b/i
const sooner =
  /\b(?:jazz|blues|live|concerts?|bands?|drag|cabaret|comedy|cocktails?|rooftop|beach|garden|karaoke|bars?|pub|lessons?|shows?)\b/i
const milongas = /\bmilonga\b/i
const lessonFirst = /\bearly in the evening\b/i

function sortOf(place: Place): Sort | null {
  const { kind, hours, setting, bestTime, about, dayTrip, booking } = place
  if (dayTrip) return null
  const words = `${named(place)}; ${about}`
  if (kind === 'nightlife' && bestTime === 'night' && hours !== '24/7') {
    if (milongas.test(words)) return lessonFirst.test(about) ? null : 'milonga'
    return dancing.test(words) && !sooner.test(words) ? 'club' : null
  }
  if (hours !== null || bestTime === 'evening' || bestTime === 'night') return null
  if (kind === 'stage') return bestTime === 'any' && booking !== 'seats' ? 'tour' : null
  if (!shownInside.has(kind) || setting === 'outdoor') return null
  if (libraries.test(place.name)) return 'library'
  return kind === 'landmark' && lobbies.test(words) ? 'office' : null
}

/** Earliest minute of the day to go dancing. */
const danceFrom = 1410
const danceUntil = 1770
const milongaFrom = 1350
/** Minute of the day: hours that begin earlier are by day, so that the house did shut after the night. */
const byDay = 1080
const deskHours: OpenSpan = { from: 600, to: 1020 }
const onSaturdays: OpenSpan = { from: 600, to: 960 }
const officeHours: OpenSpan = { from: 540, to: 1020 }
const tourHours: OpenSpan = { from: 600, to: 1035 }

/** Whether a house without known hours is customarily shut on that weekday. */
export function isShutByCustom(place: Place, date: string): boolean {
  if (place.hours !== null || everyNight.test(place.about)) return false
  const weekday = weekdayOf(date)
  switch (sortOf(place)) {
    case 'library':
      return weekday === SUNDAY
    case 'office':
      return weekday === SUNDAY || weekday === SATURDAY
    case 'club':
      return weekday < THURSDAY
    default:
      return false
  }
}

const everyNight = /\b(?:every night|nightly|seven nights)\b/i

/** The hours of a day that custom leaves. */
export function byDoors(
  place: Place,
  date: string,
  spans: readonly OpenSpan[],
): readonly OpenSpan[] {
  if (isAtMass(place, date, spans))
    return enough(place, spans, { from: afterServices, to: 2880 }) ?? spans
  const sort = sortOf(place)
  if (sort === null) return spans
  switch (sort) {
    case 'library':
      return enough(place, spans, weekdayOf(date) === SATURDAY ? onSaturdays : deskHours) ?? spans
    case 'office':
      return enough(place, spans, officeHours) ?? spans
    case 'tour':
      return enough(place, spans, tourHours) ?? spans
    case 'milonga':
      return lateOnly(place, spans, milongaFrom)
    case 'club':
      return lateOnly(place, spans, danceFrom)
  }
}

/** The night hours of a house for dancing, where its hours do not run through the day as well. */
function lateOnly({ hours, minutes }: Place, spans: readonly OpenSpan[], from: number): OpenSpan[] {
  if (hours === null) return [{ from, to: Math.max(danceUntil, from + minutes) }]
  return spans
    .map((span) => (span.from < byDay ? span : { ...span, from: Math.max(span.from, from) }))
    .filter((span) => span.from < span.to)
}

function enough(
  { minutes }: Place,
  spans: readonly OpenSpan[],
  window: OpenSpan,
): readonly OpenSpan[] | null {
  const kept = spans
    .map(({ from, to }) => ({ from: Math.max(from, window.from), to: Math.min(to, window.to) }))
    .filter(({ from, to }) => from < to)
  return kept.some(({ from, to }) => to - from >= minutes) ? kept : null
}

/** Whether a visit stands on such a custom alone. */
export function isByCustomOfDoors(place: Place, date: string): boolean {
  if (place.hours !== null || place.dayTrip) return false
  return sortOf(place) !== null || (weekdayOf(date) === SUNDAY && isChurch(place))
}

/** Countries whose churches or state houses close at noon. */
const pauses: readonly (readonly [
  zones: RegExp,
  isShut: (place: Place) => boolean,
  pause: OpenSpan,
])[] = [
  [/^Europe\/(?:Rome|Malta|Zagreb)$/, isChurch, { from: 735, to: 930 }],
  [
    /^Asia\/Ho_Chi_Minh$/,
    ({ kind }) => kind === 'museum' || kind === 'palace',
    { from: 690, to: 810 },
  ],
]

/** The assumed hours that a country's noon pause leaves. */
export function pausedAtMidday(
  place: Place,
  spans: readonly OpenSpan[],
  zone: string,
): readonly OpenSpan[] {
  if (place.hours !== null || place.dayTrip) return spans
  const [, , pause] = pauses.find(([zones, isShut]) => zones.test(zone) && isShut(place)) ?? []
  if (!pause) return spans
  const kept = spans
    .flatMap(({ from, to }) => [
      { from, to: Math.min(to, pause.from) },
      { from: Math.max(from, pause.to), to },
    ])
    .filter(({ from, to }) => from < to)
  return kept.some(({ from, to }) => to - from >= place.minutes) ? kept : spans
}
