/**
 * "Conference in Vancouver ends Wednesday noon", "I work until Friday 17:00": what ends at an hour of a weekday is
 * no appointment at that hour. From then on one is free, and the weekday is the first of the trip.
 */
import type { SpanSlot } from '../schema.ts'

export interface Freed {
  /** What ends: "conference", "work". */
  what: string
  /** As it is called: "Wednesday". */
  weekday: string
  /** Minutes after midnight. */
  minute: number
  /** No hour was said, but a part of the day. */
  isAssumed: boolean
  /** The words, from what ends to the hour. */
  start: number
  end: number
  /** The same words, letter for letter, as those of a trip that begins on that day. */
  instead: string
  /** The runs that are blank in it, or hold another word. */
  changed: { start: number; end: number }[]
}

const weekday = '(?:mon|tues|wednes|thurs|fri|satur|sun)day'
const month =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)'
const date = `(?:,? (?:the )?\\d{1,2}(?:st|nd|rd|th)?(?: (?:of )?${month})?\\b(?!:))?`
const hour =
  "(?:noon|midday|midnight|lunch(?:time)?|(?:[01]?\\d|2[0-3])[:.h][0-5]\\d(?: ?[ap]\\.?m\\b\\.?)?|(?:1[0-2]|[1-9]) ?(?:[ap]\\.?m\\b\\.?|o['’]?clock))"
/** Where only the part of the day was said: by when most of what ends then has ended. */
const partEnds: Readonly<Record<string, number>> = { morning: 750, afternoon: 1050, evening: 1140 }
const part = `(?<part>${Object.keys(partEnds).join('|')})`
const lead = '(?:(?:on|at|by|around|about) )*'
const event =
  '(?:conference|congress|(?:trade )?(?:fair|show)|expo|convention|summit|symposium|seminars?|workshops?|training(?: course| days?)?|course|meetings?|wedding|work|shift|lectures?|exams?|retreat|hackathon|offsite|job|sessions?|talks|business|assignment|school|term)'
/** What ends, in between where it is, and the verb right before the hour. */
const ends = `(?<what>${event})\\b(?<mid>[^.;!?]{0,40}?),? (?<verb>ends?|ending|finish(?:es|ing)?|(?:(?:is|are|will be|being|am|'m|all|gets?) )*(?:over|done|finished|through)(?: with)?|wraps? up|wrapping up|closes|(?:(?:lasts?|runs?|goes on|goes|lasting|running) )?(?:until|till?|til|up to))`
/** "I finish work in Copenhagen", "we are done with the workshop". */
const finishes = `(?<verb2>(?:finish(?:ing)?|done|through|get off|out of)(?: with)?(?: (?:my|our|the))?) (?<what2>${event})\\b(?<mid2>[^.;!?,]{0,30}?)`
const pattern = new RegExp(
  `\\b(?:${ends}|${finishes}) (?:${lead}(?<dayA>${weekday})${date}(?:,? ${lead}(?<hourA>${hour})|,? (?:in the )?${part}\\b)|${lead}(?<hourB>${hour}),? (?:on )?(?:the )?(?<dayB>${weekday})${date})(?!,? ?(?:and|or|to|till|until|through|-|–|&) ${weekday}|s\\b)`,
  'gi',
)
/** Words that others read: how one travels is known from "for work". */
const told = /^(?:work|business|job|assignment|school|term)$/i
/** A sentence that a brief has printed: read whole elsewhere (`told-labels.ts`). */
const isLabelled = /\balso settled: [^.!?\n]*$/i
/** From here on nothing is left of the day. */
const lateEnd = 1200
const daysTold = new RegExp(`\\b(?:weekend|${weekday} (?:and|to|till|until) ${weekday})\\b`, 'i')
/** "Until the workshop ends": an hour of every week, or of the trip itself. */
const ofTheTrip = /\b(?:every|each|all|daily)\b|\bdays?\b/i

export function freedHours(text: string): Freed[] {
  return [...text.matchAll(pattern)].flatMap((found) => {
    const { groups = {}, index } = found
    const mid = groups.mid ?? groups.mid2 ?? ''
    const day = groups.dayA ?? groups.dayB ?? ''
    const clock = groups.hourA ?? groups.hourB ?? groups.part ?? ''
    const minute = partEnds[clock.toLowerCase()] ?? minuteOf(clock)
    if (minute === undefined || ofTheTrip.test(mid)) return []
    if (isLabelled.test(text.slice(0, index))) return []
    const what = (groups.what ?? groups.what2 ?? '').toLowerCase()
    const end = index + found[0].length
    const rest = text.slice(end)
    const hasOwnDays = minute >= lateEnd && daysTold.test(rest)
    return [
      {
        ...{ what, weekday: day, minute, start: index, end },
        isAssumed: groups.part !== undefined,
        ...rewritten(found[0], index, { mid, day, clock, what, blankDay: hasOwnDays }),
      },
    ]
  })
}

interface Parts {
  mid: string
  day: string
  clock: string
  what: string
  blankDay: boolean
}

/** All but the place and the day goes, and "from" stands before the day where there is room. */
function rewritten(
  said: string,
  offset: number,
  { mid, day, clock, what, blankDay }: Parts,
): Pick<Freed, 'instead' | 'changed'> {
  const letters = [...' '.repeat(said.length)]
  const put = (words: string, at: number) => {
    for (const [index, letter] of [...words].entries()) letters[at + index] = letter
  }
  if (mid.trim() !== '') put(mid, said.indexOf(mid))
  const at = said.toLowerCase().indexOf(what)
  if (told.test(what)) put(said.slice(at, at + what.length), at)
  if (!blankDay) {
    const dayAt = said.lastIndexOf(day)
    const after = said.slice(dayAt + day.length)
    const behind = after.includes(clock) ? after.slice(0, after.indexOf(clock)) : after
    // A date that stands with the day stays with it.
    put(day + behind.replace(/,? *(?:at|by|around|about|on|in the)? *$/i, ''), dayAt)
    if (letters.slice(dayAt - 6, dayAt).every((letter) => letter === ' ')) put('from', dayAt - 5)
  }
  const instead = letters.join('')
  return { instead, changed: runsChanged(said, instead, offset) }
}

function runsChanged(said: string, instead: string, offset: number): Freed['changed'] {
  const runs: Freed['changed'] = []
  for (let at = 0; at < said.length; at += 1) {
    if (said[at] === instead[at]) continue
    const last = runs.at(-1)
    if (last && said.slice(last.end - offset, at).trim() === '') last.end = offset + at + 1
    else runs.push({ start: offset + at, end: offset + at + 1 })
  }
  return runs
}

/** The text as that of a trip which begins when one is free. */
export function withoutFreed(text: string, freed: readonly Freed[]): string {
  return freed.reduce(
    (plain, { start, end, instead }) => plain.slice(0, start) + instead + plain.slice(end),
    text,
  )
}

/** "free from 12:00 on Wednesday, when the conference ends". */
export function freedInWords({ what, weekday: day, minute }: Freed): string {
  const clock = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
  return `${what} until ${clock} on ${day.charAt(0).toUpperCase()}${day.slice(1).toLowerCase()}`
}

/** What was read with the words as they were typed: a "from" that nobody wrote is marked nowhere. */
export function withFreedSpans<Span extends { start: number; end: number; slot: SpanSlot }>(
  spans: readonly Span[],
  freed: readonly Freed[],
): { slot: SpanSlot; start: number; end: number }[] {
  const runs = freed.flatMap(({ changed }) => changed)
  const typed = spans.flatMap((span) => {
    const start = runs.reduce(
      (from, run) => (run.start <= from && from < run.end ? run.end : from),
      span.start,
    )
    return start < span.end ? [{ slot: span.slot, start, end: span.end }] : []
  })
  const own = runs.map((run) => ({ slot: 'appointment' as const, ...run }))
  const free = own.filter((run) =>
    typed.every(({ start, end }) => end <= run.start || run.end <= start),
  )
  return [...typed, ...free]
}

function minuteOf(clock: string): number | undefined {
  const word = clock.toLowerCase()
  if (word === 'midnight') return 1440
  if (word.startsWith('lunch')) return 780
  if (word === 'noon' || word === 'midday') return 720
  const said = /^(?<hour>\d{1,2})(?:[:.h](?<minute>\d\d))? ?(?<half>[ap])?/.exec(word)?.groups
  if (!said) return undefined
  const hours = Number(said.hour)
  const isAfternoon = said.half === 'p' || (!said.half && said.minute === undefined && hours < 8)
  const base = said.half || isAfternoon ? (hours % 12) + (isAfternoon ? 12 : 0) : hours
  return base * 60 + Number(said.minute ?? 0)
}
