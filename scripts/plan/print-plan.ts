/** A plan as lines of text: the days with times, ways and reasons, a map, and what stayed out. */
import type { Coordinates } from '#domain/places/schema.ts'
import { timeInWords } from '#domain/planner/clock.ts'
import type { PlannedDay, PlannedStop, TripPlan } from '#domain/planner/trip-plan.ts'
import { daySign, terminalMap } from './terminal-map.ts'

const leftOutShown = 8
const modeInWords = { walk: 'on foot', transit: 'by public transport', drive: 'by car' }

export function printPlan(plan: TripPlan, lodging: Coordinates): string[] {
  return [
    ...plan.days.flatMap(printDay),
    ...terminalMap(plan, lodging),
    '',
    `⌂ lodging, ${plan.days.map(({ date }, day) => `${daySign(day)} ${weekday(date)}`).join(', ')}`,
    plan.estimated ? 'Travel times are estimates from the distance.' : '',
    '',
    ...(plan.leftOut.length > 0 ? ['Left out'] : []),
    ...plan.leftOut.slice(0, leftOutShown).map(({ name, reason }) => `  ${name}: ${reason}`),
  ]
}

function printDay(day: PlannedDay, index: number): string[] {
  const head = `Day ${index + 1}, ${weekday(day.date)}`
  if (day.stops.length === 0) return [head, '  Nothing planned.', '']
  return [
    `${head}: out at ${timeInWords(day.leaveLodging)}, back at ${timeInWords(day.back)}`,
    ...day.stops.flatMap(printStop),
    '',
  ]
}

function printStop(stop: PlannedStop): string[] {
  const { leg, start, leave, name, reasons, checkHours, alternatives } = stop
  const indent = ' '.repeat(15)
  const way = leg.minutes === 0 ? '' : ` (${leg.minutes} min ${modeInWords[leg.mode]})`
  const check = checkHours ? ' Check hours.' : ''
  const swaps = alternatives.map((other) => other.name).join(', ')
  return [
    `  ${timeInWords(start)}–${timeInWords(leave)}  ${name}${way}`,
    `${indent}${reasons.join(' ')}${check}`,
    ...(swaps ? [`${indent}Instead: ${swaps}`] : []),
  ]
}

function weekday(date: string): string {
  const options = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat('en-GB', options).format(new Date(`${date}T00:00:00Z`))
}
