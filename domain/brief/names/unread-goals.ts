/**
 * Words that nobody read and that stand where only a goal can stand. Another place would be planned in silence
 * instead of them: the trip is asked about.
 */
import { everydayWords } from '../everyday-words.ts'
import { isFiller } from '../not-understood.ts'
import type { AssignedMention } from '../place-roles.ts'
import { isAdjective } from '../place-words.ts'
import { leadTo, type PlaceMention } from '../places/place-mentions.ts'
import type { Reading } from '../reading.ts'
import type { PlaceRef } from '../schema.ts'
import { isTaste } from '../tastes/read-tastes.ts'
import { tastedNames } from './names-beside-goals.ts'

/** One word or two, each of letters. */
const name = "(?<name>[\\p{L}][\\p{L}'-]{2,}(?: [\\p{L}][\\p{L}'-]{2,})?)"
const count = '(?:\\d{1,2}|one|two|three|four|five|six|seven)'
const patterns = [
  // "quokkaville 3 nights then perth", "perth 2n, zorbo 3n".
  `(?:^|[,;:+>/\\n] ?|\\b(?:then|plus) )${name},? (?:for )?${count} ?(?:nights?|nts?|nites|n)\\b`,
  // "A weekend in Zorbograd", "trip to zorbo".
  `\\b(?:trip|weekend|break|getaway|holiday|honeymoon|city ?break|flights?|(?:${count}|a few|some) (?:days?|nights?|weeks?)|weeks?|tickets?) (?:to|in) ${name}(?=\\s*(?:[.,;!?]|$| (?:and|for|with|then|plus)\\b))`,
  // "Visit Zorbograd and Vienna".
  `(?:^|[.!?] |\\bto |\\band )visit ${name}(?=\\s*(?:[.,;!?]|$| (?:and|for|with|then|plus)\\b))`,
].map((pattern) => new RegExp(pattern, 'giu'))

/** Doubted names are few, or the text is no list of places. */
const mostAsked = 3

const orBefore = new RegExp(
  `(?:^|[.,;:?!] |\\b(?:to|in|visit|between|either) )${name},? or (?:to |in |maybe )?$`,
  'iu',
)
const orBehind = new RegExp(
  `^,? or (?:to |in |maybe )?${name}(?=\\s*(?:[.,;?!]|$| (?:for|in|with)\\b))`,
  'iu',
)

/** Claims each of them. */
export function unreadGoals(
  reading: Reading,
  mentions: readonly AssignedMention[],
  read: readonly PlaceMention[],
): PlaceRef[] {
  const found: PlaceRef[] = []
  const add = (match: RegExpExecArray, from: number) => {
    const text = match.groups?.name
    if (!text || found.length >= mostAsked) return
    const start = from + match.index + match[0].indexOf(text)
    const end = start + text.length
    if (!(reading.isFree(start, end) && isName(reading, text, start, end))) return
    // What was read and then given up ("Batumi or Sochi? No, Batumi") is not unread.
    if (read.some((each) => each.start < end && start < each.end)) return
    reading.claim('destination', start, end)
    found.push({ name: titled(text), kind: 'unknown' })
  }
  for (const pattern of patterns) for (const match of reading.plain.matchAll(pattern)) add(match, 0)
  for (const { role, start, end } of mentions) {
    if (role !== 'destination') continue
    const from = Math.max(0, start - longestLead)
    const before = orBefore.exec(reading.plain.slice(from, start))
    if (before) add(before, from)
    const behind = orBehind.exec(reading.plain.slice(end, end + longestLead))
    if (behind) add(behind, end)
  }
  return found
}

const longestLead = 60

/** No word of every day, nothing to do or to taste. */
function isName(reading: Reading, text: string, start: number, end: number): boolean {
  const words = text.toLowerCase().split(' ')
  return (
    words.every((word) => !(everydayWords.has(word) || isFiller(word) || isTaste(word))) &&
    text.length > 3 &&
    !/(?:ing|ed|ly|ever)$/.test(words.at(-1) ?? '') &&
    !isTaste(text.toLowerCase()) &&
    !tastedNames.test(text) &&
    !isAdjective(text, reading.lower.slice(end)) &&
    !/\b(?:an?|my|our) $/.test(leadTo(reading, start))
  )
}

function titled(text: string): string {
  return text.replace(/(?:^| )\p{Ll}/gu, (letter) => letter.toUpperCase())
}
