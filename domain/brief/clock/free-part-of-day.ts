/** A part of one day that is free: "free afternoon in Munich, till 8pm". */

import type { Reading } from '../reading.ts'
import { type ClockTimes, clock, clockTime } from './read-clock.ts'

const time = clockTime('')
const freePart =
  /(?:^|[.!?;,] ?|\b(?:(?:only|just) )?(?:have|has|had|got|get|only|just|with|spend|for) )(?:(?:an?|one|my|our|the|single|only|just|(?:mon|tues|wednes|thurs|fri|satur|sun)day) )*(?<free>free |spare |single |one )?(?<part>morning|afternoon|evening)(?<behind> (?:free|off|spare|to (?:kill|spare|fill|myself|ourselves)))?(?= (?:in|at|between|before|after|on|around|with|to|and|off|free)\b|[,.!?]|$)/
/** "Only have the morning". */
const isAll = /\b(?:only|just)\b/
const until = new RegExp(`\\b(?:till|until|til|to|by|before (?:[a-z]+ ){1,4}?(?:at|by)) ?${time}`)
const from = new RegExp(`\\b(?:from|after) ?${time}`)

const usual = {
  morning: { arrival: '09:00', departure: '13:00' },
  afternoon: { arrival: '13:00', departure: undefined },
  evening: { arrival: '18:00', departure: undefined },
}

/** The hours of it; undefined where no such part is all there is. */
export function readFreePart(reading: Reading, isOneDay: boolean): ClockTimes | undefined {
  const [found] = reading.find(freePart, 'length')
  const part = found?.groups.part as keyof typeof usual | undefined
  if (!(found && part)) return undefined
  // "A morning in the park" is a wish, unless the words of the length have heard it.
  if (!(isOneDay || found.groups.free || found.groups.behind || isAll.test(found.text)))
    return undefined
  // "The morning in the Louvre and the afternoon at Versailles": two parts of a whole day.
  if (!found.groups.free && amongOthers(found.text, part).test(reading.lower)) return undefined
  const times: ClockTimes = { arrival: usual[part].arrival }
  const [begins] = reading.find(from)
  const [ends] = reading.find(until, 'dates', 'appointment')
  for (const each of [begins, ends]) if (each) reading.claim('dates', each.start, each.end)
  if (begins) times.arrival = clockOf(begins.groups)
  const departure = ends ? clockOf(ends.groups) : usual[part].departure
  if (departure) times.departure = departure
  reading.claim('length', found.start, found.end)
  return times
}

function amongOthers(words: string, part: string): RegExp {
  const others = ['morning', 'afternoon', 'evening'].filter((other) => other !== part)
  return /\bthe\b/.test(words) ? new RegExp(`\\bthe (?:${others.join('|')})\\b`) : /(?!)/
}

function clockOf(groups: Readonly<Record<string, string | undefined>>): string {
  return clock(groups.hour, groups.minute, groups.half ?? groups.noon, groups.word)
}
