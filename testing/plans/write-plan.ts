/** A plan as a page that is read from top to bottom, with the answers to the rubric at its end. */
import type { PlanAnswer } from '#domain/planner/wish/answer.ts'
import { withHeadWord } from '#domain/planner/wish/slot-words.ts'
import { leftOutByReason } from '#domain/trip/left-out-by-reason.ts'
import { modeInWords } from '#domain/trip/mode-words.ts'
import type { Leg } from '#domain/trip/parts.ts'
import type { Day, Stop, Trip } from '#domain/trip/schema.ts'
import { lodgingOfNight } from '#domain/trip/stays.ts'
import { weatherInWords } from '#domain/weather/weather-words.ts'
import type { PlanCase } from './plan-requests.ts'
import { type Answers, fingerprint, questionNames, questions, scoreOf } from './rubric.ts'

const leftOutShown = 10

export function writePlan({ file, text, kind }: PlanCase, answer: PlanAnswer): string {
  const { understood, notUnderstood, assumed, unmet, notes, question, proposals, waysOut, trip } =
    answer
  const lines = [
    `# ${file}`,
    '',
    `> ${text}`,
    '',
    `Kind: ${kind}.`,
    '',
    ...(trip ? [`Title: ${trip.title}.`, ''] : ['No trip was planned.', '']),
    ...section('Understood', understood.map(withHeadWord)),
    ...section('Not understood', notUnderstood),
    ...section('Assumed', assumed),
    ...section('Not met', unmet),
    ...section(
      'Ways out',
      waysOut.map(({ says, wish }) => (wish ? `${says} (asks: "${wish}")` : says)),
    ),
    ...section('Good to know', notes),
    ...(question ? ['## Question', '', question, ''] : []),
    ...section(
      'Proposals',
      proposals.map(({ says, wish }) => `${says} (asks: "${wish}")`),
    ),
    ...(trip ? writeTrip(trip) : []),
  ]
  return `${lines.join('\n').trim()}\n`
}

/** The page with who read it at its end. */
export function withAnswers(page: string, given: Answers | undefined): string {
  if (!given) return `${page}\n## Rubric\n\nNobody has read this plan yet.\n`
  const stale = given.read !== fingerprint(page)
  const rows = questionNames.map((name) => {
    const why = given.no[name]
    return `| ${name} | ${questions[name]} | ${why ? `no: ${why}` : 'yes'} |`
  })
  const lines = [
    '## Rubric',
    '',
    ...(stale ? ['Answered for an earlier version of this plan: read it again.', ''] : []),
    '| question | | answer |',
    '|---|---|---|',
    ...rows,
    '',
    `Score: ${scoreOf(given)} of ${questionNames.length}.`,
  ]
  return `${page}\n${lines.join('\n')}\n`
}

function section(head: string, lines: readonly string[]): string[] {
  return lines.length > 0 ? [`## ${head}`, '', ...lines.map((line) => `- ${line}`), ''] : []
}

function writeTrip(trip: Trip): string[] {
  const left = trip.leftOut.slice(0, leftOutShown)
  return [
    ...trip.days.flatMap((day, index) => writeDay(trip, day, index)),
    ...section(
      'Left out',
      leftOutByReason(left).map(({ names, reason }) => `${names}: ${reason}`),
    ),
  ]
}

function writeDay(trip: Trip, day: Day, index: number): string[] {
  const bed = lodgingOfNight(trip, index)
  const back = day.back ? wayOf(day.back) : ''
  const foot = [
    ...(day.weather ? [weatherInWords(day.weather)] : []),
    ...(bed
      ? [`night in ${bed.name.replace(/^Your /, 'your ')}${back ? ` (${back})` : ''}`]
      : back
        ? [`back: ${back}`]
        : []),
    `${transitOf(day)} minutes in transport`,
  ]
  return [
    `## Day ${index + 1}, ${weekday(day.date)}${day.title ? `: ${day.title}` : ''}`,
    '',
    ...(day.stops.length > 0 ? day.stops.flatMap(writeStop) : ['- Nothing planned.']),
    '',
    `${foot.join('; ')}.`,
    '',
  ]
}

function writeStop(stop: Stop): string[] {
  const { leg, start, end, name, reasons, checkHours, alternatives, kind, meal, area } = stop
  const time = start ? `${clock(start)}${end ? `–${clock(end)}` : ''}` : 'any time'
  const sort = kind === 'visit' ? '' : ` [${meal ?? kind}]`
  const way = leg && wayOf(leg) ? `, ${wayOf(leg)}` : ''
  // A reason that already asks for it is not said again.
  const isToCheck = checkHours && !reasons.some((each) => each.startsWith('Check'))
  const said = [...reasons, ...(isToCheck ? ['Check hours.'] : [])].join(' ')
  const swaps = alternatives.map((other) => other.name).join(', ')
  return [
    `- ${time} **${name}**${sort}${area ? ` (${area})` : ''}${way}`,
    ...(said ? [`  ${said}`] : []),
    ...(swaps ? [`  Instead: ${swaps}.`] : []),
  ]
}

function wayOf(leg: Leg): string {
  return leg.minutes ? `${leg.minutes} min ${modeInWords(leg)}` : ''
}

function transitOf({ stops, back }: Day): number {
  return [...stops.map(({ leg }) => leg), back].reduce(
    (sum, leg) =>
      sum + (leg && leg.mode !== 'walk' && leg.mode !== 'bicycle' ? (leg.minutes ?? 0) : 0),
    0,
  )
}

const clock = (local: string) => local.slice(11)

function weekday(date: string): string {
  const options = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat('en-GB', options).format(new Date(`${date}T00:00:00Z`))
}
