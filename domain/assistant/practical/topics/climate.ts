/** What the weather usually is, and when it is best. */

import { addDays } from '#domain/calendar/calendar-days.ts'
import { monthNames } from '#domain/calendar/english-dates.ts'
import { estimatedFrom } from '#domain/facts/fact-source.ts'
import type { DayRange } from '#domain/holidays/feasts.ts'
import type { Destination } from '#domain/places/schema.ts'
import { daylight } from '#domain/sun/daylight.ts'
import { listed } from '#domain/text/listed.ts'
import { asked, at } from '../asks.ts'
import type { Ask, Said, Topic } from '../practical-answer.ts'
import { claim, forEachWhere, joined, unknown } from '../said.ts'
import { forecastIn } from './forecast.ts'

const normals = estimatedFrom('climate normals')

interface Month {
  index: number
  high: number
  low: number
  rain: number
}

const monthsOf = ({ climate }: Destination): Month[] =>
  monthNames.map((_, index) => ({
    index,
    high: Math.round(climate.high[index] ?? 0),
    low: Math.round(climate.low[index] ?? 0),
    rain: Math.round(climate.rainDays[index] ?? 0),
  }))

const nameOf = ({ index }: Month) => monthNames[index] ?? ''

export const weather: Topic = {
  name: 'weather',
  asked: asked(
    /\b(?:weather|climate|temperatures?|degrees|how (?:hot|cold|warm|wet|humid|rainy)|(?:is|will|does|be|get|it|so|too|very|really) (?:[a-z]+ ){0,4}(?:hot|cold|warm|chilly|freezing|rainy|wet|snowy)|rain(?:y|s|ing)? (?:days?|much|a lot|often|in)|rainy season|monsoon|does it (?:rain|snow)|will it (?:rain|snow)|much rain|snow in|umbrella|(?:need|bring|pack) (?:[a-z]+ ){0,3}(?:coats?|jackets?|sweaters?|jumpers?|umbrellas?|sunscreen)|(?:colder|warmer|hotter|wetter|rainier|drier|sunnier)|(?:coldest|hottest|warmest|wettest|rainiest|driest) (?:month|time|season))\b/,
  ),
  answer: (ask) =>
    forEachWhere(ask, ({ name, destination }) => {
      if (!destination)
        return unknown(`I know the climate of cities, not of ${name} as a whole: which city is it?`)
      return ask.dates ? inMonths(ask, destination) : wholeYear(destination)
    }),
}

function inMonths(ask: Ask, destination: Destination): Said | null {
  const { dates, question } = ask
  if (!dates) return null
  const foretold = forecastIn(ask, destination)
  if (foretold?.isWhole) return foretold.said
  const months = monthsOf(destination)
  const first = Number(dates.first.slice(5, 7)) - 1
  const last = Number(dates.last.slice(5, 7)) - 1
  const wanted = [...new Set([first, last])].flatMap((index) => months[index] ?? [])
  const verdict = wanted[0] ? judged(ask.words, wanted[0]) : ''
  const told = wanted.map((month) =>
    claim(
      `${nameOf(month)} in ${destination.name} usually has ${degrees(month.high)} by day and ${degrees(month.low)} at night, with ${rainInWords(month.rain)}.`,
      normals,
    ),
  )
  const [head, ...rest] = told
  const hot = wanted.some(({ high }) => high >= tooHotToWalk)
  const walking =
    hot && /\bwalk/.test(ask.words)
      ? [{ words: 'Too hot to walk far at noon: keep to mornings and evenings.', grounds: [] }]
      : []
  if (foretold && head) {
    return joined([foretold.said, { ...head, words: `For the rest: ${head.words}` }, ...rest])
  }
  const soon = isShort(dates) && dates.said && dates.first >= question.today
  const note = soon ? [{ words: 'That is what is normal, not a forecast.', grounds: [] }] : []
  return joined([
    head ? { ...head, words: `${verdict}${head.words}` } : null,
    ...rest,
    ...walking,
    ...note,
  ])
}

/** Daily high in °C, in the shade, from which a walk is called too hot. */
const tooHotToWalk = 35

/** Whether the dates are so few that a forecast might be expected: then the answer says that it is none. */
function isShort({ first, last }: DayRange): boolean {
  return last <= addDays(first, 15)
}

function rainInWords(days: number): string {
  return days === 0 ? 'hardly any rain' : `rain on about ${days === 1 ? 'one day' : `${days} days`}`
}

function degrees(value: number): string {
  return `${value < 0 ? `−${-value}` : value} °C`
}

/** The yes or no to "Is Seoul cold in January?", said before the figures. */
function judged(words: string, { high, low, rain }: Month): string {
  if (/\b(?:how|what|or|than)\b/.test(words)) return ''
  if (/\bsnows?\b/.test(words)) return low <= 0 ? 'It may: nights freeze. ' : 'Hardly. '
  if (/\b(?:rains?|raining|rainy|wet|umbrella|monsoon)\b/.test(words))
    return rain >= 12 ? 'Yes, often. ' : rain >= 5 ? 'Now and then. ' : 'Hardly. '
  if (/\b(?:cold|chilly|freezing|coats?|jackets?)\b/.test(words))
    return high <= 12 ? `Yes, ${low < 0 ? 'it freezes at night' : 'cold'}. ` : 'Not really cold. '
  if (/\bhot\b/.test(words)) return high >= 30 ? 'Yes, hot. ' : 'Not really hot. '
  if (/\bwarm\b/.test(words)) return high >= 20 ? 'Yes, warm. ' : 'Not really warm. '
  return ''
}

function wholeYear(destination: Destination): Said {
  const months = monthsOf(destination)
  const by = (worth: (month: Month) => number) =>
    months.reduce((best, each) => (worth(each) > worth(best) ? each : best))
  const [hot, cold, wet] = [by(({ high }) => high), by(({ low }) => -low), by(({ rain }) => rain)]
  return claim(
    `${destination.name} is warmest in ${nameOf(hot)} (${degrees(hot.low)} to ${degrees(hot.high)}), coldest in ${nameOf(cold)} (${degrees(cold.low)} to ${degrees(cold.high)}) and wettest in ${nameOf(wet)} (${rainInWords(wet.rain)}), as a rule.`,
    normals,
  )
}

export const bestMonths: Topic = {
  name: 'best-months',
  asked: asked(
    /\b(?:best|good|nicest|ideal|right|worst|cheapest|quietest) (?:month|months|time|season|time of (?:the )?year|weather)\b|\b(?:should|would) (?:i|we|you) avoid\b|\bwhen (?:is it best|is best|should (?:i|we) (?:go|visit|come|travel)|to (?:go|visit)|to avoid)\b|\bwhat(?:s| is) the best time\b|\bwhich month\b/,
  ),
  answer: (ask) =>
    forEachWhere(ask, ({ name, destination }) => {
      if (!destination) return unknown(`That depends on where in ${name}: which city is it?`)
      if (/\b(?:cheap|quiet)/.test(ask.words))
        return unknown(
          `I don't know prices or crowds by month. By its weather, ${destination.name} is best in ${bestOf(destination)}.`,
        )
      return claim(
        `${monthVerdict(ask, destination)}By its weather ${destination.name} is best in ${bestOf(destination)}.${reasonFor(destination)}`,
        normals,
      )
    }),
}

/** "Is November a good time?": yes or no, with what that month is like. */
function monthVerdict({ dates, words }: Ask, destination: Destination): string {
  if (!dates?.said || /\b(?:which|what|when)\b/.test(words)) return ''
  const month = monthsOf(destination)[Number(dates.first.slice(5, 7)) - 1]
  if (!month) return ''
  const isGood = goodMonths(destination).some(({ index }) => index === month.index)
  const avoids = /\bavoid\b/.test(words)
  const verdict = isGood ? `${nameOf(month)} is fine` : `${nameOf(month)} is not the best`
  const figures = `${degrees(month.high)} by day, ${rainInWords(month.rain)}`
  const yes =
    isGood === avoids ? (avoids ? 'No, ' : 'Not quite: ') : avoids ? 'If you can: ' : 'Yes, '
  return `${yes}${verdict} (${figures}). `
}

/** How pleasant a month is: best between 18 and 27 °C; every degree beyond, and every wet day, takes from it. */
function comfort({ high, rain }: Month): number {
  return -2 * Math.max(0, 18 - high) - 2.2 * Math.max(0, high - 27) - rain
}

/** How many points of `comfort` below the best month still count as a good month. */
const nearlyBest = 5

function goodMonths(destination: Destination): Month[] {
  const months = monthsOf(destination)
  const best = Math.max(...months.map(comfort))
  return months.filter((month) => comfort(month) >= best - nearlyBest).slice(0, 7)
}

function bestOf(destination: Destination): string {
  return listed(runs(goodMonths(destination).map(({ index }) => index)))
}

/** Consecutive months as spans, also across the turn of the year: "March to May". */
function runs(indexes: readonly number[]): string[] {
  const has = new Set(indexes)
  const starts = indexes.filter((index) => !has.has((index + 11) % 12))
  return (starts.length > 0 ? starts : indexes.slice(0, 1)).map((start) => {
    let end = start
    while (has.has((end + 1) % 12) && (end + 1) % 12 !== start) end = (end + 1) % 12
    return end === start ? (monthNames[start] ?? '') : `${monthNames[start]} to ${monthNames[end]}`
  })
}

function reasonFor(destination: Destination): string {
  const good = goodMonths(destination)
  const highs = good.map(({ high }) => high)
  const rain = good.map((month) => month.rain)
  return ` Days are then around ${range(highs)} °C, with ${range(rain)} days of rain a month.`
}

function range(values: readonly number[]): string {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  return least === most ? `${least}` : `${least} to ${most}`
}

const lights = /\b(?:northern lights|auroras?(?: borealis)?)\b/

export const northernLights: Topic = {
  name: 'northern-lights',
  asked: at(lights),
  answer: (ask) =>
    forEachWhere(ask, ({ name, destination }) => {
      if (!destination) return unknown(`I don't know how often they are seen in ${name}.`)
      const note = destination.facts.goodToKnow.find((each) => lights.test(each.toLowerCase()))
      if (destination.at[0] < 60)
        return claim(
          `No: ${destination.name} lies too far south for northern lights, but for rare nights.`,
          estimatedFrom('latitude'),
        )
      const dark = ask.dates && isDark(destination, ask.dates.first)
      const verdict =
        dark === false
          ? `No, the nights in ${monthNames[Number(ask.dates?.first.slice(5, 7)) - 1]} are not dark enough.`
          : ''
      return joined([
        verdict ? claim(verdict, estimatedFrom('the position of the sun')) : null,
        claim(
          note ?? 'They need a dark, clear night, roughly from September to April, and luck.',
          note ? undefined : estimatedFrom('the position of the sun'),
        ),
      ])
    }),
}

/** Whether it gets fully dark: the twilight ends for some hours. */
function isDark({ at: point, timeZone }: Destination, date: string): boolean {
  const { dawn, dusk } = daylight(point, date, timeZone)
  return dawn !== null && dusk !== null && 1440 - dusk + dawn > 240
}
