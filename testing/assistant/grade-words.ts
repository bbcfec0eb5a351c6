/** Rules about the words of an answer. */

import { placeStops, type Rule, suggestedName } from './graded-turn.ts'
import type { Answer } from './notation.ts'
import { folded } from './place-book.ts'

export const wordRules = {
  says: ({ turn, answer }) => {
    const text = shownText(answer)
    const missing = turn.says?.find((phrases) => !phrases.some((each) => isSaid(text, each)))
    return missing && `says none of: ${missing.join(', ')}`
  },
  number: ({ turn, answer }) => {
    const [from, to] = turn.number ?? [0, 0]
    const found = numbersIn(shownText(answer))
    if (found.some((each) => each >= from && each <= to)) return undefined
    return `no number from ${from} to ${to} among ${found.join(', ') || 'none'}`
  },
  never: ({ turn, answer }) => {
    const stops = placeStops(answer.trip).map(({ name }) => name)
    const text = [shownText(answer), ...answer.conversation.follow_ups, ...stops].join('\n')
    const said = turn.never?.find((each) => isSaid(text, each))
    return said && `says “${said}”`
  },
  writes: ({ turn, answer }) => {
    const text = shownText(answer).normalize('NFC')
    const missing = turn.writes?.find((each) => !text.includes(each.normalize('NFC')))
    return missing && `does not write “${missing}”`
  },
  declines: ({ turn, answer }) => {
    const text = shownText(answer)
    if (!cannot.test(folded(text))) return 'does not say that it can’t'
    const helps = turn.declines?.some((each) => isSaid(text, each))
    return helps ? undefined : `names nobody who can help: ${turn.declines?.join(', ')}`
  },
  unsure: ({ answer }) =>
    unknowing.test(folded(shownText(answer))) ? undefined : 'does not say that it doesn’t know',
  explains: ({ turn, answer }) =>
    turn.explains?.some((each) => isSaid(shownText(answer), each))
      ? undefined
      : `names no source: ${turn.explains?.join(', ')}`,
} satisfies Record<string, Rule>

const cannot =
  /\b(can't|cannot|can not|don't|do not|doesn't|not able|unable|isn't something|is not something|not something|couldn't|won't|beyond what)\b/
const unknowing =
  /\b(don't know|do not know|not sure|can't|cannot|don't have|do not have|don't follow|no idea|not something|unknown|haven't|check)\b/

/** What a person reads as the answer; follow-ups are their own next words, not the assistant's. */
export function shownText({ conversation, suggestions }: Answer): string {
  return [
    conversation.context,
    conversation.next_question ?? '',
    ...suggestions.flatMap((each) => [
      each.title,
      suggestedName(each),
      each.reasoning,
      each.description,
    ]),
  ].join('\n')
}

/** Whole words; a star at the end stands for any ending. */
export function isSaid(text: string, phrase: string): boolean {
  const open = phrase.endsWith('*')
  const wanted = folded(open ? phrase.slice(0, -1) : phrase)
  const before = /^[\p{L}\p{N}]/u.test(wanted) ? '(?<![\\p{L}\\p{N}])' : ''
  const behind = !open && /[\p{L}\p{N}]$/u.test(wanted) ? '(?![\\p{L}\\p{N}])' : ''
  const escaped = wanted.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
  return new RegExp(`${before}${escaped}${behind}`, 'u').test(folded(text))
}

const numberWords =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )

/** Numbers in figures and in words; spans of hours and minutes also as minutes. */
export function numbersIn(text: string): readonly number[] {
  const words = folded(text)
    .replace(/\b(an|one) hour and a half\b/g, '90 minutes')
    .replace(/\bhalf an hour\b/g, '30 minutes')
    .replace(/\ban hour\b/g, '1 hour')
    .replace(/(\d),(\d{3})\b/g, '$1$2')
  const spelt = words.replace(/\b[a-z]+\b/g, (word) => {
    const value = numberWords.indexOf(word)
    return value < 0 ? word : String(value)
  })
  const plain = [...spelt.matchAll(/\d+(?:\.\d+)?/g)].map(([figure]) => Number(figure))
  const spans = [
    ...spelt.matchAll(
      /(\d+(?:\.\d+)?) ?(?:h|hr|hrs|hours?)\b(?:,? (?:and )?(\d+) ?(?:m|min|mins|minutes?)\b)?/g,
    ),
  ].map(([, hours, minutes]) => Number(hours) * 60 + Number(minutes ?? 0))
  return [...plain, ...spans]
}
