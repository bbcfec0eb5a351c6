/** What is fixed: "dinner at 8 on Friday", "opera tickets on 12 May, 7 pm". */
import { weekdayOf } from '../../calendar/calendar-days.ts'
import { weekdayNumber } from '../dates/coming-days.ts'
import type { DateMention } from '../dates/date-grammar.ts'
import { eventCalled, eventIn, eventPattern } from '../events.ts'
import { isRefused } from '../grammar/negation.ts'
import { toCount } from '../grammar/numbers.ts'
import type { DayWindowMention } from '../lengths/read-length.ts'
import type { Found, Reading } from '../reading.ts'
import type { Appointment } from '../schema.ts'

const timePattern =
  /\b(?:at|by|from|around|@)\s?(?<hour>[01]?\d|2[0-3])(?:[:.h](?<minute>[0-5]\d))?\s?(?<half>am|pm|a\.m\.?|p\.m\.?|o'?clock)?(?![\d/]|[.,]\d|\s?(?:-|to|and) ?(?:2[5-9]|[3-9]\d)\b|\s?(?:days?|people|nights?|euros?|dollars|%|usd|eur|km))|\b(?<hour2>[01]?\d|2[0-3]):(?<minute2>[0-5]\d)\s?(?<half2>am|pm)?\b|\b(?<hour4>1?\d)\.(?<minute4>[0-5]\d)\s?(?<half4>am|pm)\b|\b(?<hour3>1?\d)\s?(?<half3>am|pm)\b|(?<=\b(?:workshop|meetings?|training|seminar|session|lesson|class|course|appointment|tour|(?:mon|tues|wednes|thurs|fri|satur|sun)day|morning|afternoon) (?:from )?)(?<hour5>[01]?\d|2[0-3])(?:[:.](?<minute5>[0-5]\d))?(?= ?(?:-|to|until|till) ?(?:[01]?\d|2[0-3])(?:[:.]\d\d)?(?: ?[ap]m)?(?=[.,;!?)]|$| (?:and|then|with)))|(?<=\b(?:mon|tues|wednes|thurs|fri|satur|sun)day )(?<hour6>[01]?\d|2[0-3]) ?o ?'?clock\b|\b(?:at )?(?<word>noon|midday|midnight)\b/
/** "After a conference": it is over when the plan begins, and nothing is kept free for it. */
const isOver = /\b(?:after|following|once|when) (?:an?|the|my|our|her|his|this) (?:[a-z']+ ){0,2}$/
/** "Next Friday" is a day of the calendar; "on Friday" is one of the trip's. */
const ofTheCalendar = /\b(?:next|this|coming|tomorrow|today|tonight)\b/
const trip = /\b(?:for|attending) (?:an?|the|my|our|her|his) (?:[a-z']+ ){0,3}$/

export interface AppointmentsRead {
  appointments: Appointment[]
  /** Dates that tell of an appointment, and not when the trip is. */
  used: Set<DateMention>
  /** Those of the last day, whose number the length of the trip tells. */
  onLastDay: Set<Appointment>
}

const ordinalDay =
  /\b(?:on )?day (?<number>one|two|three|four|five|[1-9])(?![\d.:]| ?(?:-|to|and|or|trip|trips|tour|pass|ticket)\b)|\b(?:on |for )?(?:the|our|my|your) (?<nth>first|second|third|fourth|fifth|last|final|1st|2nd|3rd|4th|5th) (?:full )?(?:day|night|evening|morning|afternoon)\b/
const ordinals = ['first', 'second', 'third', 'fourth', 'fifth']
/** A date behind one of these is when the trip begins. */
const beginsTrip =
  /\b(?:from|starting|start|leaving|arriving|departing|beginning|between|in)(?: on)?\s*$/

/** A day on which one comes or goes, though something else stands beside it. */
const ofTheWay =
  /\b(?:land(?:s|ing)?|arriv(?:e|es|ing)|fl(?:y|ies|ying) (?:in|out|home|back)|get(?:ting)? in|leav(?:e|es|ing)|depart(?:s|ing)?|go(?:ing)? home|back home|home|out)(?: (?:in|into|at|from|to|on|the|for) ?| [a-z]+)* ?$/

export function readAppointments(
  reading: Reading,
  dates: readonly DateMention[],
  windows: readonly DayWindowMention[],
): AppointmentsRead {
  const appointments: Appointment[] = []
  const used = new Set<DateMention>()
  const onLastDay = new Set<Appointment>()
  const ordinal = reading.find(ordinalDay)
  const told: { start: number; end: number }[] = []
  const timed = new Set<number>()
  // "One fancy dinner on Saturday" is a liking by now, and settled all the same.
  const meals = reading.findSaid(mealOnADay).filter(({ start, end }) => !reading.isFree(start, end))
  // The hour of a sight that is booked is that sight's.
  const held = reading.spans.filter(({ slot }) => slot === 'appointment')
  const events = [...reading.find(eventPattern), ...meals].sort((a, b) => a.start - b.start)
  for (const event of events) {
    const sentence = reading.sentenceAt(event.start)
    // "Not a tourist show" settles nothing.
    if (isRefused(reading.lower.slice(sentence.start, event.start))) continue
    // "Dinner on the 24th, what is open?" asks for one.
    if (asksForOne.test(reading.lower.slice(event.end, sentence.end + 1))) continue
    const near = <Item extends { start: number; end: number }>(
      items: readonly Item[],
      reach = 46,
    ) =>
      items
        .filter((item) => item.start >= sentence.start && item.end <= sentence.end + 1)
        .filter((item) => distance(item, event) <= reach || isInOneBreath(reading, item, event))
        .toSorted((a, b) => distance(a, event) - distance(b, event))[0]
    const times = reading
      .findSaid(timePattern)
      .filter((time) => overlapsNone(time, [...dates, ...held]) && !isOfTheWay(reading, time))
    const time = near(
      times.filter((each) => !timed.has(each.start) && !isOfAnother(each, event, events)),
      40,
    )
    const nth = near(ordinal)
    const date = nth
      ? undefined
      : near(
          dates.filter(
            (each) =>
              each.precision === 'exact' &&
              each.first === each.last &&
              !used.has(each) &&
              !isOfAnother(each, event, events, reading.lower) &&
              !((time || dates.length > 1) && begins(reading, each)) &&
              !isTripStart(reading, each),
          ),
        )
    const day = near(windows.filter(({ first, last }) => first === last)) ?? dayOf(nth)
    const lead = reading.lower.slice(Math.max(sentence.start, event.start - 40), event.start)
    if (isOver.test(lead)) continue
    // "Honeymoon …, the wedding is on 3 July": over before it begins.
    if (event.text.startsWith('wedding') && /\bhoneymoon\b/.test(reading.lower)) {
      if (date) used.add(date)
      continue
    }
    const goesFor = trip.test(lead) && !time
    const what = eventIn(event.text)
    const called = eventCalled(reading.plain, event.start, event.end)
    // "Opera tickets" are one appointment.
    if (told.some((other) => distance(event, other) < 15)) {
      if (isPaper.test(event.text)) reading.claim('appointment', event.start, event.end)
      continue
    }
    const isOnADay = /^ (?:is )?(?:on )?(?:the )?(?:sun|mon|tues|wednes|thurs|fri|satur)day\b/.test(
      reading.lower.slice(event.end),
    )
    if (
      !what ||
      goesFor ||
      !(time || date || day || isOnADay) ||
      (!time && isMeal(what) && !date && !day && !isOnADay)
    )
      continue
    if (
      /^(?:tour|musical|party|show|reservation|match)$/.test(what) &&
      !(time || date || day || isOnADay)
    )
      continue
    // "At Halloween, ghost tour, …": the feast tells when the trip is.
    if (
      /^(?:tour|musical|party|show|match)$/.test(what) &&
      !time &&
      date &&
      isApart(reading, date, event)
    )
      continue
    const clock = time && clockOf(time.groups, what)
    const named = weekdayNear(near(reading.findSaid(weekdayName)))
    const where = whereOf(reading, event.end, sentence.end)
    const isNamed =
      called.before + called.after === 0 ||
      reading.isFree(event.start - called.before, event.end + called.after)
    const part = clock ? undefined : partIn(reading, event.end, date)
    const appointment: Appointment = {
      what: `${isNamed ? called.what : what}${part ? ` in the ${part}` : ''}`,
      ...(where && { where }),
      ...(day && !date && day.first > 0 && { day: day.first }),
      ...(date &&
        (isWeekday(reading, date) ? { weekday: weekdayOf(date.first) } : { date: date.first })),
      ...(named !== undefined && !(date || day) && { weekday: named }),
      ...(clock && { time: clock }),
    }
    appointments.push(appointment)
    if (day && day.first === 0) onLastDay.add(appointment)
    if (nth) reading.claim('appointment', nth.start, nth.end)
    if (date) {
      used.add(date)
      const part = partOfDay.exec(reading.free().slice(date.end))
      if (part) reading.claim('appointment', date.end, date.end + part[0].length)
    }
    told.push(event)
    if (time) timed.add(time.start)
    // A lesson is a wish as well, and read as one.
    if (what !== 'lesson' && reading.isFree(event.start, event.end))
      reading.claim(
        'appointment',
        event.start - (isNamed && !isOccasion.test(called.what) ? called.before : 0),
        event.end + (isNamed ? called.after : 0),
      )
    if (time && reading.isFree(time.start, time.end))
      reading.claim('appointment', time.start, time.end)
  }
  return { appointments, used, onLastDay }
}

const isPaper = /^(?:reservation|booking|tickets?|reserved)$/
const mealOnADay =
  /\b(?:dinner|lunch|brunch)\b(?= (?:on )?(?:the )?(?:first |last )?(?:sun|mon|tues|wednes|thurs|fri|satur)day\b| (?:on|at) \d)/
/** Told as an occasion as well. */
const isOccasion = /^(?:birthday|anniversary|wedding|conference|graduation) /

/** "A workshop on Friday 9-12, dinner at 7": a time is that of the nearest thing before it. */
function isOfAnother(
  time: { start: number; end: number },
  event: { start: number; end: number; text: string },
  events: readonly { start: number; end: number; text: string }[],
  /** Of a day only where a comma lies between: "dinner and a concert on Friday" are of one. */
  lower?: string,
): boolean {
  // "Tickets for the opera … at 21:00" are of one evening.
  if (isPaper.test(event.text) || distance(time, event) > oneBreath) return false
  const [from, to] = time.start >= event.end ? [event.end, time.start] : [time.end, event.start]
  return events.some(
    (other) =>
      other.start >= from &&
      other.end <= to &&
      !isPaper.test(other.text) &&
      (lower === undefined || /[,;]/.test(lower.slice(from, other.start))),
  )
}

const inThe = /^ in the (?<part>morning|afternoon|evening)\b/
const dayPart = /^ (?:early |late )?(?<part>morning|afternoon|evening)\b/

/** "A surf lesson on Friday morning", "a lesson in the morning on Friday". */
function partIn({ lower }: Reading, from: number, date?: DateMention): string | undefined {
  const found =
    inThe.exec(lower.slice(from, from + 20)) ??
    (date && date.start >= from ? dayPart.exec(lower.slice(date.end, date.end + 20)) : null)
  return found?.groups?.part
}

/** "A workshop Wednesday morning". */
const partOfDay = /^ (?:early |late )?(?:mornings?|afternoons?|evenings?|nights?)\b/

const asksForOne =
  /^[^.!?]*\b(?:what(?:'s| is| would)|where|which|any (?:ideas?|tips?|suggestions?)|recommend)\b[^.!]*\?/

/** "Dinner at a place with a star on the second evening at 8pm": nothing stands between but its own words. */
function isInOneBreath(
  { lower }: Reading,
  item: { start: number; end: number },
  event: { start: number; end: number },
): boolean {
  const between = lower.slice(event.end, item.start)
  return item.start > event.end && between.length <= oneBreath && !/[,;.!?]|\band\b/.test(between)
}

/** Whether a comma stands between, and the date says no weekday. */
function isApart(
  reading: Reading,
  date: DateMention,
  event: { start: number; end: number },
): boolean {
  const [from, to] = date.end <= event.start ? [date.end, event.start] : [event.end, date.start]
  return /[,;.]/.test(reading.lower.slice(from, to)) && !isWeekday(reading, date)
}

const oneBreath = 80
const weekdayName = /\b(?:sun|mon|tues|wednes|thurs|fri|satur)day\b/

/** A weekday that no date was read from: "in January, dinner at 19:00 on Saturday". */
function weekdayNear(found: Found | undefined): number | undefined {
  return found && weekdayNumber(found.text)
}

/** The trip's day that is meant; 0 is the last one. */
function dayOf(nth: Found | undefined): { first: number } | undefined {
  const number = nth?.groups.number
  if (number) return { first: toCount(number) ?? 0 }
  const word = nth?.groups.nth
  if (!word) return undefined
  if (/^(?:last|final)$/.test(word)) return { first: 0 }
  return { first: ordinals.indexOf(word) + 1 || Number.parseInt(word, 10) }
}

function begins(reading: Reading, { start, end }: DateMention): boolean {
  const lead = reading.lower.slice(Math.max(0, start - 14), start)
  const wide = reading.lower.slice(Math.max(0, start - 44), start)
  return (
    beginsTrip.test(lead) || ofTheWay.test(wide) || /^from /.test(reading.lower.slice(start, end))
  )
}

/** "3 nights from 28 May, …, nice dinner", "4 nights, 8 April, …, food tour": beside the length it is the trip's. */
function isTripStart(reading: Reading, { start, end }: DateMention): boolean {
  return reading.spans.some((span) => {
    if (span.slot !== 'length') return false
    const [from, to] = span.end <= start ? [span.end, start] : [end, span.start]
    if (from > to || reading.lower[from - 1] === '.') return false
    return /^[,:]? ?(?:\(|for |from |on |starting |beginning |arriving )?$/.test(
      reading.lower.slice(from, to),
    )
  })
}

function distance(
  item: { start: number; end: number },
  event: { start: number; end: number },
): number {
  return item.start >= event.end ? item.start - event.end : event.start - item.end
}

function overlapsNone(
  time: { start: number; end: number },
  dates: readonly { start: number; end: number }[],
): boolean {
  return !dates.some((date) => date.start < time.end && time.start < date.end)
}

/** "Flying in Wednesday noon, visiting my brother": the hour is that of the flight. */
function isOfTheWay({ spans }: Reading, time: { start: number; end: number }): boolean {
  return spans.some(
    ({ slot, start, end }) => slot === 'dates' && start <= time.start && end + 1 >= time.end,
  )
}

function isMeal(what: string): boolean {
  return /^(?:dinner|lunch|breakfast|brunch)$/.test(what)
}

function isWeekday(reading: Reading, date: DateMention): boolean {
  return (
    /(?:mon|tues|wednes|thurs|fri|satur|sun)day|\b(?:mon|tue|wed|thu|fri|sat|sun)\b/.test(
      reading.lower.slice(date.start, date.end),
    ) &&
    !/\d/.test(reading.lower.slice(date.start, date.end)) &&
    !ofTheCalendar.test(reading.lower.slice(date.start, date.end))
  )
}

function clockOf(groups: Readonly<Record<string, string | undefined>>, what: string): string {
  if (groups.word) return groups.word === 'midnight' ? '00:00' : '12:00'
  let hour = Number(
    groups.hour ?? groups.hour2 ?? groups.hour3 ?? groups.hour4 ?? groups.hour5 ?? groups.hour6,
  )
  const minute = groups.minute ?? groups.minute2 ?? groups.minute4 ?? groups.minute5 ?? '00'
  const half = (groups.half ?? groups.half2 ?? groups.half3 ?? groups.half4 ?? '').replace(
    /\./g,
    '',
  )
  if (half === 'pm' && hour < 12) hour += 12
  else if (half === 'am' && hour === 12) hour = 0
  else if (half !== 'am' && half !== 'pm' && hour < 12) hour += likelyAfternoon(hour, what) ? 12 : 0
  return `${String(hour).padStart(2, '0')}:${minute}`
}

/** Nobody dines at eight in the morning; a meeting at nine is in the morning. */
function likelyAfternoon(hour: number, what: string): boolean {
  if (/^(?:dinner|concert|opera|show|musical|party)$/.test(what)) return hour >= 1
  if (/^(?:breakfast|brunch|marathon)$/.test(what)) return false
  return hour >= 1 && hour <= 7
}

const nameOfPlace =
  "(?<where>\\p{Lu}[\\p{L}\\p{M}'&-]*(?: (?!(?:Mon|Tue(?:s)?|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?|Sun)(?:day)?\\b)(?:\\p{Lu}[\\p{L}\\p{M}'&-]*|de|la|del|of|the))*)"
const rightBehind = new RegExp(
  `^(?: (?:reservation|booking|tickets))? (?:at|in) (?:the )?${nameOfPlace}`,
  'u',
)
/** "A reservation in Florence on 3 November at 20:00 at Enoteca Pinchiorri". */
const atATable = new RegExp(`^[^;.!?]{0,80}? at (?:the )?${nameOfPlace}`, 'u')
/** "Dinner with friends at 19:00 on Saturday in Leith". */
const furtherOn = new RegExp(`^[^,;.!?]{0,60}? in (?:the )?${nameOfPlace}`, 'u')
const noPlace =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|(?:sun|mon|tues|wednes|thurs|fri|satur)day|michelin)\b/i

function whereOf(reading: Reading, from: number, to: number): string | undefined {
  const after = reading.plain.slice(from, to)
  return [atATable, rightBehind, furtherOn]
    .flatMap((pattern) => pattern.exec(after)?.groups?.where ?? [])
    .find((name) => !noPlace.test(name))
}
