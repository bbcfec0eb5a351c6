/** Answers from a live forecast for the days asked about; the words name its source. */

import { addDays } from '#domain/calendar/calendar-days.ts'
import { weekdayAndDay } from '#domain/calendar/english-dates.ts'
import type { Destination } from '#domain/places/schema.ts'
import type { DayWeather } from '#domain/weather/day-weather.ts'
import { fallsAs } from '#domain/weather/weather-words.ts'
import type { Ask, Said } from '../practical-answer.ts'
import { claim } from '../said.ts'

/** Most days that are told one by one; more are summarised. */
const mostSingleDays = 3
/** Chance of rain (0 to 1) that is told as "probably", and as "perhaps". */
const probable = 0.6
const possible = 0.3

/** `isWhole`: the forecast covers every day that was asked about. */
export function forecastIn(
  { question, dates, words }: Ask,
  { slug, name }: Destination,
): { said: Said; isWhole: boolean } | null {
  const days = dates && question.forecast?.get(slug)
  if (!days || days.size === 0) return null
  const wanted = daysBetween(dates.first, dates.last)
  const known = wanted.flatMap((date) => {
    const weather = days.get(date)
    return weather ? [{ date, weather }] : []
  })
  const said = forecastSaid(known, { name, words, today: question.today })
  return said && { said, isWhole: known.length === wanted.length }
}

interface ForecastDay {
  date: string
  weather: DayWeather
}

export function forecastSaid(
  days: readonly ForecastDay[],
  { name, words, today }: { name: string; words: string; today: string },
): Said | null {
  const [first] = days
  const last = days.at(-1)
  if (!first || !last) return null
  const { source } = first.weather
  const by = `as ${source.name ?? 'a live source'} forecasts${source.asOf ? ` (as of ${weekdayAndDay(source.asOf)})` : ''}`
  const told =
    days.length <= mostSingleDays
      ? days.map(({ date, weather }) => `${whenInWords(date, today)}: ${dayOf(weather)}`).join('; ')
      : `${weekdayAndDay(first.date)} to ${weekdayAndDay(last.date)}: ${together(days)}`
  const sentence = `${name}, ${told}, ${by}.`
  const { grounds } = claim(sentence, source)
  return { words: `${verdict(days, words)}${sentence}`, grounds }
}

export function daysBetween(first: string, last: string): string[] {
  const days: string[] = []
  for (let date = first; date <= last && days.length < 62; date = addDays(date, 1)) days.push(date)
  return days
}

function dayOf({ high, low, rain }: DayWeather): string {
  return `${degrees(low, high)}${percent(rain)} chance of ${fallsAs({ high, low })}`
}

function together(days: readonly ForecastDay[]): string {
  const lows = days.flatMap(({ weather }) => weather.low ?? [])
  const highs = days.flatMap(({ weather }) => weather.high ?? [])
  const wettest = days.reduce((most, each) => (each.weather.rain > most.weather.rain ? each : most))
  const range =
    lows.length > 0 && highs.length > 0 ? degrees(Math.min(...lows), Math.max(...highs)) : ''
  return `${range}rain is likeliest on ${weekdayAndDay(wettest.date)} (${percent(wettest.weather.rain)})`
}

function degrees(low: number | null, high: number | null): string {
  if (low === null || high === null) return ''
  return `${signed(low)} to ${signed(high)} °C, `
}

const signed = (value: number) => `${Math.round(value)}`.replace('-', '−')
const percent = (share: number) => `${Math.round(share * 100)} %`

/** "Will it rain?" is answered first, and then with figures. */
function verdict(days: readonly ForecastDay[], words: string): string {
  const rain = Math.max(...days.map(({ weather }) => weather.rain))
  const highs = days.flatMap(({ weather }) => weather.high ?? [])
  if (/\b(?:how|what|or|than)\b/.test(words)) return ''
  if (/\b(?:rains?|raining|rainy|wet|umbrella)\b/.test(words)) {
    return rain >= probable ? 'Probably. ' : rain >= possible ? 'Perhaps. ' : 'Probably not. '
  }
  if (highs.length === 0) return ''
  if (/\b(?:cold|chilly|freezing|coats?|jackets?)\b/.test(words)) {
    return Math.min(...highs) <= 12 ? 'Yes, cold. ' : 'Not really cold. '
  }
  if (/\bhot\b/.test(words)) return Math.max(...highs) >= 30 ? 'Yes, hot. ' : 'Not really hot. '
  return ''
}

function whenInWords(date: string, today: string): string {
  if (date === today) return `today, ${weekdayAndDay(date)}`
  return date === addDays(today, 1) ? `tomorrow, ${weekdayAndDay(date)}` : weekdayAndDay(date)
}
