/** A trip as lines of text: the days with times, ways and reasons, a map, and what stayed out. */
import { localText, wallMinutes } from '#domain/calendar/zoned-time.ts'
import { printMoney } from '#domain/money/money-text.ts'
import { estimatesIn } from '#domain/trip/estimates.ts'
import { leftOutByReason } from '#domain/trip/left-out-by-reason.ts'
import { modeInWords } from '#domain/trip/mode-words.ts'
import type { Leg } from '#domain/trip/parts.ts'
import type { Day, Stop, Trip } from '#domain/trip/schema.ts'
import { lodgingOfNight } from '#domain/trip/stays.ts'
import { weatherInWords } from '#domain/weather/weather-words.ts'
import { terminalMap } from './terminal-map.ts'
import { weekdayInWords } from './weekday-in-words.ts'

const leftOutShown = 8
const estimateInWords = {
  travel: 'travel times (from the distance)',
  weather: 'the weather (climate normals)',
  hours: 'opening hours where none are known',
  zones: 'time zones of smaller towns',
}

export function printTrip(trip: Trip): string[] {
  const estimates = estimatesIn(trip).map((each) => estimateInWords[each])
  return [
    ...trip.days.flatMap((day, index) => printDay(trip, day, index)),
    ...terminalMap(trip),
    estimates.length > 0 ? `Estimated: ${estimates.join(', ')}.` : '',
    '',
    ...(trip.leftOut.length > 0 ? ['Left out'] : []),
    ...leftOutByReason(trip.leftOut.slice(0, leftOutShown)).map(
      ({ names, reason }) => `  ${names}: ${reason}`,
    ),
  ]
}

function printDay(trip: Trip, day: Day, index: number): string[] {
  const head = `Day ${index + 1}, ${weekdayInWords(day.date)}`
  const bed = lodgingOfNight(trip, index)
  const way = day.back ? wayOf(day.back) : ''
  const foot = [
    ...(day.weather ? [`  ${weatherInWords(day.weather)}`] : []),
    ...(bed ? [`  Night: ${bed.name}${way}`] : []),
    '',
  ]
  if (day.stops.length === 0) return [head, '  Nothing planned.', ...foot]
  const title = day.title ? [`  ${day.title}`] : []
  return [`${head}${outAndBack(day)}`, ...title, ...day.stops.flatMap(printStop), ...foot]
}

/** A free stop that is shorter is the way to a bed or to a train. */
const shortest = 120

/** When one leaves in the morning, and is back in the evening. */
function outAndBack({ stops, back }: Day): string {
  const [first] = stops
  const last = stops.at(-1)
  if (!first?.start || first.kind === 'journey' || !last?.end) return ''
  // Who comes at night or leaves before breakfast sees nothing of the town.
  const isTravel = stops.every(({ kind, minutes }) => kind === 'free' && (minutes ?? 0) < shortest)
  if (isTravel) return ': a day of travel'
  // Who sleeps in is not out yet.
  const leaves = first.kind === 'free' && !first.leg ? (stops[1] ?? first) : first
  const out = localText(wallMinutes(leaves.start ?? first.start) - (leaves.leg?.minutes ?? 0))
  const home = localText(wallMinutes(last.end) + (back?.minutes ?? 0))
  return `: out at ${clock(out)}, back at ${clock(home)}`
}

function printStop(stop: Stop): string[] {
  const { leg, start, end, name, reasons, checkHours, alternatives, cost, zone, endZone } = stop
  const indent = ' '.repeat(15)
  const isToCheck =
    checkHours && !reasons.some((each) => /\b(?:Check|call now|call before)\b/.test(each))
  const check = isToCheck ? ' Check hours.' : ''
  const swaps = alternatives.map((other) => other.name).join(', ')
  const until = end ? `–${clock(end)}` : ''
  const time = start ? `${clock(start)}${until}` : 'any time'
  const zones = zone === endZone ? '' : ` (${zone} to ${endZone})`
  const sum = cost ? `, ${printMoney(cost)}` : ''
  return [
    `  ${time}  ${name}${leg ? wayOf(leg) : ''}${zones}${sum}`,
    ...(reasons.length > 0 || check ? [`${indent}${reasons.join(' ')}${check}`] : []),
    ...(swaps ? [`${indent}Instead: ${swaps}`] : []),
  ]
}

function wayOf(leg: Leg): string {
  return leg.minutes ? ` (${lengthOf(leg.minutes)} ${modeInWords(leg)})` : ''
}

/** Longer than an hour nobody counts in minutes: "about 4 h 10 min". */
function lengthOf(minutes: number): string {
  if (minutes <= 60) return `${minutes} min`
  const about = Math.round(minutes / 5) * 5
  const rest = about % 60
  return `about ${Math.floor(about / 60)} h${rest > 0 ? ` ${rest} min` : ''}`
}

function clock(local: string): string {
  return local.slice(11)
}
