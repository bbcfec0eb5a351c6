/**
 * Understood words as whole phrases: what stands beside a word and makes it mean what was said, such as "we arrive"
 * before "the evening before", or "at sunset" behind a church.
 */
import type { BriefSpan } from '#domain/brief/schema.ts'

export interface Line {
  slot: BriefSpan['slot']
  start: number
  end: number
}

type Slots = ReadonlySet<BriefSpan['slot']>
const wishes: Slots = new Set<BriefSpan['slot']>(['mustSee', 'interest', 'food'])
const part = '(?:mornings?|afternoons?|evenings?|nights?)'
const clock = String.raw`(?:\d{1,2}(?::\d\d)?(?: ?[ap]\.?m\b\.?)?|noon|midnight)`

/** Words before a line that belong to it. */
const heads: readonly { of: Slots; before: RegExp }[] = [
  {
    of: new Set(['dates']),
    before: new RegExp(
      String.raw`\b(?:(?:we|i)(?:['’](?:re|m|ll)| will)? )?(?:arriv(?:e|ing)|land(?:ing)?|com(?:e|ing)(?: in)?|leav(?:e|ing)|depart(?:ing)?|(?:get(?:ting)?|fly(?:ing)?|fl(?:ies|ew)) (?:in|out|home|back)|(?<=and )(?:out|back|home)|check(?:ing)? (?:in|out)|(?:(?:our|my|the) )?flight(?: (?:out|home|back|in))? (?:is|leaves|lands|arrives|departs|goes))(?: at ${clock})?(?: (?:on|at))? $`,
      'i',
    ),
  },
  { of: new Set(['dates']), before: /\b(?:our|my) $/i },
  {
    of: new Set(['mustSee', 'interest']),
    before: new RegExp(
      String.raw`\b(?:(?:the|one|an?|our) )?(?:(?:first|last|whole|half an?|full) )?(?:${part}|day) (?:in|at|on|for|of) (?:the |an? )?$`,
      'i',
    ),
  },
  { of: new Set(['interest', 'party']), before: /\bsomething $/i },
  {
    of: new Set(['lodging']),
    before:
      /\b(?:(?:(?:we(?:['’](?:re|ll))? )?(?:stay(?:ing)?|sleep(?:ing)?|based)|hotel|flat|apartment|airbnb|hostel) )?(?:near|close to|next to|around|beside|opposite|at) (?:the )?$/i,
  },
  { of: new Set(['origin']), before: /\bfrom $/i },
]

/** Words behind a line that belong to it, matched where it ends. */
const tails: readonly { of: Slots; behind: RegExp }[] = [
  {
    of: wishes,
    behind: new RegExp(
      String.raw` (?:at (?:sunset|sunrise|dawn|dusk|night|noon|midnight)|(?:(?:every|each|one|in the) )?(?:${part}|day(?<!in the day))|by (?:night|day))\b`,
      'iy',
    ),
  },
  {
    of: new Set(['dates']),
    behind: new RegExp(String.raw`,? (?:at|around|about) ${clock}(?![\d:])`, 'iy'),
  },
  { of: new Set(['dates']), behind: new RegExp(String.raw`(?<=day) ${part}\b`, 'iy') },
  {
    of: new Set(['party']),
    behind: /,? (?:(?:are|is|aged) )?\d{1,2}(?: (?:and|&) \d{1,2})?(?=[:,.;]|$)/iy,
  },
  {
    of: new Set(['length']),
    behind: /[ -](?:layover|stopover|getaway|break|visit|stay|trip)\b/iy,
  },
]

/** Lines of two slots that are one thing, told under the second or the first. */
const pairs: readonly {
  first: Slots
  second: Slots
  /** The words between the two, with those of the first. */
  words: RegExp
  told: 'first' | 'second'
}[] = [
  // "An easy day in the mountains" is a wish; the days of the trip stand in a line of their own.
  {
    first: new Set(['length']),
    second: wishes,
    words: /\w (?:in|at|on|for|of)(?: the| an?)? $/,
    told: 'second',
  },
  { first: wishes, second: new Set(['length']), words: /\w for $/, told: 'first' },
  {
    first: new Set(['budget']),
    second: new Set(['lodging', 'transport', 'food']),
    words:
      /\b(?:except|besides|apart from|without|not counting|excluding|but)(?: for)?(?: the| my| our)?(?: \w+(?: and| or)(?: the| my| our)?)* $/,
    told: 'first',
  },
]

const ofADay = new RegExp(`^(?:the |an? |one )?(?:early |late )?${part}$`, 'i')
/** A word that only says that one sleeps somewhere. */
const onlyAVerb = /^(?:(?:we|i) )?(?:stay|stays|staying|sleep|sleeping|based|base)$/i

export function wholeLines(
  text: string,
  lines: readonly Line[],
  /** Words that were not understood: an hour among them is not told as understood. */
  unread: readonly string[] = [],
): Line[] {
  const wide = lines.map((line) => widened(text, line, unread))
  const kept: Line[] = []
  for (const line of wide) {
    while (isTakenIn(kept.at(-1), line)) kept.pop()
    const last = kept.at(-1)
    // What a wider line took in is told with it.
    if (last && line.end <= last.end) continue
    const joined = last && asOne(text, last, line, lines)
    if (joined) kept.splice(-1, 1, joined)
    else kept.push(last && line.start < last.end ? { ...line, start: last.end } : line)
  }
  return kept.filter(
    ({ slot, start, end }) =>
      !(slot === 'lodging' && onlyAVerb.test(text.slice(start, end).trim())),
  )
}

/** Whether a line is but a word of the next: "fly" of "we fly in on Thursday". */
function isTakenIn(one: Line | undefined, next: Line): boolean {
  if (!one || next.start > one.start || one.end > next.end) return false
  return one.slot === next.slot || one.slot === 'transport' || one.slot === 'pace'
}

/** The length of a sticky pattern's match at a position. */
function lengthAt(words: RegExp, text: string, at: number): number {
  const sticky = new RegExp(words)
  sticky.lastIndex = at
  return sticky.exec(text)?.[0].length ?? 0
}

function widened(text: string, line: Line, unread: readonly string[]): Line {
  const isRead = (more: string) =>
    line.slot !== 'dates' || !unread.some((words) => more.includes(words))
  const before = text.slice(0, line.start)
  const start = heads
    .filter(({ of }) => of.has(line.slot))
    .map(({ before: words }) => words.exec(before)?.index)
    .find((index) => index !== undefined && isRead(before.slice(index)))
  let { end } = line
  for (const { of, behind } of tails) {
    const length = of.has(line.slot) ? lengthAt(behind, text, end) : 0
    if (isRead(text.slice(end, end + length))) end += length
  }
  return { ...line, start: start ?? line.start, end }
}

/** Two lines as one, where the words between make them one thing. */
function asOne(text: string, one: Line, next: Line, all: readonly Line[]): Line | null {
  const reachesBack = next.start < one.end
  const upToNext = text.slice(one.start, Math.max(one.end, next.start))
  // No comma ends a thing.
  const isOne = (words: RegExp) => reachesBack || words.test(upToNext)
  const pair = pairs.find(
    ({ first, second, words }) => first.has(one.slot) && second.has(next.slot) && isOne(words),
  )
  if (!pair) return null
  const length = one.slot === 'length' ? one : next.slot === 'length' ? next : null
  const isOfTheTrip = all.filter(({ slot }) => slot === 'length').length <= 1
  if (length && isOfTheTrip && !ofADay.test(text.slice(length.start, length.end))) return null
  const { slot } = pair.told === 'first' ? one : next
  return { slot, start: Math.min(one.start, next.start), end: next.end }
}
