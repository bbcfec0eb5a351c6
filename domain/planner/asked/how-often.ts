/** How much of a liking was asked for, from the words around it: once, on every other day, daily, or so many and no more. */
import { isDaily, isOneOf, isSeveral, isStrong } from './words-around.ts'

export interface Measure {
  /** On so many days at least, where the town has the places. */
  least: number
  /** So many and no more, where somebody said so: "a couple of museums". */
  most?: number
  /** Every day was said. */
  every: boolean
}

const numbers = ['one', 'two', 'three', 'four', 'five', 'six']
/** What a day is mostly for is had twice on it. */
export const leastOfMuch = 2
/** What one thinks of as a day's worth of a liking: one on every other day. */
const daysForOne = 2

export function measureOf(text: string, heard: RegExp, days: number): Measure {
  const everyOther = Math.max(1, Math.ceil(days / daysForOne))
  if (isDaily(text, heard)) return { least: days, every: true }
  const most = mostSaid(text, heard, everyOther)
  if (most !== undefined) return { least: Math.min(most, everyOther), most, every: false }
  if (isStrong(text, heard)) return { least: Math.max(leastOfMuch, days), every: false }
  return { least: isOneOf(text, heard) ? 1 : everyOther, every: false }
}

/** With so many days a dish is had a second time, at another house, unless one was said. */
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

/** With so many days what is done once may be done a second time. */
const daysForAnother = 5

/**
 * How often a wish is planned at most, where it is no subject that days are made of: as many as were said, else one
 * of what is done once and as many as there are turns of what is loved. A third boat is no better answer.
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
