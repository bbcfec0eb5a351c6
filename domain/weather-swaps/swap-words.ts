/** What the weather does and what to do about it, in words for a screen and a mail. Hours are `14:05`. */
import { wallAt } from '#domain/calendar/zoned-time.ts'
import { timeInWords } from '#domain/planner/clock.ts'
import type { SpotForecast } from '#domain/weather/hour-weather.ts'
import type { Hold } from './held-stops.ts'
import type { NothingBetter } from './indoor-instead.ts'
import type { StopProposal } from './propose-swaps.ts'
import type { Span, Trouble } from './stop-weather.ts'

const troubleNames: Readonly<Record<Trouble, string>> = {
  storm: 'Storm',
  smoke: 'Smoke in the air',
  rain: 'Rain',
  heat: 'Heat',
}

/** Minutes from which bad weather is told as lasting all day. */
const allDayMinutes = 10 * 60

/** "Rain from 10:00 to 13:00", by the clock of the stop. */
export function troubleInWords(trouble: Trouble, { from, to }: Span, zone: string): string {
  if (to - from >= allDayMinutes) return `${troubleNames[trouble]} all day`
  return `${troubleNames[trouble]} from ${clockAt(from, zone)} to ${clockAt(to, zone)}`
}

const clockAt = (instant: number, zone: string) => timeInWords(wallAt(instant, zone) % 1440)

/** "Botanical Garden: rain from 10:00 to 13:00." */
export function whyInWords({ stop, weather: { trouble, span } }: StopProposal): string {
  return `${troubleInWords(trouble, span, stop.zone)} at ${stop.name}.`
}

const moveVisitorDataToAccount: Readonly<Record<Trouble, string>> = {
  rain: 'take an umbrella',
  storm: 'wait under a roof until it has passed',
  heat: 'take water, and keep to the shade',
  smoke: 'keep it short, and wear a mask if you have one',
}

const nothing: Readonly<Record<NothingBetter, string>> = {
  'day-trip': 'It is a day of its own, and nothing takes its place',
  'nothing-near': 'Nothing under a roof is known nearby',
  'nothing-for-you': 'Everything under a roof nearby is in your plan already or does not suit you',
  'closed-or-too-tight': 'Everything under a roof nearby is closed then or does not fit in between',
}

/** What would be done, or that nothing is better. */
export function remedyInWords({ stop, weather: { trouble }, remedy }: StopProposal): string {
  if (remedy.do === 'nothing')
    return `${nothing[remedy.reason]}: ${moveVisitorDataToAccount[trouble]}.`
  if (remedy.do === 'hour') {
    return `${stop.name} at ${timeInWords(remedy.start)} instead, when it is over or has not begun.`
  }
  const { place, start, ways } = remedy
  const way = ways.there?.minutes
  const roof = place.setting === 'indoor' ? 'under a roof' : 'mostly under a roof'
  return `${place.name} at ${timeInWords(start)} instead: ${roof}${way ? `, ${way} min away` : ''}.`
}

const holdWords: Readonly<Record<Hold, string>> = {
  locked: 'You locked it',
  booked: 'It is booked',
  'must-see': 'You said that you must see it',
}

/** Null where one tap is enough. */
export function holdsInWords(holds: readonly Hold[]): string | null {
  if (holds.length === 0) return null
  const [first = '', ...more] = holds.map((hold) => holdWords[hold])
  const rest = more.map((words) => words.charAt(0).toLowerCase() + words.slice(1))
  return `${[first, ...rest].join(', and ')}: it stays unless you say otherwise.`
}

/** Whose forecast it is, and how old. */
type ForecastHead = Pick<SpotForecast, 'source' | 'saidAt' | 'setAside'>

/** "Forecast by Open-Meteo for each stop’s own place and hour, 12 minutes old." */
export function sourceInWords(forecasts: readonly ForecastHead[], now: number): string {
  const [first] = forecasts
  if (!first) return 'There is no forecast for these days.'
  const oldest = Math.min(...forecasts.map(({ saidAt }) => saidAt))
  const by = first.source.name ? ` by ${first.source.name}` : ''
  const aside = forecasts.reduce((sum, { setAside }) => sum + setAside, 0)
  const left =
    aside === 0
      ? ''
      : ` ${aside} of its hours made no sense and ${aside === 1 ? 'is' : 'are'} left out.`
  return `Forecast${by} for each stop’s own place and hour, ${ageInWords(now - oldest)}.${left}`
}

function ageInWords(minutes: number): string {
  if (minutes < 2) return 'just asked for'
  if (minutes < 120) return `${Math.round(minutes)} minutes old`
  return `${Math.round(minutes / 60)} hours old`
}
