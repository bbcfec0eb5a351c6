/**
 * How much of a liking was asked for, from the words around it: once, every other day, daily, or so many and no
 * more.
 */
import { isDaily, isOneOf, isSeveral, isStrong } from './words-around.ts'

export interface Measure {
  /** Days that should have it, where the town has enough places. */
  least: number
  /** The most in all, where somebody named a number: "a couple of museums". */
  most?: number
  /** Whether every day was said. */
  every: boolean
}

const numbers = ['one', 'two', 'three', 'four', 'five', 'six']
/** Visits a day for what the days are mostly for. */
export const leastOfMuch = 2
/** Days for each visit of a liking: one on every other day. */
const daysForOne = 2

export function measureOf(text: string, heard: RegExp, days: number): Measure {
  const everyOther = Math.max(1, Math.ceil(days / daysForOne))
  if (isDaily(text, heard)) return { least: days, every: true }
  const most = mostSaid(text, heard, everyOther)
  if (most !== undefined) return { least: Math.min(most, everyOther), most, every: false }
  if (isStrong(text, heard)) return { least: Math.max(leastOfMuch, days), every: false }
  return { least: isOneOf(text, heard) ? 1 : everyOther, every: false }
}

/** Stay length (days) from which a dish is planned twice, at another house, unless one was said. */
const daysForASecond = 4

/** How many meals of a stay are for a dish. */
export function mealsFor(text: string, heard: RegExp, days: number): number {
  if (isDaily(text, heard)) return days
  const most = mostSaid(text, heard, 1)
  if (most !== undefined) return most
  // Who comes for it has it every day.
  if (isStrong(text, heard)) return days
  return days >= daysForASecond && !isOneOf(text, heard) ? 2 : 1
}

function mostSaid(text: string, heard: RegExp, everyOther: number): number | undefined {
  const amount = `a couple(?: of)?|a few|one or two|two or three|some|${numbers.join('|')}|[1-6]`
  const said = new RegExp(
    `\\b(?<amount>${amount}) (?:\\w+ )?(?:${heard.source})(?! (?:days?|hours?))`,
    'iu',
  ).exec(text)?.groups?.amount
  if (said === undefined) return undefined
  const words = said.toLowerCase()
  if (words.startsWith('a couple')) return Math.max(2, everyOther)
  if (words === 'a few' || words === 'two or three') return Math.max(3, everyOther)
  if (words === 'one or two') return 2
  if (words === 'some') return Math.max(2, everyOther)
  return numbers.includes(words) ? numbers.indexOf(words) + 1 : Number(words)
}

/** Stay length (days) from which what is done once may be done a second time. */
const daysForAnother = 5

/**
 * The most times a wish is planned: as many as were said, else one of what is done once and one per turn of what is
 * loved. Undefined for subjects that days are made of. A third boat is no better answer.
 */
export function mostOf(
  text: string,
  heard: RegExp,
  {
    days,
    times,
    daily,
    isLoved,
    isDrunk,
  }: { days: number; times: number; daily: boolean; isLoved: boolean; isDrunk: boolean },
): { most?: number } {
  const said = mostSaid(text, heard, 1)
  if (said !== undefined) return { most: said }
  if (isOneOf(text, heard)) return { most: 1 }
  // A third tasting in three days is one too many.
  if (isLoved && isDrunk) return { most: Math.max(2, Math.ceil(days / daysForOne)) }
  if (isLoved || (daily && times === 1)) return {}
  if (isSeveral(text, heard)) return { most: Math.max(2, times, Math.ceil(days / daysForOne)) }
  return { most: Math.max(times, days < daysForAnother ? 1 : 2) }
}
