/** "Tickets for 12 December, 2 nights before and one after": the trip lies around the day of an event. */
import { addDays } from '../../calendar/calendar-days.ts'
import { countPattern, toCount } from '../grammar/numbers.ts'
import type { Reading } from '../reading.ts'
import type { Appointment } from '../schema.ts'
import type { DateMention } from './date-grammar.ts'

const count = (name: string) => `(?<${name}>${countPattern}|an?)(?: (?:more|extra|full))?`
const around = new RegExp(
  `\\b${count('before')} (?:days?|nights?) before(?: (?:it|that|the [a-z]+))?(?:,? (?:and|plus|&) |, )${count('after')}(?: (?:days?|nights?))? after(?:wards)?\\b`,
)

const before = new RegExp(
  `\\b(?:arriv(?:e|ing)|come|coming|stay(?:ing)?|fly(?:ing)?(?: in)?|get there|be there|land(?:ing)?|spend(?:ing)?|add(?:ing)?|have|want|like)\\b[^.!?;\\d]{0,16} ${count('before')} (?:days?|nights?) (?:earlier|before|beforehand|prior|in advance)(?=\\s*(?:[.,;!?)]|$|(?:from|and|with|by|in|to)\\b))`,
)

/** "Miami 3 days before our cruise that departs on 14 March". */
const beforeOurs = new RegExp(
  `\\b${count('before')} (?:days?|nights?)(?: [a-z]+){0,3} before (?:our|my|the|a|an) (?:[a-z]+ ){0,2}(?:cruise|flight|conference|wedding|marathon|race|congress|concert|meeting|tour|safari|ferry|boat|train)\\b[^.!?;\\d]{0,30}$`,
)

/** "Our cruise leaves on 9 May, we want two nights there before it". */
const beforeThat = new RegExp(
  `\\b${count('before')} (?:days?|nights?)(?: (?:there|here|in [a-z]+|at [a-z]+))? before (?:it|that|then|we (?:sail|board|embark|fly|leave)|the (?:ship|boat|cruise|flight|ferry|race|wedding|conference|marathon))\\b`,
)

/** "A game on 30 January at 7.30pm, staying that one night": the night behind the evening for which one comes. */
function nightOf(
  mentions: readonly DateMention[],
  fixed: ReadonlySet<DateMention>,
  appointments: readonly Appointment[],
  nights: number | undefined,
): DateMention | undefined {
  const [only, ...further] = mentions.filter(({ precision }) => precision === 'exact')
  const isInTheMorning = appointments.some(({ time }) => time !== undefined && time < '12:00')
  if (!only || further.length > 0 || nights !== 1 || !fixed.has(only)) return undefined
  return only.first === only.last && !isInTheMorning
    ? { ...only, last: addDays(only.first, 1) }
    : undefined
}

/** The days of the trip, and the words that tell them. */
export function nightsAround(
  reading: Reading,
  mentions: readonly DateMention[],
  fixed: ReadonlySet<DateMention>,
  appointments: readonly Appointment[],
  nights: number | undefined,
): DateMention | undefined {
  const evening = nightOf(mentions, fixed, appointments, nights)
  if (evening) return evening
  const [only] = mentions.filter(({ precision }) => precision === 'exact')
  const lead = only && reading.lower.slice(Math.max(0, only.start - 90), only.start)
  const ours = lead && beforeOurs.exec(lead)
  if (only && ours && mentions.length === 1 && only.first === only.last) {
    const days = toCount(ours.groups?.before) ?? 1
    return { ...only, first: addDays(only.first, -days) }
  }
  const [found] = [
    ...reading.find(around, 'length', 'dates'),
    ...reading.find(before, 'length', 'dates'),
    ...reading.findSaid(beforeThat),
  ]
  const event = mentions.findLast(
    ({ first, last, precision, start }) =>
      precision === 'exact' && first === last && start < (found?.start ?? 0),
  )
  const dated = mentions.filter(({ precision }) => precision === 'exact')
  if (found && !found.groups.after && dated.length !== 1) return undefined
  if (!(found && event)) return undefined
  const number = (said: string | undefined) => (/^an?$/.test(said ?? '') ? 1 : (toCount(said) ?? 0))
  return {
    ...event,
    start: found.start,
    end: found.end,
    first: addDays(event.first, -number(found.groups.before)),
    last: addDays(event.first, number(found.groups.after)),
  }
}
