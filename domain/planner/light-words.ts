/** Sentences on sun, heat, rain and season at the hour of a visit. */
import type { Moment, Place } from '#domain/places/schema.ts'
import { isHot, isWet } from '#domain/weather/weights.ts'
import { wishesMet } from './asked/asked-starts.ts'
import { timeInWords } from './clock.ts'
import type { DayVisit } from './day-visit.ts'
import { isThereAtSunset, seasonFit, sunOver } from './opening/outdoors.ts'
import { comeTimes } from './said/come-times.ts'
import type { PlanDay, PlanRequest } from './schema.ts'

interface Time {
  start: number
  minutes: number
}

const noon = 735
/** Minute of the day before which a start is told as "early". */
const early = 540
/** Latest start (minute of the day) that counts as morning. */
const midMorning = 630
/** Latest start before the heat; the visit must end before it as well. */
const lateMorning = 660
const heatBegins = 720

/** Whether a moment tells an hour, so that no other sentence about the hour is needed. */
const isOfAnHour = ({ between, light }: Moment) => between !== undefined || light !== undefined

/** The time of the sunset for those who are there then; else, where no moment tells it, that it is the best hour. */
export function lightWords(
  { prime }: Pick<DayVisit, 'prime'>,
  { place, stop, moments }: { place: Place; stop: Time; moments: readonly Moment[] },
  day: PlanDay,
  request: PlanRequest,
): string[] {
  const { bestTime, kind } = place
  const isSunsetTable =
    kind === 'restaurant' && wishesMet(place, request).some(({ when }) => when === 'sunset')
  if (isSunsetTable) {
    const sunset = isThereAtSunset(stop, day.date, request)
    return sunset === null
      ? []
      : [
          `The sun sets at ${timeInWords(sunset)}, while you are at table: ask for one that looks west.`,
        ]
  }
  if (bestTime === 'sunset' || moments.some((moment) => moment.light === 'sunset')) {
    const sunset = isThereAtSunset(stop, day.date, request)
    return sunset === null ? [] : [`The sun sets at ${timeInWords(sunset)}, while you are there.`]
  }
  if (moments.some(isOfAnHour)) return []
  if (!prime || kind === 'cafe' || kind === 'restaurant' || kind === 'nightlife') return []
  // A place with hours of its own is at its best then, and not now.
  if (comeTimes(place).timed.length > 0) return []
  if (bestTime === 'night')
    return isDark(stop, day, request) ? ['After dark, as it should be seen.'] : []
  // Afternoons and evenings are the best time of too many places to be worth a sentence.
  if (bestTime !== 'morning' || stop.start > midMorning) return []
  return [`${stop.start < early ? 'Early' : 'In the morning'}, when it is at its best.`]
}

/** Whether most of a visit is after sunset. */
function isDark({ start, minutes }: Time, { date }: PlanDay, request: PlanRequest): boolean {
  const sunset = sunOver(request, date)?.sunset ?? null
  return sunset !== null && start + minutes > sunset + 15
}

/** A note where the place's text tells of warm evenings and the weather is cold. */
export function outOfSeason({ about }: Place, { weather: then }: PlanDay): string[] {
  return (then?.high ?? gardenWeather) < gardenWeather && ofWarmDays.test(about)
    ? ['Life outdoors there is for warmer days.']
    : []
}

const gardenWeather = 9
export const ofWarmDays =
  /\b(?:beer gardens?|with beer in hand|picnics?|blankets|sunbath\w*|boat bars|rowing boats|pedal boats|swan boats|deck ?chairs|outdoor tables|open-air (?:bars?|cinema|theater))\b/i

export function weatherWords(
  place: Place,
  { start, minutes }: Time,
  day: Pick<PlanDay, 'weather'>,
): string[] {
  const season = seasonFit(place, day.weather).says
  if (season) return [season]
  const isFood = place.kind === 'restaurant' || place.kind === 'cafe'
  if (isWet(day.weather) && place.setting === 'indoor' && !isFood) {
    return ['Indoors, on a day that may well be wet.']
  }
  if (!isHot(day.weather)) return []
  if (place.setting === 'outdoor' && start < lateMorning && start + minutes <= heatBegins) {
    return ['Before the heat of the day.']
  }
  return place.setting === 'indoor' && start < 960 && start + minutes > noon
    ? ['Indoors while it is hottest.']
    : []
}
