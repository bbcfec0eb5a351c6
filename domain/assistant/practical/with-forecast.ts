/**
 * Fetches the forecast for a practical question about the weather of near days. Separate from answering, which must
 * not wait.
 */
import { addDays } from '#domain/calendar/calendar-days.ts'
import type { DayWeather, WeatherFinder } from '#domain/weather/day-weather.ts'
import type { PracticalQuestion } from './practical-answer.ts'
import { readAsk } from './read-ask.ts'
import { weather } from './topics/climate.ts'
import { daysBetween } from './topics/forecast.ts'

/** How many days ahead forecasts reach; later dates are answered with what is usual. */
const reachDays = 15
const mostCities = 3

export async function withForecast(
  question: PracticalQuestion,
  finder: WeatherFinder,
): Promise<PracticalQuestion> {
  const ask = readAsk(question)
  const { dates } = ask
  if (!dates || weather.asked(ask) < 0) return question
  if (dates.last < question.today || dates.first > addDays(question.today, reachDays)) {
    return question
  }
  if (dates.last > addDays(dates.first, reachDays)) return question
  const wanted = daysBetween(dates.first, dates.last)
  const cities = ask.where.flatMap(({ destination }) => destination ?? []).slice(0, mostCities)
  const found = await Promise.all(
    cities.map(async ({ slug, at, timeZone }) => {
      const days = await finder.days({ at, zone: timeZone, dates: wanted })
      return [slug, foretold(days)] as const
    }),
  )
  return { ...question, forecast: new Map(found) }
}

/** Without the days of which only what is usual is known. */
export function foretold(days: ReadonlyMap<string, DayWeather>): ReadonlyMap<string, DayWeather> {
  return new Map([...days].filter(([, { source }]) => source.kind === 'provider'))
}
