/**
 * Hours of coming and going that the clock's own reader leaves: behind a place and a day ("I reach Delhi on Thursday 3 December at
 * lunch time"), in short ("in at Haneda Sunday 3pm, out of Kansai Saturday 6pm") and at a ship ("we need to be there at 12.30").
 */
import type { Found, Reading } from '../reading.ts'
import { type ClockTimes, clock, clockTime } from './read-clock.ts'
import { spokenClock, spokenTime } from './spoken-times.ts'

type End = keyof ClockTimes

const vehicle =
  '(?:flights?|trains?|bus|coach|ferry|plane|boat|eurostar|tgv|ice|amtrak|shinkansen|sleeper|red-eye|connection|one)'
/** Where a clause begins in which no verb stands: "…, in at Haneda". */
const opens = '(?:^|[.,;:!?(\\n/+-] ?|\\b(?:and|then|but) )'
const day = '(?:mon|tues?|wed(?:nes)?|weds|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?\\b'
const comes = `\\b(?:reach(?:es|ing)?|land(?:s|ing)?|arriv(?:e|es|ing)|get(?:s|ting)? (?:in(?:to)?|to(?! (?:see|do|go|know|eat|try|visit|have|be|the airport)\\b)|there)|fl(?:y|ies|ying) in(?:to)?|com(?:e|es|ing) (?:by|with|on) [^.,;!?\\d]{0,24}?(?:train|bus|coach|car|plane|ferry|ice|tgv|flight) to|${vehicle} (?:from [^.,;!?\\d]{2,24} )?in(?:to)?|pick(?:ing)? up (?:the|our|a) (?:car|van|camper|rental|keys))\\b|${opens}(?:fly )?in(?= (?:at|to|via|on|from) |(?: on)? ${day})|\\bthere(?= (?:by|from|at|around) [\\dn])`
const goes = `\\b(?:leav(?:e|es|ing)|depart(?:s|ing)?|(?:fl(?:y|ies|ying)|head(?:ing)?|go(?:es|ing)?|driv(?:e|ing)|travel(?:l?ing)?|gone) (?:out|home|back|off)|fly(?:ing)?(?= (?:on )?${day})|${vehicle} (?:back|home|out)|(?:flights?|plane) from|return(?: flight)?(?= is)|(?:ship|cruise|boat|liner) (?:leaves|sails|departs|goes)|(?:car|van|camper) (?:is )?back|(?:drop(?:ping)?|giv(?:e|ing)|hand(?:ing)?|bring(?:ing)?) (?:(?:it|the car|the van) )?(?:off|back)?(?= ?(?:at|in) )|(?:need|have|got|must|supposed|due|want)(?: to)? be (?:there|back|on board|at the (?:cruise )?(?:port|terminal|airport|station|pier|dock|ship)))\\b|${opens}(?:fly )?(?:back|home|out)(?= (?:of|from|on|at|there) |(?: on)? ${day})`
const verb = new RegExp(`(?<comes>${comes})|(?<goes>${goes})`)

const inPart =
  '(?:(?:at|around|about|by|for) )?(?<hourIn>1[0-2]|[1-9])(?:[:.](?<minuteIn>[0-5]\\d))? (?:in the (?<partIn>morning|afternoon|evening)|at (?<nightIn>night))'
const word =
  '(?:(?:at|around|about|by|before|just after|after) )?(?<wordIn>noon|midday|lunch ?time|lunch|dawn|midnight)'
const roughly =
  '(?<ish>1[0-2]|[1-9])(?:[:.](?<minuteIsh>[0-5]\\d))? ?ish\\b(?! (?:days?|nights?|weeks?|hours?|people|eur))'
const bare =
  '(?:at|around|about|by|before|after) (?<bareIn>[1-9]|1[0-2])(?=\\s*(?:$|[.,;!?)](?!\\d)| on (?:the )?(?:\\d|[a-z]+day)| (?:and|so|but)\\b))'
const time = new RegExp(
  `${inPart}|(?:(?:at|around|about|by) )?${roughly}|(?:(?:at|by|around|about|before|for|~) ?)?${clockTime('')}|\\b${word}\\b|\\b${spokenTime}|\\b${bare}`,
)

/** The farthest that an hour stands from its verb. */
const reach = 72
/** Hours that belong to something else than the way. */
const ofAnother =
  /\b(?:dinner|breakfast|brunch|lunch (?!time)[a-z]|tickets?|tix|booked|reserv\w+|tour|show|match|meeting|wedding|class|open|closes?|check[- ]?(?:in|out)|hotel|nap|bed)\b/
/** A comma may stand in front of a day or an hour, and else ends what is said of the way. */
const commaBeforeMore =
  /,(?! ?(?:on |at |around |about |by |the )*(?:\d|mon|tue|wed|thu|fri|sat|sun|not later|no later|noon|midday|lunch|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/
const sentenceEnd = /[.;!?](?!\d)|\n/
/** "Leaving London on Thursday at 7am": the way there, and not the way back. */
const setsOut = /^(?:leav|depart)/

const isTold = /^(?:reach|pick|need|have|got|must|supposed|due|ship|cruise|boat|liner)/

/** Fills in the end of the trip for which no hour was found, and claims the words of the hour. */
export function toldEnds(reading: Reading, known: ClockTimes): ClockTimes {
  const found: ClockTimes = {}
  if (known.arrival && known.departure) return found
  const verbs = reading.findSaid(verb)
  for (const [index, each] of verbs.entries()) {
    const end: End = each.groups.comes === undefined ? 'departure' : 'arrival'
    if (known[end] ?? (end === 'arrival' && found.arrival)) continue
    // Before one has come, one leaves home.
    const isWayThere =
      setsOut.test(each.text) &&
      verbs.slice(index + 1).some((other) => other.groups.comes !== undefined)
    if (isWayThere) continue
    const from = each.end
    const next = verbs[index + 1]?.start ?? reading.lower.length
    const words = clauseOf(reading.lower.slice(from, Math.min(next, from + reach)))
    const said = time.exec(words)
    if (!said || ofAnother.test(words.slice(0, said.index))) continue
    const [start, stop] = [from + said.index, from + said.index + said[0].length]
    if (!reading.isFree(start, stop)) continue
    found[end] = clockOf({ start, end: stop, text: said[0], groups: said.groups ?? {} }, end)
    reading.claim('dates', start, stop)
    // Who reads names looks for the other verbs itself.
    if (isTold.test(each.text) && reading.isFree(each.start, each.end))
      reading.claim('dates', each.start, each.end)
  }
  return found
}

function clauseOf(words: string): string {
  const cuts = [sentenceEnd, commaBeforeMore].map((end) => words.search(end))
  return words.slice(0, Math.min(words.length, ...cuts.filter((at) => at >= 0)))
}

const words: Readonly<Record<string, string>> = {
  noon: '12:00',
  midday: '12:00',
  lunch: '13:00',
  dawn: '06:00',
  midnight: '23:59',
}

function clockOf({ groups }: Found, end: End): string {
  if (groups.wordIn) return words[groups.wordIn.replace(/ ?time$/, '')] ?? '12:00'
  if (groups.hourIn) {
    const isMorning = groups.partIn === 'morning'
    return clock(groups.hourIn, groups.minuteIn, isMorning ? 'am' : 'pm')
  }
  if (groups.ish) return spokenClock({ hourBare: groups.ish }, end)
  if (groups.bareIn) return spokenClock({ hourBare: groups.bareIn }, end)
  if (groups.spoken) return spokenClock(groups, end)
  return clock(groups.hour, groups.minute, groups.half ?? groups.noon, groups.word)
}
