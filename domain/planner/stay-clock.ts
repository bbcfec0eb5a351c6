/**
 * When a stay begins and ends by the clock: a layover, a ship's call, the train one comes or leaves by.
 * The hours that are left in town are shorter by what it takes to get in and back in time.
 */
import { voyage } from '#domain/brief/cruise-words.ts'
import { portNames } from '#domain/places/stations-and-airports.ts'

export interface StayClock {
  /** What bounds the stay; a journey may be of several days, and a `day` is a whole one with hours that were said. */
  kind: 'layover' | 'call' | 'evening' | 'hours' | 'day' | 'journey'
  /** Minutes after midnight, in town: from when, and until when. */
  from?: number
  to?: number
  /** Nobody said by what one leaves: taken for a flight, which asks for most time. */
  flightAssumed?: true
  /** One comes by air; and goes by air: the way from and to the airport may be longer than the usual one. */
  flownIn?: true
  flownOut?: true
  /** No bags were checked that might go through or not. */
  handLuggage?: true
  /** Nobody said when the layover begins. */
  landingAssumed?: true
  /** When one arrives, before the way into town. */
  arrives?: number
  /** One leaves on the day after the one on which one comes. */
  nextDay?: true
}

/** From landing or docking to being in town, and from leaving town to the latest moment. */
const margins = {
  // An hour on the way and half of one at the desks; back, an hour on the way and two before take-off.
  layover: { in: 90, out: 180 },
  call: { in: 30, out: 60 },
  flight: { in: 75, out: 150 },
  journey: { in: 45, out: 60 },
}

const time = String.raw`(?:(?<hour>\d{1,2})(?:[:.](?<minute>\d{2}))?\s*(?<half>[ap]\.?m\.?)?|(?<word>noon|midday|midnight))`
const oneDay = new RegExp(
  `\\b(?<layover>lay-?over|stop-?over|between flights)\\b|\\b(?:port (?:call|stop|day)|shore (?:day|excursion|leave))\\b|${voyage}`,
  'i',
)
const oneEvening =
  /\b(?:plan|for|have|spend|only|just) (?:one|an|a single|the) evening\b(?! before)|\bone evening (?:for|in|at|out)\b|^\W*(?:one|an|a single|a free) evening\b(?! before)/i
/** "4 nights in Budapest, with one evening at the opera": the evening is one of them. */
const ofDays =
  /\b(?:[2-9]|\d{2}|two|three|four|five|six|seven|eight|nine|ten|few|couple of|several)[- ](?:full |whole )?(?:days?|nights?)\b/i
/** After work or a day of one's own, until the last train. */
const evening = { from: 1050, to: 1440 }
const between = new RegExp(
  String.raw`\b(?:from|between)?\s*${named(time, 'a')}\s*(?:-|–|to|until|till|and)\s*${named(time, 'b')}`,
  'gi',
)
const coming =
  /\b(?:arriv\w*|land(?:ing|s)?|get(?:s|ting)? (?:in(?:to)?|there|to)|flying in(?:to)?|fly in(?:to)?)\b/i
const going =
  /\b(?:leav(?:e|ing|es)|depart\w*|fl(?:y|ies|ying) (?:home|back|out|on(?:ward)?|off)|(?:onward |connecting |next |return |our |my |the )?flight (?:home|back|out|on|onward|leaves|is)|(?:onward|connecting|next|return) flight|(?<=\b(?:land|arriv)\w*\b[^.;!?]{0,80}\W)flight(?= at \d)|out(?: again)?(?= (?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day)|tak(?:e|es|ing) off|train (?:home|back)|(?:have|here|there|stay(?:ing)?|free) (?:until|till))\b/i
const byAir = new RegExp(
  `\\b(?:fl(?:y|ies|ying|ight)\\w*|land(?:ing|s)?|plane|airport|${portNames.flatMap(({ airports }) => airports).join('|')})\\b`,
  'i',
)
const byLand =
  /\b(?:trains?|rail|eurostar|bus(?:es)?|coach|car|driv(?:e|es|ing)|ferr(?:y|ies)|boats?|ships?|cruise|road trip|on foot|bikes?|gare (?:de|du)|(?:haupt)?bahnhof|hbf|(?<!(?:metro|subway|tube|underground) )station)\b/i
const setsOut = /^(?:leav|depart)/i
const at = new RegExp(String.raw`\b(?:at|by|around|about)\s+${time}|\b${time}`, 'gi')
const reach = 60
const leavesNextDay =
  /\b(?:(?:the )?(?:next|following) (?:day|morning|afternoon|evening)|the day after)\b/i

function named(pattern: string, suffix: string): string {
  return pattern.replace(/\(\?<(\w+)>/g, `(?<$1${suffix}>`)
}

export const layoverMargins = margins.layover
export const callMargins = margins.call

export function isLayover(text: string): boolean {
  return oneDay.exec(text)?.groups?.layover !== undefined
}

/** What a request says about it; null where it says nothing of the sort. */
export function readStayClock(text: string, isSeveralDays = false): StayClock | null {
  const bound = oneDay.exec(text)
  if (bound && !isOverNight(text)) {
    const kind = bound.groups?.layover ? 'layover' : 'call'
    const span = hoursIn(text)
    const from = (span && minuteOf(span, 'a')) ?? timeAfter(text, coming)?.minute
    const long = /\b(?<hours>\d{1,2})[- ]?(?:h|hrs?|hours?)\b/i.exec(text)?.groups?.hours
    const to =
      (span && minuteOf(span, 'b', from)) ??
      timeAfter(text, going)?.minute ??
      (from === undefined || !long ? undefined : from + Number(long) * 60)
    if (from === undefined || to === undefined || to <= from) return null
    const margin = margins[kind]
    return { kind, from: from + margin.in, to: to - margin.out, ...bagsOf(text) }
  }
  if (oneEvening.test(text) && !(isSeveralDays || ofDays.test(text)))
    return { kind: 'evening', ...evening }
  const isByAir = bound?.groups?.layover !== undefined
  const arrives = timeAfter(text, coming, isByAir)
  // Who lands flies home.
  const isFlown = isByAir || arrives?.margin === margins.flight
  const leaves = timeAfter(text, going, isFlown, !byLand.test(text))
  if (!(arrives || leaves)) return null
  return {
    kind: 'journey',
    ...(arrives && { from: arrives.minute + arrives.margin.in, arrives: arrives.minute }),
    ...(leaves && { to: leaves.minute - leaves.margin.out }),
    ...(arrives?.margin === margins.flight ? { flownIn: true as const } : {}),
    ...(leaves?.margin === margins.flight ? { flownOut: true as const } : {}),
    ...(leaves?.isAssumed ? { flightAssumed: true } : {}),
    ...(arrives && leaves && leavesNextDay.test(text) ? { nextDay: true } : {}),
  }
}

/** "Hand luggage only", "just carry-ons". */
export function bagsOf(text: string): Pick<StayClock, 'handLuggage'> {
  return /\b(?:hand|cabin|carry[- ]on) (?:luggage|baggage|bags?)\b|\bcarry[- ]ons?\b/i.test(text)
    ? { handLuggage: true }
    : {}
}

const month = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*'
const dayBehind = new RegExp(`${month}\\.? *$`, 'i')
const monthAhead = new RegExp(`^ *(?:of )?${month}\\b`, 'i')

/** "From 7:00 to 17:00", and not the days of "14-16 May". */
function hoursIn(text: string): Readonly<Record<string, string | undefined>> | undefined {
  for (const found of text.matchAll(between)) {
    const end = found.index + found[0].length
    const { minutea, minuteb, halfa, halfb } = found.groups ?? {}
    const isSure = [minutea, minuteb, halfa, halfb].some((each) => each !== undefined)
    const isOfDays = dayBehind.test(text.slice(0, found.index)) || monthAhead.test(text.slice(end))
    if (isSure || !isOfDays) return found.groups
  }
  return undefined
}

/** "Arriving Tuesday, leaving Wednesday": a stopover with a night in it is a short stay. */
function isOverNight(text: string): boolean {
  const days = [...text.matchAll(/\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/gi)]
  return new Set(days.map(([day]) => day.toLowerCase())).size > 1
}

/** The first time of day that follows a word, not past the next sentence or comma. */
function timeAfter(text: string, word: RegExp, isByAir = false, mayFly = false) {
  const found = word.exec(text)
  if (!found) return null
  const rest = text.slice(found.index + found[0].length)
  const [near = ''] = rest.slice(0, reach).split(/[,;.](?!\d)/)
  // "Friday 12 February at 14:00": the first number need not be the time.
  const [clear] = [...near.matchAll(at)].flatMap(({ groups }) => minuteOf(groups ?? {}, '') ?? [])
  const minute = clear ?? spokenMinute(near) ?? partMinute(near, word)
  if (minute === undefined) return null
  const isFlight = isByAir || byAir.test(found[0] + near)
  const isAssumed = !isFlight && mayFly && setsOut.test(found[0])
  return { minute, isAssumed, margin: isFlight || isAssumed ? margins.flight : margins.journey }
}

const spoken =
  /\b(?<part>morning|afternoon|evening),? (?:at|around|about|by) (?<hour>1[0-2]|[1-9])\b(?! ?(?:days?|nights?|hours?))|\b(?:at|around|about|by) (?<later>1[0-2]|[1-9]) in the (?<half>morning|afternoon|evening)\b/i

/** "Monday morning at 11", "at 6 in the evening": the half of the day stands beside the hour. */
function spokenMinute(words: string): number | undefined {
  const said = spoken.exec(words)?.groups
  if (!said) return undefined
  const isMorning = (said.part ?? said.half)?.toLowerCase() === 'morning'
  return ((Number(said.hour ?? said.later) % 12) + (isMorning ? 0 : 12)) * 60
}

const months =
  'january|february|march|april|may|june|july|august|september|october|november|december'
const partSaid = new RegExp(
  `^(?:,? (?:home|back|on|the|in|of|early|late|${months}|(?:mon|tues|wednes|thurs|fri|satur|sun)day|\\d{1,2}(?:st|nd|rd|th)?))* (?<part>morning|afternoon|evening|night)\\b(?! before)`,
  'i',
)
/** Who says no more than the part of the day: when most come, and when most go. */
const parts: Readonly<Record<string, { coming: number; going: number }>> = {
  morning: { coming: 600, going: 660 },
  afternoon: { coming: 900, going: 930 },
  evening: { coming: 1140, going: 1170 },
  night: { coming: 1320, going: 1320 },
}

/** "Leaving Wednesday the 10th in the evening". */
function partMinute(words: string, word: RegExp): number | undefined {
  const said = parts[partSaid.exec(words)?.groups?.part?.toLowerCase() ?? '']
  return said?.[word === coming ? 'coming' : 'going']
}

/** Only what is surely a time of day: with minutes, with am or pm, or as a word. */
function minuteOf(
  groups: Readonly<Record<string, string | undefined>>,
  suffix: string,
  after?: number,
): number | undefined {
  const [hour, minute, half, word] = ['hour', 'minute', 'half', 'word'].map(
    (name) => groups[`${name}${suffix}`],
  )
  if (word) return word.toLowerCase() === 'midnight' ? 1440 : 720
  const isSure = minute !== undefined || half !== undefined || after !== undefined
  if (hour === undefined || !(isSure || suffix === 'a')) return undefined
  const hours = Number(hour)
  if (hours > 24 || Number(minute ?? 0) > 59) return undefined
  const afternoon = half?.toLowerCase().startsWith('p') ? 12 : 0
  const base = half ? (hours % 12) + afternoon : hours
  return base * 60 + Number(minute ?? 0)
}
