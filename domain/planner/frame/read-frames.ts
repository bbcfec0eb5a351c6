/**
 * Reads hours of a request that belong to something else than the trip: a conference from nine to five, class until
 * three, back by six to change. Each with who, on which weekdays, and from when to when.
 */
import { freedHours } from '#domain/brief/clock/freed-hours.ts'
import { clockOf, type Hours, hoursIn, minuteOf, weekdaysIn } from './clock-words.ts'

export interface Frame extends Hours {
  /** Everybody, or one of the party as the plan calls them: "your husband". */
  who: 'all' | string
  /** `busy`: elsewhere; `pause`: back at the lodging; `kept`: to stay free. */
  kind: 'busy' | 'pause' | 'kept'
  /** The reason: "conference", "to change for dinner", "Mass". */
  what: string
  /** Sunday is 0; null for every day. */
  weekdays: number[] | null
  /** The words it was read from, and their position. */
  said: string
  index: number
  /** Replacement of those words, of the same length, for other readers; blank where left out. */
  instead?: string
  /** Only on the first such weekday. */
  isOnce?: true
}

/** Boundaries between statements, so that a weekday belongs to one of them. */
const joint =
  /[.;!?](?!\d)|,? (?:and|but|so|then|while|because|after which) (?=(?:i|we|he|she|they|my|our|the|it|there)\b)|, (?=(?:so|but|then|evenings?|afternoons|we|i|my|the rest|otherwise)\b)| - | – (?=[a-z])/gi

const activities =
  '(?:conference|congress|trade (?:fair|show)|convention|summit|seminar|workshop|training|meetings?|(?:language )?(?:course|school)|class(?:es)?|lessons|lectures?|exams?|rehearsals?|shifts?|works?|working|job|tied up|busy|(?<=\\bat (?:the|a) )(?:fair|office))'
const activity = new RegExp(`\\b(?<what>${activities})\\b`, 'i')
/** 'School holidays' and 'school friend': here 'school' is no activity that takes hours. */
const isOfSchool =
  /^(?:['’]s)? (?:holidays?|breaks?|vacations?|terms?|friends?|trip|age|group|run)\b/i
/** Words before an activity that make it a wish (a class to take), or say that it is over by then. */
const isWish =
  /\b(?:cook(?:ing|ery)|pasta|surf|yoga|dan(?:ce|cing)|paint(?:ing)?|pottery|ceramics?|craft|wine|language exchange|after (?:a|an|the|my|our|this)(?: \w+)?)\s$/i
const relatives =
  '(?:husband|wife|partner|boyfriend|girlfriend|fianc[ée]e?|sister|brother|mother|father|mum|mom|dad|son|daughter|friend|parents|kids|children|boys|girls|cousin|colleague)'
const relative = new RegExp(`\\b(?:my|our|the) (?:\\w+ )?(?<who>${relatives})\\b`, 'gi')

export interface Party {
  /** Number of travellers, where said. */
  total?: number | undefined
}

export function readFrames(text: string, { total = 1 }: Party = {}): Frame[] {
  const plain = text.replace(/\b([ap])\.m\./gi, '$1m  ')
  const frames: Frame[] = [
    ...endsOfWork(plain),
    ...pauses(plain),
    ...rests(plain),
    ...keptFree(plain),
  ]
  const hasEvenings = eveningsFree.test(plain)
  const isTaken = (start: number, end: number) =>
    frames.some(({ index, said }) => index < end && start < index + said.length)
  for (const { clause, start } of clausesOf(plain)) {
    const around = { before: plain.slice(0, start), inCompany: total > 1, hasEvenings }
    const busy = freeIn(clause) ?? busyIn(clause, around)
    if (busy && !isTaken(start + busy.index, start + busy.index + busy.said.length)) {
      frames.push({ ...busy, index: start + busy.index })
    }
  }
  return frames
}

/** "The conference ends Wednesday noon": busy until then, on the first days. */
function endsOfWork(text: string): Frame[] {
  return freedHours(text).map(
    ({ what: noun, weekday, minute, start, end, instead, isAssumed }) => ({
      ...{
        who: 'all',
        kind: 'busy' as const,
        what: isAssumed ? `${noun} (no hour was said)` : noun,
      },
      ...{ weekdays: weekdaysIn(weekday) },
      ...{ from: dayBegins, to: minute, said: text.slice(start, end), index: start },
      ...{ instead, isOnce: true as const },
    }),
  )
}

const dayBegins = 480

function clausesOf(text: string): { clause: string; start: number }[] {
  const ends = [...text.matchAll(joint)].map(({ index, 0: words }) => ({
    index,
    to: index + words.length,
  }))
  const starts = [0, ...ends.map(({ to }) => to)]
  return starts.map((start, at) => ({
    clause: text.slice(start, ends[at]?.index ?? text.length),
    start,
  }))
}

interface Around {
  before: string
  inCompany: boolean
  /** Whether evenings were said to be free, so that the days are not. */
  hasEvenings: boolean
}

function busyIn(clause: string, { before, inCompany, hasEvenings }: Around): Frame | null {
  const found = activity.exec(clause)
  const what = found?.groups?.what
  if (!(found && what) || isWish.test(clause.slice(0, found.index))) return null
  if (isOfSchool.test(clause.slice(found.index + what.length))) return null
  const told = hoursIn(clause)
  // "For work, free tonight from six till midnight": the hours that are left.
  if (told && isFreeThen.test(clause.slice(0, told.index))) return null
  const hours = told ?? (hasEvenings ? { ...untilEvening, index: found.index } : null)
  if (!hours) return null
  const first = Math.min(found.index, hours.index)
  const weekdays = weekdaysIn(clause)
  const subject = subjects.exec(clause.slice(0, found.index))
  const start = Math.min(first, subject?.index ?? first)
  return {
    ...{ who: heldBy(clause.slice(0, found.index), before, inCompany), kind: 'busy' },
    ...{ what: nounOf(what), weekdays, from: hours.from, to: hours.to },
    ...{
      said: clause.slice(
        start,
        endOf(clause, Math.max(found.index + what.length, hours.index + hours.said.length)),
      ),
      index: start,
    },
  }
}

const isFreeThen =
  /\b(?:free|available|off(?: work| duty)?)\b(?: (?:on|in|the|only|again|today|tonight|tomorrow|this|\w+day|morning|afternoon|evening|night))* $/i

/** The end of the words: that of the hours, or of weekdays right behind them. */
function endOf(clause: string, end: number): number {
  const days =
    /^,?(?: (?:on|each|every|all|from|and|to|-|–|until|through|the|of|\w+days?|days?|week|mornings?|afternoons?|(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,3}(?:[-–]\w{3,9})?))+\b/i.exec(
      clause.slice(end),
    )?.[0]
  return end + (days?.length ?? 0)
}

const subjects = new RegExp(`\\b(?:i|we|he|she|they|(?:my|our|the) (?:\\w+ )?${relatives})\\b`, 'i')
const eveningsFree = /\b(?:evenings? (?:are |is )?(?:free|off)|free (?:in the )?evenings?)\b/i
const untilEvening = { from: 540, to: 1050, said: '' }

/** Who is busy: the person named or referred to by a pronoun; the writer alone only in company. */
function heldBy(lead: string, before: string, inCompany: boolean): string {
  const named = [...lead.matchAll(relative)].at(-1)?.groups?.who
  if (named) return `your ${named.toLowerCase()}`
  if (/\b(?:he|she|they)(?:['’](?:s|re))?\b/i.test(lead)) {
    const other = [...before.matchAll(relative)].at(-1)?.groups?.who
    if (other) return `your ${other.toLowerCase()}`
  }
  return inCompany && /\bi(?:['’]m|['’]ll)?\b/i.test(lead) ? 'you' : 'all'
}

function nounOf(what: string): string {
  const noun = what.toLowerCase()
  if (/^(?:works?|working|job|office)$/.test(noun)) return 'work'
  return /^(?:tied up|busy)$/.test(noun) ? elsewhere : noun
}

/** What keeps them busy where nobody said it. */
export const elsewhere = 'something else'

const freeFrom = new RegExp(
  `\\b(?:only )?(?:free|off(?: work)?|available|done|finished)(?: only)?(?: (?:on )?\\w+days?)? (?<how>from|after|until|till|at) ${clockOf('')}(?! ?(?:days?|nights?|hours?|euros?))`,
  'i',
)

/** "Only free after 3": busy before that. */
function freeIn(clause: string): Frame | null {
  const found = freeFrom.exec(clause)
  if (!found?.groups || /\b(?:museums?|entry|admission|tickets?|sights)\b/i.test(clause))
    return null
  const minute = minuteOf(found.groups, '')
  const isEnd = /until|till/i.test(found.groups.how ?? '')
  return {
    ...{ who: 'all', kind: 'busy', what: elsewhere, weekdays: weekdaysIn(clause) },
    ...(isEnd ? { from: minute, to: 1440 } : { from: 480, to: minute }),
    ...{ said: found[0], index: found.index },
  }
}

const lodging = '(?:hotel|lodging|room|flat|apartment|airbnb|hostel|guesthouse|house)'
const purpose =
  '(?:to (?:change|freshen up|get (?:ready|dressed|changed)|dress|shower|wash|rest|lie down|put (?:my|our) feet up)|for (?:an? |the |our |my )?(?:\\w+ )?(?:shower|rest|change|lie-down|call|break))'
const backFor = new RegExp(
  `\\b(?:(?:i|we) (?:need|have|want|would like|must)(?: to)? (?:be )?)?back(?: again)?(?: (?:at|in|to) (?:the |our |my )?${lodging})? (?:by|before|at) ${clockOf('')} (?<why>${purpose}[^.;,!?]*)`,
  'gi',
)
const changing = 45
const resting = 90

/** "Back at the hotel by 6 to change for dinner": a pause at the lodging, after which the evening goes on. */
function pauses(text: string): Frame[] {
  return [...text.matchAll(backFor)].map((found) => {
    const from = minuteOf(found.groups ?? {}, '', { isEvening: true })
    const why = found.groups?.why?.trim() ?? ''
    return {
      ...{ who: 'all', kind: 'pause' as const, what: why, said: found[0], index: found.index },
      ...{ weekdays: weekdaysIn(sentenceAt(text, found.index)), from },
      to: from + (/\b(?:rest|lie|break|feet)\b/i.test(why) ? resting : changing),
    }
  })
}

const restSaid =
  /\b(?:(?:an?|the|our|some|proper|long|good|little) )*(?:rest|lie-down|break|nap at the hotel) (?:every|each|in the|of an) (?:single )?afternoons?\b|\bafternoon rests?\b|\brest (?:in|every) (?:the )?afternoons?\b/gi
const afterLunch = 870

/** "A rest every afternoon": after lunch, at the lodging. */
function rests(text: string): Frame[] {
  return [...text.matchAll(restSaid)].slice(0, 1).map(({ 0: said, index }) => ({
    ...{ who: 'all', kind: 'pause' as const, what: forARest, said, index },
    ...{ weekdays: null, from: afterLunch, to: afterLunch + resting },
  }))
}

/** The reason (`what`) of a daily rest. */
export const forARest = 'for a rest'

function sentenceAt(text: string, index: number): string {
  const start = Math.max(...['.', ';', '!', '?'].map((mark) => text.lastIndexOf(mark, index)))
  return text.slice(start + 1).split(/[.;!?](?!\d)/)[0] ?? ''
}

const day = '(?<day>(?:sun|mon|tues|wednes|thurs|fri|satur)day)'
const part = '(?<part>morning|afternoon|evening|night)'
const kept = new RegExp(
  `\\b${day} ${part} (?:(?:must|should|has to|needs to|is to|to|please) )*(?:be )?(?:kept|left|keep|stay|remain)(?: \\w+)? free(?: for (?<why>[^.;,!?]{2,40}))?`,
  'gi',
)
const keep = new RegExp(
  `\\b(?:keep|leave|leaving|keeping) (?:the |our )?${day} ${part} free(?: for (?<why>[^.;,!?]{2,40}))?`,
  'gi',
)
const partHours: Readonly<Record<string, Hours>> = {
  morning: { from: 480, to: 735 },
  afternoon: { from: 810, to: 1050 },
  evening: { from: 1065, to: 1440 },
  night: { from: 1200, to: 1440 },
}

/** "Sunday morning must be kept free for Mass". */
function keptFree(text: string): Frame[] {
  return [kept, keep].flatMap((pattern) =>
    [...text.matchAll(pattern)].map((found) => ({
      ...(partHours[found.groups?.part?.toLowerCase() ?? ''] ?? { from: 0, to: 0 }),
      ...{ who: 'all', kind: 'kept' as const, what: found.groups?.why?.trim() ?? '' },
      ...{ weekdays: weekdaysIn(found[0]), said: found[0], index: found.index },
    })),
  )
}

/** The text with such hours blanked, so that positions stay. */
export function withoutFrames(text: string, frames: readonly Frame[]): string {
  const blank = (words: string) => ' '.repeat(words.length)
  const held = frames.reduce(
    (plain, { index, said, instead }) =>
      plain.slice(0, index) +
      (instead ?? blank(plain.slice(index, index + said.length))) +
      plain.slice(index + said.length),
    text,
  )
  if (frames.length === 0) return text
  return held
    .replace(alone, blank)
    .replace(/\b(?:and )?(?:my |our |the )?evenings? (?:are |is )?(?:free|off)\b/gi, blank)
}

/** Words that somebody is alone in these hours, and not on the whole trip. */
const alone =
  /\b(?:i['’]m|i am|we['’]re|i['’]ll be) (?:on my own|alone|by myself)(?: (?:those|these|in the|on those|until|then|during)\b[^.;,!?]*?(?= and\b|[.;,!?]|$))/gi
