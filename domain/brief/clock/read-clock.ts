/** When the first day begins and the last one ends by the clock: flights, layovers, a ship's call. */
import { voyage } from '../places/cruise-words.ts'
import type { Found, Reading } from '../reading.ts'
import { spokenClock, spokenTime } from './spoken-times.ts'

export interface ClockTimes {
  arrival?: string
  departure?: string
}

/** "Back in Austin by 6pm": whether it is where the trip begins, the places tell. */
export interface BackBy {
  time: string
  place?: string
}

export const clockTime = (name: string) =>
  `(?:(?<hour${name}>[01]?\\d|2[0-3])(?:[:.h](?<minute${name}>[0-5]\\d)\\s?(?<half${name}>[ap]\\.?m\\b\\.?)?|\\s?(?<noon${name}>[ap]\\.?m\\b\\.?))(?!\\d)|\\b(?<word${name}>noon|midday|midnight)\\b)`
const time = clockTime
const at = '(?:(?:at|by|around|about|~|@|:)\\s?)?'
/** Between the verb and its time stand a place, a day or a ship, but no other time. */
const gap = '(?<gap>[^.!?;\\d]{0,44}?(?:\\d{1,2}(?:st|nd|rd|th)?(?![:\\dap])[^.!?;\\d]{0,24}?)?)'
const arriving =
  '\\b(?:land(?:s|ed|ing)?|arriv(?:e|es|ing|al)|touch(?:ing|es)? down|get(?:s|ting)? in|dock(?:s|ed|ing)?|disembark(?:s|ing)?|fl(?:y|ies|ying) in|get(?:s|ting)? there|com(?:e|es|ing) (?:in |over |up |down |there )?(?:by|with|on) (?:the |a |an )?(?:(?:night|early|fast|direct|morning) )?(?:train|bus|coach|car|plane|ferry|flight|eurostar|ice|tgv)|ship comes in|in port from|ashore (?:at|from))\\b'
const leaving =
  '\\b(?:leav(?:e|es|ing)|depart(?:s|ing|ure)?|tak(?:e|es|ing) off|fl(?:y|ies|ying) (?:out|home|back|on|off)|(?:flight|train|bus|ferry|plane) (?:home|back|out|onward|leaves|is|on)|(?<=\\b(?:and|before|until|till|then|catch(?:ing)?) (?:a|an|the|my|our) )(?:flight|train|bus|ferry|plane|boat|cruise|ship|coach|sleeper)|(?:next|onward|connecting|return|outgoing|evening) (?:flight|train|connection)|connection|all aboard|back on (?:board|the ship)|(?:sets? )?sail(?:s|ing)?(?: away| off)?|boarding|(?:have|need|must|got|has) to be (?:back|gone|at the airport|on board)|must be back|out again)\\b'
const arrivalPattern = new RegExp(`(?<verb>${arriving})${gap}(?<time>${at}${time('')})`)
/** "Back for a 7pm flight", "a 6pm train home": the hour stands before what one leaves by. */
const vehicle = '(?:flight|train|bus|coach|ferry|plane)'
const leavesBy = new RegExp(
  `(?<verb>\\b(?:back|in time|leav(?:e|es|ing)|catch(?:ing)?|return(?:ing)?|until|till|before)\\b)[^.!?;\\d]{0,24}?\\b(?:a|an|the|my|our|for) (?<time>${time('')})(?= ${vehicle}\\b(?! (?:in|arriv)))|(?<=\\b(?:a|an|the|my|our) )(?<timeBefore>${time('B')})(?= ${vehicle} (?:home|back)\\b)`,
)
const departurePattern = new RegExp(`(?<verb>${leaving})${gap}(?<time>${at}${time('')})`)
/** An hour whose half of the day stands beside it: "Monday morning at 11", "at 6 in the evening". */
const spoken =
  '(?<time>(?<part>morning|afternoon|evening),? (?:at|around|about|by) (?<hour>1[0-2]|[1-9])\\b(?!\\s?(?:[:.h]\\d|[ap]\\.?m|days?|nights?|hours?|o))|(?:at|around|about|by) (?<hourB>1[0-2]|[1-9]) in the (?<partB>morning|afternoon|evening))'
/** "We come by train from Kassel around 11". */
const bareArrival = new RegExp(
  `(?<verb>${arriving})(?<gap>[^.!?;\\d]{0,44}?)(?<time>\\b(?:around|about|at|by|before|after|ca\\.?|circa) (?<hour>[1-9]|1\\d|2[0-3]))(?=\\s*(?:$|[.,;!?)]|on\\b|and\\b))(?!\\.\\d)`,
)
const spokenArrival = new RegExp(`(?<verb>${arriving})${gap}${spoken}`)
/** "A morning arrival at 8". */
const partArrival =
  /\b(?<part>morning|afternoon|evening) (?<verb>arrival|landing)(?<time> (?:at|around|about) (?<hour>1[0-2]|[1-9]))\b(?!\s?(?:[:.h]\d|[ap]\.?m))/
const spokenDeparture = new RegExp(`(?<verb>${leaving})${gap}${spoken}`)
const rangePattern = new RegExp(
  `(?:\\b(?:from|between) )?${time('A')}\\s?(?:-|to|until|till|and)\\s?${time('B')}`,
)
const untilPattern = new RegExp(`\\s?(?:-|to|until|till)\\s?${time('')}`)
const stopover = new RegExp(
  `\\b(?:lay-?over|stop-?over|transit|between (?:my |our |two )?(?:flights|trains|buses|connections|planes)|ship|port (?:call|day|stop)|in port|docks?|shore|ashore|liner)\\b|${voyage}`,
)

/** Hours with the letter that tells them: "from 8 to 18h", "9h-18h". */
const hourRange =
  /(?<from>\b(?:from|between) )?\b(?<in>[5-9]|1\d)(?<h>h)? ?(?:-|to|until|till|and) ?(?<out>1\d|2[0-3]|[1-9]) ?h\b/
const spokenArriving = new RegExp(`(?<verb>${arriving})${gap}${spokenTime}`)
const spokenLeaving = new RegExp(`(?<verb>${leaving})${gap}${spokenTime}`)

const notHome =
  '(?:the |our |my )?(?:hotel|hostel|ship|boat|port|airport|station|apartment|room|airbnb|lodging|office|conference|villa|campsite|base|car)'
const backPattern = new RegExp(
  `\\b(?<back>back|home)(?: home)?(?: (?:in|at|to) (?!${notHome})(?<place>[a-z' ]{2,30}?))?(?: on (?:the )?[a-z]+day)?,? (?:by|before|no later than|not later than) ${time('')}(?!,? (?:every|each))`,
)

/** Claims the hour by which one is home again, before it is taken for that of a departure. */
export function readBackBy(reading: Reading): BackBy | undefined {
  const [found] = reading.find(backPattern)
  if (!found) return undefined
  const { hour, minute, half, noon, word, place } = found.groups
  reading.claim('dates', found.start, found.end)
  return { time: clock(hour, minute, half ?? noon, word), ...(place && { place: place.trim() }) }
}

/** Claims the times, so that neither a date nor a name is read from their figures. */
export function readClock(reading: Reading): ClockTimes {
  const times: ClockTimes = {}
  if (
    !/\d ?(?:[:.h]\d\d|[ap]\.?m)|noon|midday|midnight|morning|evening|\bfrom \d|\bhalf\b|\bquarter\b|\d ?h\b|\b(?:at|around|about|by|before|after|circa|ca\.?) (?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/.test(
      reading.lower,
    )
  )
    return times
  const arrival =
    reading.find(partArrival)[0] ??
    // "Arrive Wednesday evening, leave Sunday 17:40": the hour is that of leaving.
    reading.find(arrivalPattern).find(({ groups }) => !leavesAgain.test(groups.gap ?? '')) ??
    reading.find(spokenArrival)[0] ??
    bareHour(reading)
  if (arrival) {
    times.arrival = take(reading, arrival)
    // "Docks in Naples from 8am to 6pm".
    const until = reading.find(untilPattern).find(({ start }) => start === arrival.end)
    if (until) {
      const { groups } = until
      reading.claim('dates', until.start, until.end)
      times.departure = clock(groups.hour, groups.minute, groups.half ?? groups.noon, groups.word)
      return times
    }
  }
  const by = reading.find(leavesBy).at(-1)
  if (by) {
    const { hour, minute, half, noon, word, hourB, minuteB, halfB, noonB, wordB } = by.groups
    const length = (by.groups.time ?? by.groups.timeBefore ?? '').length
    reading.claim('dates', by.end - length, by.end)
    times.departure = clock(
      hour ?? hourB,
      minute ?? minuteB,
      half ?? halfB ?? noon ?? noonB,
      word ?? wordB,
    )
    return times
  }
  const departures = reading.find(departurePattern)
  // "Our flight home is at 21:15. … the bus to the mine leaves at 8.10".
  const departure =
    departures.findLast(({ text }) => goesHome.test(text)) ??
    departures.at(-1) ??
    reading.find(spokenDeparture).at(-1)
  // "We leave Leeds at 9:00 and arrive at 12:30" tells of the way there.
  // "Leaving London Thursday 7am, return Sunday": the way there.
  const isOutbound =
    departure !== undefined &&
    /^(?:leav|depart|fl[yi]|tak)/.test(departure.text) &&
    reading.follows(comesBack, departure.end, 90)
  if (departure && isOutbound) take(reading, departure)
  else if (departure && !(arrival && arrival.start > departure.start))
    times.departure = take(reading, departure)
  const comes = arrival ? undefined : reading.find(spokenArriving)[0]
  if (comes) times.arrival = takeSpoken(reading, comes, 'arrival')
  const goes = departure ? undefined : reading.find(spokenLeaving).at(-1)
  if (goes) times.departure = takeSpoken(reading, goes, 'departure')
  if (times.arrival ?? times.departure) return times
  const [hours] = reading.says(stopover) ? reading.find(hourRange) : []
  if (hours && (hours.groups.from ?? hours.groups.h ?? Number(hours.groups.out) > 12)) {
    const { in: first, out = '' } = hours.groups
    reading.claim('dates', hours.start, hours.end)
    const isLater = Number(out) <= Number(first)
    return { arrival: clock(first), departure: clock(out, '00', isLater ? 'pm' : undefined) }
  }
  const [call] = reading.says(stopover) ? reading.find(rangePattern) : []
  if (!call) return reading.says(stopover) ? bareCall(reading) : times
  const { groups } = call
  reading.claim('dates', call.start, call.end)
  return {
    arrival: clock(groups.hourA, groups.minuteA, groups.halfA ?? groups.noonA, groups.wordA),
    departure: clock(groups.hourB, groups.minuteB, groups.halfB ?? groups.noonB, groups.wordB),
  }
}

const comesBack =
  /^[^.!?;]{0,40}\b(?:return(?:ing|s)?|(?:be |come |coming |fly |flying |and )?(?:back|home))(?: on| by| the)* (?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?|\d{1,2})\b/

const goesHome =
  /^(?:last )?(?:flight|train|bus|ferry|plane) (?:home|back|out)|^fl(?:y|ies|ying) (?:home|back|out)|^(?:return|onward) flight/

const leavesAgain = /\b(?:leav|depart|fl(?:y|ight) (?:home|back|out)|return|back|home)/

function bareHour(reading: Reading): Found | undefined {
  const [found] = reading.find(bareArrival)
  const hour = Number(found?.groups.hour)
  if (!found) return undefined
  return hour < 7 ? { ...found, groups: { ...found.groups, hour: String(hour + 12) } } : found
}

/** "Our cruise stops in Naples from 8 to 6": in the morning and in the evening, as ships do. */
const barePattern =
  /\bfrom (?<in>[5-9]|1[0-2]) ?(?:-|to|until|till) ?(?<out>[1-9]|1[01])(?= (?:on|in)\b|[,.;!?)]|$)/

function bareCall(reading: Reading): ClockTimes {
  const [call] = reading.find(barePattern)
  if (!call) return {}
  reading.claim('dates', call.start, call.end)
  return { arrival: clock(call.groups.in, '00'), departure: clock(call.groups.out, '00', 'pm') }
}

function take(reading: Reading, { start, end, text, groups }: Found): string {
  const length = groups.time?.length ?? text.length
  reading.claim('dates', Math.max(start, end - length), end)
  const verb = groups.verb ?? ''
  if (/^(?:morning|afternoon|evening)/.test(text)) reading.claim('dates', start, end)
  else if (!/flight|train|bus|ferry|plane|fl[yi]|boat/.test(verb))
    reading.claim('dates', start, start + verb.length)
  const part = groups.part ?? groups.partB
  if (part) return clock(groups.hour ?? groups.hourB, '00', part === 'morning' ? 'am' : 'pm')
  return clock(groups.hour, groups.minute, groups.half ?? groups.noon, groups.word)
}

function takeSpoken(reading: Reading, found: Found, of: 'arrival' | 'departure'): string {
  const length = found.groups.spoken?.length ?? 0
  reading.claim('dates', found.end - length, found.end)
  return spokenClock(found.groups, of)
}

export function clock(hour = '0', minute = '00', half?: string, word?: string): string {
  if (word) return word === 'midnight' ? '23:59' : '12:00'
  const afternoon = half?.startsWith('p') ?? false
  const value = Number(hour) % (half ? 12 : 24)
  return `${String(value + (afternoon ? 12 : 0)).padStart(2, '0')}:${minute}`
}
