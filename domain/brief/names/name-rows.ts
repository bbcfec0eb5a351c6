/** Rows of names with nothing but spaces between them, and a word in them that nobody knows. */
import { everydayWords } from '../everyday-words.ts'
import { isFiller } from '../not-understood.ts'
import type { AssignedMention } from '../place-roles.ts'
import type { Reading } from '../reading.ts'
import type { Word } from './name-runs.ts'

/** What a journey through the towns in front of it is called. */
const shape =
  /^(?:loop|loops|circuit|triangle|route|roundtrip|roadtrip|combo|itinerary|hop|hopping)$/

/** "hanoi hoi ann saigon": one word or two with nothing but spaces between goals, or behind two of them. */
export function rowAt(
  reading: Reading,
  words: readonly Word[],
  index: number,
  goals: readonly AssignedMention[],
): Word | undefined {
  const [first, second] = [words[index], words[index + 1]]
  const before = goals.findIndex(({ end }) => first !== undefined && end + 1 === first.start)
  if (!first || before < 0 || first.lower.length < 3 || shape.test(first.lower)) return undefined
  const isRow = before > 0 && (goals[before]?.start ?? 0) - (goals[before - 1]?.end ?? 0) === 1
  const ends = (end: number) =>
    goals.some(({ start }) => start === end + 1) ||
    (isRow && /^ \d{1,2} ?(?:n|d|nights?|days?|weeks?)\b/.test(reading.lower.slice(end)))
  if (ends(first.end)) return first
  if (!second || second.start !== first.end + 1 || !isOpen(reading, second)) return undefined
  return ends(second.end)
    ? { ...first, end: second.end, text: `${first.text} ${second.text}`, lower: second.lower }
    : undefined
}

/** Whether nobody has read the word, and it is none that everybody uses. */
export function isOpen(reading: Reading, { start, end, lower }: Word): boolean {
  return (
    reading.isFree(start, end) &&
    lower.length > 2 &&
    !/[\d']/.test(lower) &&
    !everydayWords.has(lower) &&
    !isFiller(lower)
  )
}
