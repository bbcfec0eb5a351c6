/** The dates of a stay: as many days as asked for, from the day said or a likely one. */
import type { TripBrief } from '#domain/brief/schema.ts'
import { addDays, daysBetween, weekdayOf } from '#domain/calendar/calendar-days.ts'
import { foldName } from '#domain/places/gazetteer-names.ts'
import { dayInWords, noDayGiven } from '../days-in-words.ts'
import type { UnmetWish } from '../plan-outcome.ts'
import { likelyStart, windowSaid } from './likely-start.ts'

const usualDays = 3
/** The most days of a plan. */
export const mostDays = 60

export interface TripDays {
  dates: string[]
  notes: string[]
  unmet: UnmetWish[]
}

export function tripDays(
  brief: TripBrief,
  names: readonly string[],
  today: string,
  isOneDay = false,
  text = '',
  startsOn?: number,
): TripDays {
  const notes: string[] = []
  const unmet: UnmetWish[] = []
  const someDay = (days: number) => {
    const likely = likelyStart(windowSaid(brief), days, today)
    if (startsOn !== undefined) return weekdayFrom(likely, startsOn)
    const begins = weekdaySaid(text) ?? weekendBegins(brief, days)
    return begins === undefined ? likely : weekdayFrom(likely, begins)
  }
  const asked = isOneDay
    ? 1
    : (lengthOf(brief, names, text) ??
      betweenWeekdays(brief, someDay(usualDays), text) ??
      aroundFeast(brief, notes) ??
      implied(brief, notes))
  if (asked === undefined) notes.push(`Planned for ${usualDays} days.`)
  const wanted = Math.max(1, asked ?? usualDays)
  const length = Math.min(mostDays, wanted)
  if (wanted > mostDays) {
    unmet.push({
      wish: `${wanted} days`,
      reason: 'too-long',
      says: `${wanted} days are more than one plan holds: these are the first ${mostDays}.`,
      wayOut: `Plan days ${mostDays + 1} to ${wanted} as a trip of their own.`,
    })
  }
  const said = brief.dates?.start ?? firstAppointment(brief)
  const start = said ?? withWeekdays(brief, someDay(length), length)
  if (said === undefined) notes.push(noDayGiven(start, { isWithin: hasWindow(brief) }))
  else if (anyWeekday.test(text)) notes.push(`No date was given: planned for ${dayInWords(start)}.`)
  const all = Array.from({ length }, (_, index) => addDays(start, index))
  const free = Math.min(brief.restDays, length - 1)
  if (free === 0) return { dates: all, notes, unmet }
  const first = Math.ceil((length - free) / 2)
  notes.push(
    `Left free: ${all
      .slice(first, first + free)
      .map(dayInWords)
      .join('; ')}.`,
  )
  return { dates: all.toSpliced(first, free), notes, unmet }
}

/** The length as said, of the trip or of the stay in this city. */
function lengthOf(
  { days, nights, stays, dates }: TripBrief,
  names: readonly string[],
  text: string,
): number | undefined {
  const { start, end, precision } = dates ?? {}
  if (start && end && precision === 'exact') {
    const span = daysBetween(start, end) + 1
    return (span > mostDays ? untilWeekday(start, text) : undefined) ?? span
  }
  if (days !== undefined) return days
  if (nights !== undefined) return nights + 1
  const folded = names.map(foldName)
  const stay = stays.find(({ place }) => folded.includes(foldName(place)))
  if (stay?.days !== undefined) return stay.days
  if (stay?.nights !== undefined) return stay.nights + 1
  if (dates?.start && dates.end) return daysBetween(dates.start, dates.end) + 1
  return undefined
}

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
const weekdayNamed = new RegExp(`\\b(${weekdays.join('|')})\\b`, 'gi')

/** Days until a weekday: "From Friday 12 February … out on Sunday" means the next Sunday. */
function untilWeekday(start: string, text: string): number | undefined {
  const last = [...text.matchAll(weekdayNamed)].at(-1)?.[0].toLowerCase()
  if (last === undefined) return undefined
  const later = (weekdays.indexOf(last) - weekdayOf(start) + 7) % 7
  return later === 0 ? undefined : later + 1
}

/** Days between two weekdays: "On a Thursday … until Sunday". */
function betweenWeekdays({ dates }: TripBrief, from: string, text: string): number | undefined {
  if (dates?.start !== undefined || !onAWeekday.test(text)) return undefined
  return untilWeekday(from, text)
}

/** A weekday of any week, so that the date chosen is told. */
const anyWeekday = new RegExp(`\\ba (?:${weekdays.join('|')})\\b`, 'i')

const daysOfAWeekend = 3
const longestWeekend = 4
const friday = 5
const saturday = 6

/** The weekday on which a weekend, or a stay for nightlife, begins. */
function weekendBegins(brief: TripBrief, days: number): number | undefined {
  const isCalledSo = brief.spans.some(
    ({ slot, text }) => slot === 'length' && /\b(?:weekend|wknd)/i.test(text),
  )
  if (isCalledSo && days < daysOfAWeekend) return saturday
  return (isCalledSo && days <= longestWeekend) || isForAWeekend(brief, days) ? friday : undefined
}

/** Whether a stay is for nightlife, which is best at weekends. */
function isForAWeekend({ interests, occasions, party }: TripBrief, days: number): boolean {
  const isAParty =
    occasions.includes('bachelor') ||
    (occasions.includes('birthday') && party.kinds.includes('friends'))
  const isANightOut = interests.includes('nightlife') || isAParty
  return days <= daysOfAWeekend && isANightOut
}

function weekdayFrom(date: string, weekday: number): string {
  return addDays(date, (weekday - weekdayOf(date) + 7) % 7)
}

/** The weekday on which a stay begins: "From Sunday to Wednesday in March". */
function weekdaySaid(text: string): number | undefined {
  const said = (fromWeekday.exec(text) ?? onAWeekday.exec(text))?.[1]?.toLowerCase()
  return said === undefined ? undefined : weekdays.indexOf(said)
}

const fromWeekday = new RegExp(
  `\\b(${weekdays.join('|')})(?= in\\b| (?:to|till|until|through) (?:${weekdays.join('|')})\\b)`,
  'i',
)

/** "We get there on a Thursday": the first day. */
const onAWeekday = new RegExp(
  `\\b(?:arriv\\w*|get(?:ting)?|land(?:ing)?|fly(?:ing)?|start(?:ing)?|com(?:e|ing))\\b[^.;]{0,30}?\\bon an? (${weekdays.join('|')})\\b`,
  'i',
)

/** Days of a feast, where no length was said. */
function aroundFeast({ dates }: TripBrief, notes: string[]): number | undefined {
  const { earliest, latest } = dates ?? {}
  if (earliest === undefined || latest === undefined) return undefined
  const days = daysBetween(earliest, latest) + 1
  if (days < daysOfAFeast || days > mostAroundIt) return undefined
  notes.push(`How long you stay was not said: planned for ${daysOfAFeast} days.`)
  return daysOfAFeast
}

const daysOfAFeast = 4
/** The most days of a window that is a feast; more are a week or a part of a month. */
const mostAroundIt = 5

/** A single date means one day. */
function implied(brief: TripBrief, notes: string[]): number | undefined {
  const isOne = brief.dates?.start !== undefined || firstAppointment(brief) !== undefined
  if (!isOne) return undefined
  notes.push('One date was given: planned for that day.')
  return 1
}

function firstAppointment({ appointments }: TripBrief): string | undefined {
  return appointments.flatMap(({ date }) => date ?? []).toSorted()[0]
}

function hasWindow({ dates }: TripBrief): boolean {
  return dates?.earliest !== undefined
}

/** The start moved by a few days where an appointment's weekday would be missed. */
function withWeekdays({ appointments }: TripBrief, start: string, length: number): string {
  const weekdays = appointments.flatMap(({ weekday }) => weekday ?? [])
  if (weekdays.length === 0) return start
  const kept = (first: string) => {
    const days = Array.from({ length: Math.min(7, length) }, (_, day) =>
      weekdayOf(addDays(first, day)),
    )
    return weekdays.filter((weekday) => days.includes(weekday)).length
  }
  const starts = Array.from({ length: 7 }, (_, shift) => addDays(start, shift))
  return starts.reduce((best, each) => (kept(each) > kept(best) ? each : best), start)
}
