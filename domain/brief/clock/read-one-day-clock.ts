/** From when to when one is out on a trip of a single day: "from nine in the morning until about ten at night". */
import type { DateMention } from '../dates/date-grammar.ts'
import type { Found, Reading } from '../reading.ts'
import type { ClockTimes } from './read-clock.ts'

const hourWords = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')
/** A pattern of an hour with named groups, for `minutesOf`. */
export const dayTime = (name: string) =>
  `(?:(?:about|around|roughly|approximately|approx\\.?|say|maybe|circa|~) ?)?(?:(?:at|by) )?(?:(?<noon${name}>noon|midday|midnight)|(?<past${name}>half past |quarter past |quarter to )?(?:(?<word${name}>${hourWords.join('|')})|(?<hour${name}>[01]?\\d|2[0-3])(?:[:.h](?<minute${name}>[0-5]\\d))?)(?: o'?clock)?(?:,? ?(?<half${name}>[ap]\\.?m\\b\\.?)|,? (?:in the|at) (?<part${name}>morning|afternoon|evening|night)|(?= ?(?:[,.;!?)-]|$|to\\b|until\\b|till\\b|til\\b|and\\b|on\\b|in\\b))))`
export const spanPattern = new RegExp(
  `\\b(?:from|between) ${dayTime('A')} ?(?:-|to|until|up to|till|til|and) ?${dayTime('B')}(?![\\w:])`,
)
/** Hours of something else than the day itself. */
const ofAnother =
  /\b(?:open|opens|closed|meetings?|conference|work(?:ing)?|class(?:es)?|course|booked|tickets?|train|flight|nap|naps|sleep|lunch|dinner)(?: [a-z]+)? $/

interface Length {
  days?: number
  nights?: number
}

/** Whether nobody said how long the trip is, and no date makes it longer than a day. */
export function mayBeOneDay({ days, nights }: Length, dates: readonly DateMention[]): boolean {
  const isUnsaid = days === undefined && nights === undefined
  return isUnsaid && dates.length < 2 && dates.every(({ first, last }) => first === last)
}

/** Claims the hours of a one-day trip, by its length or by the only day that is named. */
export function readOneDayClock(
  reading: Reading,
  length: Length,
  dates: readonly DateMention[],
): ClockTimes {
  if (length.days !== 1 && !(dates.length === 1 && mayBeOneDay(length, dates))) return {}
  const found = reading.find(spanPattern, 'dates').find(({ start, groups }) => {
    const lead = reading.lower.slice(Math.max(0, start - 40), start)
    return !ofAnother.test(lead) && isToldAsTime(groups)
  })
  if (!found) return {}
  const arrival = minutesOf(found, 'A')
  const departure = minutesOf(found, 'B', arrival)
  if (arrival === undefined || departure === undefined || departure <= arrival) return {}
  reading.claim('dates', found.start, found.end)
  return { arrival: clockOf(arrival), departure: clockOf(departure) }
}

/** "From 8 to 10" may be days of a month: one of the two must be told as a time, or both in words. */
export function isToldAsTime(groups: Found['groups']): boolean {
  const told = ['noon', 'past', 'minute', 'half', 'part'].some(
    (each) => groups[`${each}A`] ?? groups[`${each}B`],
  )
  return told || (groups.wordA !== undefined && groups.wordB !== undefined)
}

const earliest = 5
const noon = 720
const midnight = 1439

/** Minutes after midnight. Without its half of the day, the end is the next such hour after `from`. */
export function minutesOf({ groups }: Found, name: 'A' | 'B', from?: number): number | undefined {
  const said = groups[`noon${name}`]
  if (said) return said === 'midnight' ? midnight : noon
  const word = groups[`word${name}`]
  const hour = word ? hourWords.indexOf(word) + 1 : Number(groups[`hour${name}`])
  const past = groups[`past${name}`]
  const more = past?.startsWith('half') ? 30 : past?.endsWith('past ') ? 15 : past ? -15 : 0
  const minutes = (hour % 24) * 60 + Number(groups[`minute${name}`] ?? 0) + more
  if (hour > 12) return minutes
  const part = groups[`part${name}`]
  const isMorning = groups[`half${name}`]?.startsWith('a') || part === 'morning'
  const isLater = groups[`half${name}`]?.startsWith('p') || (part !== undefined && !isMorning)
  const inMorning = minutes % noon
  if (isMorning) return inMorning
  // "Twelve at night" ends the day.
  if (part === 'night' && inMorning === 0) return midnight
  if (isLater) return inMorning + noon
  if (from !== undefined) return inMorning > from ? inMorning : inMorning + noon
  return hour < earliest ? inMorning + noon : minutes
}

export function clockOf(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}
