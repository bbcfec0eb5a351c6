/** A plan in a few lines of a chat: its days, whom it is for, and what may be said next. */
import { toMajor } from '#domain/money/money.ts'
import type { PlanAnswer } from '#domain/planner/wish/answer.ts'
import { listed } from '#domain/text/listed.ts'
import type { Day, Trip } from '#domain/trip/schema.ts'
import type { Ground } from '../contract.ts'
import { count, days as daysInWords, onDay } from './phrases.ts'
import { groundOf } from './suggest.ts'

export function planInWords(
  { assumed, unmet, notes }: PlanAnswer,
  trip: Trip,
  assumesDays: boolean,
): string {
  const { days } = trip
  const [first] = days
  const opening = `${days.length === 1 ? 'Your day' : `Your ${daysInWords(days.length)}`} in ${listed([...new Set(trip.stays.map(({ name }) => name))])}${first ? `, from ${onDay(first.date)}` : ''}${whoAndWhat(trip)}${assumesDays ? ' (you named no length, so I took three days)' : ''}:`
  const lines = days.slice(0, 6).map((day, index) => `Day ${index + 1}: ${namesOf(day)}.`)
  const more = days.length > 6 ? [`And ${daysInWords(days.length - 6)} more in the plan.`] : []
  const [miss] = unmet.filter((each) => !/^"/.test(each))
  const [note] = notes
  const close = [miss, note ?? assumed.find((each) => !each.startsWith('No day'))].filter(
    (each) => each !== undefined,
  )
  const tail = close.join(' ').slice(0, 240)
  const body = [opening, ...lines, ...more].join('\n')
  return body.length + tail.length < 840 && tail.endsWith('.') ? `${body}\n${tail}` : body
}

/** ", for four, within 400 EUR": what was counted and what may be spent. */
function whoAndWhat({ party, brief }: Trip): string {
  const who =
    party.total === undefined
      ? ''
      : party.total === 1
        ? ', for you alone'
        : `, for ${count(party.total)}`
  const { budget } = brief ?? {}
  const sum =
    budget &&
    `${toMajor(budget.minor, budget.currency).toLocaleString('en')}${budget.currency ? ` ${budget.currency}` : ''}`
  return `${who}${sum ? `, with your budget of ${sum} in mind` : ''}`
}

/** Up to three names of a day's visits; meals only where there are no visits. */
function namesOf({ stops }: Day): string {
  const names = stops.filter(({ kind }) => kind === 'visit').map(({ name }) => name)
  if (names.length === 0)
    return stops.length > 0 ? listed(stops.slice(0, 2).map(({ name }) => name)) : 'free, on purpose'
  return names.length > 3 ? `${names.slice(0, 3).join(', ')} and more` : listed(names)
}

export function planFollowUps({ days }: Trip, name: string): string[] {
  const longest = days.length > 1 ? [`Make it ${daysInWords(Math.max(1, days.length - 1))}`] : []
  return [
    'A slower pace, please',
    'Make it cheaper',
    `What is the weather like in ${name}?`,
    ...longest,
    'Add a day',
  ]
}

export function groundsOf({ days }: Trip): Ground[] {
  return days
    .flatMap(({ stops }) => stops)
    .filter(({ kind, reasons }) => kind === 'visit' && reasons.length > 0)
    .slice(0, 4)
    .flatMap(({ name, reasons }) => (reasons[0] ? [groundOf(`${name}: ${reasons[0]}`)] : []))
}
