/**
 * Assumed opening hours of places without known ones, by kind. Generous rather than strict, since they are shown
 * with "check hours" and must not rule out a place that may be open.
 */
import type { OpenSpan } from '#domain/places/opening-hours.ts'
import type { Place, PlaceKind, TimeOfDay } from '#domain/places/schema.ts'

const always: OpenSpan = { from: 0, to: 1440 }

/** Kinds without a door, which count as always open, whatever the table below says. */
const withoutADoor = new Set<PlaceKind>([
  'beach',
  'bridge',
  'landmark',
  'neighbourhood',
  'square',
  'viewpoint',
])

const usual: Readonly<Record<PlaceKind, OpenSpan>> = {
  // Museums of most countries keep office hours; the late evenings of some are not for all.
  museum: { from: 600, to: 1020 },
  gallery: { from: 600, to: 1080 },
  palace: { from: 570, to: 1020 },
  // Sites with a gate open in the morning cool and close before dark in winter.
  ruins: { from: 540, to: 1020 },
  zoo: { from: 540, to: 1050 },
  // Parks of this sort are a day's programme, and hours change from day to day: ten to twelve hours.
  'theme-park': { from: 540, to: 1260 },
  worship: { from: 540, to: 1080 },
  landmark: { from: 600, to: 1080 },
  square: always,
  bridge: always,
  viewpoint: { from: 540, to: 1260 },
  // A gate, where there is one, opens early and closes about dusk.
  park: { from: 420, to: 1200 },
  garden: { from: 540, to: 1080 },
  // Without a gate, but few go before dawn or after dark.
  nature: { from: 360, to: 1200 },
  beach: always,
  neighbourhood: always,
  market: { from: 480, to: 1080 },
  shopping: { from: 600, to: 1200 },
  // Houses show themselves on tours by day and play in the evening.
  stage: { from: 600, to: 1380 },
  nightlife: { from: 1080, to: 1560 },
  spa: { from: 540, to: 1260 },
  // Boats, courses and tours leave in daylight.
  activity: { from: 480, to: 1140 },
  restaurant: { from: 480, to: 1350 },
  cafe: { from: 480, to: 1260 },
}

/** Assumed hours of places with a best time of day. */
const openWhenBest: Readonly<Record<Exclude<TimeOfDay, 'any' | 'midday'>, OpenSpan>> = {
  morning: { from: 540, to: 720 },
  afternoon: { from: 780, to: 1080 },
  sunset: { from: 1020, to: 1290 },
  evening: { from: 1080, to: 1350 },
  night: { from: 1140, to: 1440 },
}

/** Hours of a bar that is best at night: it is half empty before the first set. */
const lateBars: OpenSpan = { from: 1200, to: 1560 }

/** Minutes before its best hour at which a dinner cruise or a sunset sail leaves at the earliest. */
const castOff = 120
const lateTimes: readonly TimeOfDay[] = ['sunset', 'evening', 'night']

const officesClose = 1080

/** Minutes of the day in which evening performances begin. */
const curtain: OpenSpan = { from: 1140, to: 1200 }

/** Whether a stage is visited for its performances: it is best in the evening. */
export function isShow({ kind, bestTime }: Pick<Place, 'kind' | 'bestTime'>): boolean {
  return kind === 'stage' && (bestTime === 'evening' || bestTime === 'night')
}

export function assumedHours(
  place: Pick<Place, 'kind' | 'setting' | 'bestTime' | 'minutes'>,
): OpenSpan {
  const { kind, setting, bestTime, minutes } = place
  if (setting === 'outdoor' && withoutADoor.has(kind)) return always
  // A performance is attended from its beginning.
  if (isShow(place)) return { from: curtain.from, to: curtain.to + minutes }
  if (kind === 'stage' && (bestTime === 'morning' || bestTime === 'afternoon')) {
    // A house that is best by day plays or is shown then, and not in the evening too.
    const { from, to } = openWhenBest[bestTime]
    return { from, to: Math.max(to, from + minutes) }
  }
  const span = kind === 'nightlife' && bestTime === 'night' ? lateBars : usual[kind]
  const best = bestTime === 'any' || bestTime === 'midday' ? span : openWhenBest[bestTime]
  if (kind === 'activity' && lateTimes.includes(bestTime)) {
    return { from: best.from - castOff, to: Math.max(best.to, best.from + minutes) }
  }
  // What is shown under a roof by day is at the end of its day at six, whatever boats and courses do.
  const isByDay = kind === 'activity' && setting === 'indoor'
  if (isByDay && (bestTime === 'morning' || bestTime === 'afternoon')) {
    const opens = Math.min(span.from, best.from)
    return { from: opens, to: Math.max(officesClose, opens + minutes) }
  }
  const from = span === lateBars ? span.from : Math.min(span.from, best.from)
  // A place that states a visit time is open at least that long.
  return { from, to: Math.max(span.to, best.to, from + minutes) }
}
