/**
 * How sun, heat and season affect a visit: which open hours are light and cool enough, when the place is at its
 * best on that date, and what the season takes away.
 */
import { allSaid, spanOf } from '#domain/places/moments.ts'
import type { OpenSpan } from '#domain/places/opening-hours.ts'
import type { Place, PlaceKind } from '#domain/places/schema.ts'
import { type Daylight, daylight, lightOf } from '#domain/sun/daylight.ts'
import type { DayWeather } from '#domain/weather/day-weather.ts'
import { keepsSabbath, kosherSpans } from '../diets.ts'
import { toNextMark, toPreviousMark } from '../marks.ts'
import type { PlanRequest } from '../schema.ts'
import { heatOf, suffersAtNoon } from './heat.ts'
import { besidePrayers } from './hours-by-custom.ts'
import { byTheFast } from './ramadan-hours.ts'

/** Kinds lit and alive after dark: stalls, shops, evening places. Squares are not. */
const litKinds = new Set<PlaceKind>([
  'market',
  'shopping',
  'stage',
  'nightlife',
  'theme-park',
  'spa',
  'restaurant',
  'cafe',
])

type DayRequest = Pick<PlanRequest, 'about' | 'lodging' | 'days'> &
  Partial<Pick<PlanRequest, 'asked' | 'mustSee' | 'coolAfternoons'>>

/** The sun on a date of the stay; null without a known zone. */
export function sunOver({ about, lodging }: DayRequest, date: string): Daylight | null {
  return about.zone === 'Etc/UTC' ? null : daylight(lodging, date, about.zone)
}

/** Whether a place is seen by daylight alone; night views and lit streets are not, unless it freezes. */
export function needsLight(place: Place, weather?: DayWeather): boolean {
  const { setting, kind, bestTime, essential } = place
  if ((setting !== 'outdoor' && !isBoatOfTheDay(place)) || litKinds.has(kind)) return false
  if (isForTheDawn(place)) return false
  if (essential < worthAColdNight && isFrosty(weather)) return true
  return bestTime !== 'evening' && bestTime !== 'night'
}

/** Whether a mountain is climbed in the dark, for the sunrise. */
const isForTheDawn = ({ dayTrip, moments = [] }: Place) =>
  dayTrip !== undefined &&
  moments.some(({ come, between }) => come && between && spanOf(between).from < firstLight)

const firstLight = 300

/** Whether it is a boat that goes by daylight only, for the banks; known hours win. */
const isBoatOfTheDay = ({ kind, hours, name, offers = [] }: Place) =>
  kind === 'activity' && hours === null && boats.test(`${name}; ${offers.join('; ')}`)

const boats = /\b(?:boats?|cruises?|launch|gondola|kayak)\b/i

/** Daily high in °C below which lit places are not strolled through at night, unless they are famous. */
const frosty = 6
const worthAColdNight = 0.7

function isFrosty(weather: DayWeather | undefined): boolean {
  return (weather?.high ?? frosty) < frosty
}

/** Whether a tower is climbed for its view: not before sunrise, though at night. */
function isForTheView({ kind, interests, dayTrip, bestTime }: Place): boolean {
  if (dayTrip || bestTime === 'evening' || bestTime === 'night') return false
  return kind === 'viewpoint' || interests.includes('views')
}

/** The open spans on a date that light, heat, prayers and the Sabbath leave. */
export function spansOutdoors(
  place: Place,
  spans: readonly OpenSpan[],
  date: string,
  request: DayRequest,
): readonly OpenSpan[] {
  const sun = sunOver(request, date)
  const planned = request.days.find((day) => day.date === date)
  const weather = planned?.weather
  const fasting = byTheFast(place, spans, planned, request.about.zone)
  const open = sun ? besidePrayers(place, date, fasting, sun) : fasting
  const kept = sun && keepsSabbath(place) ? kosherSpans(open, date, sun) : open
  const light = sun && needsLight(place, weather) ? lightFor(place, sun) : null
  // Hours wholly in the dark are those of something for the dark.
  const inLight = light
    ? orAsTheyWere(byLight(kept, light, place), whileItIsLight(kept, light, place), place.minutes)
    : kept
  const lit =
    isForTheView(place) && sun?.sunrise
      ? orAsTheyWere(clipped(inLight, { from: sun.sunrise, to: 2880 }), inLight, place.minutes)
      : inLight
  if (request.coolAfternoons && isOutInTheAfternoon(place, request)) {
    return [
      ...clipped(lit, { from: 0, to: afternoon.from }),
      ...clipped(lit, { from: afternoon.to, to: 2880 }),
    ]
  }
  // An island that was asked for takes a day, noon included.
  const isWished = request.asked?.some(({ placeIds }) => placeIds.includes(place.id)) ?? false
  if (!suffersAtNoon(place, weather) || (isWished && place.minutes >= halfADay)) return lit
  const { from, to } = heatOf(weather?.high ?? 0)
  const longer = isSeenInTheHeat(place, request) ? somewhatLonger : 15
  const cool = [
    ...clipped(lit, { from: 0, to: from + longer }),
    ...clipped(lit, { from: to, to: 2880 }),
  ]
  // Places with only hot hours wait for another day, unless they were asked for.
  const isKept = isWished || isSeenAtAnyHeat(place, request)
  return isKept ? orAsTheyWere(cool, lit, place.minutes) : cool
}

/** The span of hot afternoons spent under a roof on request. */
const afternoon: OpenSpan = { from: 750, to: 1020 }
const hasARoof = new Set<PlaceKind>(['restaurant', 'cafe', 'spa', 'beach', 'shopping'])

/** Whether a place is in the open in the afternoon; stalls with some roofs are. */
function isOutInTheAfternoon(
  { id, kind, setting, dayTrip }: Place,
  { mustSee }: DayRequest,
): boolean {
  return setting !== 'indoor' && !dayTrip && !hasARoof.has(kind) && !mustSee?.includes(id)
}

const isSeenAtAnyHeat = ({ id, essential }: Place, { mustSee }: DayRequest) =>
  essential >= knownInTown || (mustSee?.includes(id) ?? false)

/** Renown (0 to 1) from which a place is seen in the sun rather than not at all. */
const knownInTown = 0.5

/** Whether a named or world-famous place is seen at hot noon rather than not at all. */
function isSeenInTheHeat({ id, essential }: Place, { mustSee }: DayRequest): boolean {
  return essential >= worldFamous || (mustSee?.includes(id) ?? false)
}

const worldFamous = 0.97
const somewhatLonger = 45

/** The daylight span for a place: by the sun for hikes, flowers and long ways, else with twilight. */
function lightFor(place: Place, sun: Daylight): OpenSpan | null {
  const { sunrise, sunset } = sun
  const isGreen = place.kind === 'park' || place.kind === 'garden'
  if ((isGreen || place.dayTrip || isForAnimals(place)) && sunrise !== null && sunset !== null)
    return { from: sunrise, to: sunset }
  return hikingLight(place, sun) ?? lightOf(sun)
}

/** Whether one goes out to look for animals, which takes the sun and not the first gray. */
const isForAnimals = ({ kind, setting, offers = [] }: Place) =>
  kind === 'activity' && setting !== 'indoor' && animals.test(offers.join('; '))

const animals =
  /\b(?:(?:whale|dolphin|bird|seal|puffin|bear|moose|wildlife) (?:watching|tour|cruise|spotting|safari)|safari)\b/i

/** Start spans by daylight; a visit longer than a winter day is centred on it. */
function byLight(spans: readonly OpenSpan[], light: OpenSpan, { minutes }: Place): OpenSpan[] {
  const around = Math.max(0, minutes + spare - (light.to - light.from)) / 2
  return clipped(spans, { from: light.from - around, to: light.to + around })
}

const spare = 20

/** Assumed hours of the late afternoon come earlier in winter, by daylight. */
function whileItIsLight(
  spans: readonly OpenSpan[],
  light: OpenSpan,
  { hours, bestTime, minutes }: Place,
): readonly OpenSpan[] {
  const isAssumed = hours === null && bestTime === 'sunset' && spans.length > 0
  const from = light.to - minutes - aRoundBefore
  return isAssumed && from >= light.from ? [{ from, to: light.to }] : spans
}

const aRoundBefore = 60

/** The span of a hike over rock, which ends before sunset. */
function hikingLight({ kind, about, minutes }: Place, sun: Daylight): OpenSpan | null {
  if (kind !== 'nature' && kind !== 'viewpoint' && kind !== 'activity') return null
  if (minutes < longHike || !hiked.test(about)) return null
  const { sunrise, sunset } = sun
  return sunrise === null || sunset === null ? null : { from: sunrise, to: sunset - downBefore }
}

const hiked =
  /\b(?:hike|hikers?|hiking|scramble|ladders?|ridge|trek|daylight to spare|summit|steep path)\b/i
const longHike = 75
const downBefore = 30

function orAsTheyWere(
  clip: readonly OpenSpan[],
  before: readonly OpenSpan[],
  minutes: number,
): readonly OpenSpan[] {
  return clip.some(({ from, to }) => to - from >= minutes) ? clip : before
}

function clipped(spans: readonly OpenSpan[], { from, to }: OpenSpan): OpenSpan[] {
  return spans
    .map((span) => ({ from: Math.max(span.from, from), to: Math.min(span.to, to) }))
    .filter((span) => span.from < span.to)
}

const longestBefore = 90
const halfADay = 150

/** Start spans at which a place is at its best; null where any time will do. */
export function primeStarts(
  place: Place,
  date: string,
  request: DayRequest,
  minutes: number = place.minutes,
): OpenSpan | null {
  const sun = sunOver(request, date)
  switch (place.bestTime) {
    case 'any':
      return null
    case 'morning':
      return { from: 480, to: 690 }
    case 'midday':
      return suffersAtNoon(place, request.days.find((day) => day.date === date)?.weather)
        ? null
        : { from: 690, to: 840 }
    case 'afternoon':
      return place.setting === 'outdoor' && sun?.sunset
        ? { from: 810, to: Math.min(1050, toPreviousMark(sun.sunset - minutes)) }
        : { from: 810, to: 1050 }
    case 'sunset': {
      const sunset = sun?.sunset
      if (sunset === null || sunset === undefined) return null
      const before = Math.min(longestBefore, minutes)
      const from = toNextMark(sunset - before)
      return { from, to: Math.max(from, toPreviousMark(sunset - Math.min(20, before / 2))) }
    }
    case 'evening':
      return { from: 1080, to: 1290 }
    case 'night':
      return { from: toNextMark(Math.max(1140, sun?.dusk ?? 1200)), to: 1440 }
  }
}

/** Whether sunset falls into a visit. */
export function isThereAtSunset(
  { start, minutes }: { start: number; minutes: number },
  date: string,
  request: DayRequest,
): number | null {
  const sunset = sunOver(request, date)?.sunset ?? null
  return sunset !== null && start <= sunset && sunset <= start + minutes ? sunset : null
}

/** Daily high of the month in °C from which people bathe. */
const bathing = 22
const strolling = 15
/** Renown from which a beach is visited without bathing: cliffs, seals, a promenade. */
const seenDry = 0.8

export function isTooCoolToBathe(weather: DayWeather | undefined): boolean {
  const high = weather?.high ?? null
  return high !== null && high < bathing
}

/** Whether a beach is pointless on such days; a world-famous one never is. */
export function isOutOfSeason(
  { kind, essential }: Pick<Place, 'kind' | 'essential'>,
  weather: DayWeather | undefined,
): boolean {
  return kind === 'beach' && essential < seenDry && isTooCoolToBathe(weather)
}

export interface SeasonFit {
  /** Factor on the worth of a place. */
  weight: number
  /** A sentence on what the season takes away; null where nothing. */
  says: string | null
}

/** Words of summer places: lawns, shade, boats. */
const ofSummer =
  /\b(?:beer gardens?|under (?:the )?(?:chestnuts?|trees|plane trees)|lawns?|picnics?|swim(?:ming|mers)?|sunbath\w+|boat bars|rowing boats?|paddle boats?|deck ?chairs|terraces? (?:fill|in summer)|in summer)\b/i
const ofAPark = /\b(?:park|gardens?|terraces|fountains?)\b/i
const coldForLawns = 10
/** Daily high in °C below which lawns are bare. */
export const bareLawns = 6

/** How the season fits a place: a beach out of season is for a walk, and a garden in frost is bare. */
export function seasonFit(
  place: Pick<Place, 'kind' | 'setting' | 'about'> & Partial<Place>,
  weather: DayWeather | undefined,
): SeasonFit {
  const { kind, setting, essential = 0 } = place
  const high = weather?.high ?? null
  if (high === null) return { weight: 1, says: null }
  const degrees = `about ${Math.round(high)} °C by day`
  if (kind === 'beach' && isTooCoolToBathe(weather)) {
    const weight = essential >= seenDry ? 1 : high < strolling ? 0.1 : 0.35
    return { weight, says: `Too cool to bathe, ${degrees}: a walk along the water.` }
  }
  if ((kind === 'garden' || kind === 'park') && setting === 'outdoor' && high < bareLawns) {
    return { weight: essential >= worthAColdNight ? 0.6 : 0.35, says: `Wrap up: ${degrees}.` }
  }
  // A palace out of town is gone to for its park as well.
  if (place.dayTrip && setting === 'both' && high < bareLawns && ofAPark.test(place.about))
    return { weight: 0.4, says: null }
  const isLesser = essential < worthAColdNight
  if (setting === 'outdoor' && isLesser && high < coldForLawns && ofSummer.test(allSaid(place))) {
    const isTable = kind === 'restaurant' || kind === 'cafe'
    return { weight: isTable ? 0.1 : 0.4, says: `Wrap up: ${degrees}.` }
  }
  return { weight: 1, says: null }
}
