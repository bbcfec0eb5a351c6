/**
 * The begin and end of a stay by the clock: a layover, a ship's call, the train of arrival or departure. The hours
 * in town are shortened by the ways in and back.
 */
import { voyage } from '#domain/brief/places/cruise-words.ts'
import { portNames } from '#domain/places/stations-and-airports.ts'

export interface StayClock {
  /** The kind of stay; a `journey` may last several days, and a `day` is a whole one with said hours. */
  kind: 'layover' | 'call' | 'evening' | 'hours' | 'day' | 'journey'
  /** The hours in town, in minutes of the day. */
  from?: number
  to?: number
  /** The vehicle of departure is unknown: assumed a flight, which needs the most time. */
  flightAssumed?: true
  /** Arrival and departure by air: the airport may be farther than usual. */
  flownIn?: true
  flownOut?: true
  /** Hand luggage only. */
  handLuggage?: true
  /** The begin of the layover is assumed. */
  landingAssumed?: true
  /** Minute of arrival, before the way into town. */
  arrives?: number
  /** The departure is on the day after the arrival. */
  nextDay?: true
}

/** Minutes from landing or docking until one is in town, and from leaving town to the departure. */
const margins = {
  // In: an hour's way and half an hour at the desks; out: an hour's way and two hours before take-off.
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
/** An evening among several days: "4 nights in Budapest, with one evening at the opera". */
const ofDays =
  /\b(?:[2-9]|\d{2}|two|three|four|five|six|seven|eight|nine|ten|few|couple of|several)[- ](?:full |whole )?(?:days?|nights?)\b/i
/** Hours of a single evening. */
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
export const journeyMargins = { flight: margins.flight, land: margins.journey }

/** Whether a text tells of a plane. */
export const isFlown = (text: string) => byAir.test(text)

export function isLayover(text: string): boolean {
  return oneDay.exec(text)?.groups?.layover !== undefined
}

/** The hours in a request; null where it has none. */
export function readStayClock(text: string, isSeveralDays = false): StayClock | null {
  const bound = oneDay.exec(text)
  // Before a cruise of several days in town nobody is on board yet.
  if (bound && !(isSeveralDays || isOverNight(text))) {
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
  // An arrival by air implies a departure by air.
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

/** Hours ("From 7:00 to 17:00"), and not days ("14-16 May"). */
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

/** A stopover over night, which is a short stay: "Arriving Tuesday, leaving Wednesday". */
function isOverNight(text: string): boolean {
  const days = [...text.matchAll(/\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/gi)]
  return new Set(days.map(([day]) => day.toLowerCase())).size > 1
}

/** The first time of day after a word, within its clause. */
function timeAfter(text: string, word: RegExp, isByAir = false, mayFly = false) {
  const found = word.exec(text)
  if (!found) return null
  const rest = text.slice(found.index + found[0].length)
  const [near = ''] = rest.slice(0, reach).split(/[,;.](?!\d)/)
  // The first number may be a date: "Friday 12 February at 14:00".
  const [clear] = [...near.matchAll(at)].flatMap(({ groups }) => minuteOf(groups ?? {}, '') ?? [])
  const minute = clear ?? spokenMinute(near) ?? partMinute(near, word)
  if (minute === undefined) return null
  const isFlight = isByAir || byAir.test(found[0] + near)
  const isAssumed = !isFlight && mayFly && setsOut.test(found[0])
  return { minute, isAssumed, margin: isFlight || isAssumed ? margins.flight : margins.journey }
}

const spoken =
  /\b(?<part>morning|afternoon|evening),? (?:at|around|about|by) (?<hour>1[0-2]|[1-9])\b(?! ?(?:days?|nights?|hours?))|\b(?:at|around|about|by) (?<later>1[0-2]|[1-9]) in the (?<half>morning|afternoon|evening)\b/i

/** An hour with its part of the day: "Monday morning at 11", "at 6 in the evening". */
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
/** Usual arrival and departure where only a part of the day was said, in minutes of the day. */
const parts: Readonly<Record<string, { coming: number; going: number }>> = {
  morning: { coming: 600, going: 660 },
  afternoon: { coming: 900, going: 930 },
  evening: { coming: 1140, going: 1170 },
  night: { coming: 1320, going: 1320 },
}

/** The minute of a part of the day: "Leaving Wednesday the 10th in the evening". */
function partMinute(words: string, word: RegExp): number | undefined {
  const said = parts[partSaid.exec(words)?.groups?.part?.toLowerCase() ?? '']
  return said?.[word === coming ? 'coming' : 'going']
}

/** The minute of a certain time of day: with minutes, with am or pm, or as a word. */
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
