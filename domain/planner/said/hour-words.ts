/** The catalogue's text without additions about another part of the day. */
import type { Daylight } from '#domain/sun/daylight.ts'
import { withoutAsides } from './asides-of-a-text.ts'

const ofSunset = /\bsunsets?\b/i
const ofEvenings =
  /\b(?:(?:on|in) (?:many |some |most |clear |the )?(?:summer )?evenings?|at night|after dark|by night|at dusk)\b/i
const ofMornings = /\b(?:in the mornings?|at dawn|at sunrise|at breakfast)\b/i
const ofDays = /\b(?:by day|at noon|lunch|morning)\b/i
/** Minute of the day: visits that end by it have no evening, those that begin after it no morning. */
const byDay = 990
const noMorning = 900
const around = { before: 45, after: 20 }

export function wordsOfTheHour(
  about: string,
  { start, minutes }: { start: number; minutes: number },
  sun: Pick<Daylight, 'sunset'> | null,
): string {
  const end = start + minutes
  const sunset = sun?.sunset ?? null
  const isOther = (words: string) => {
    if (ofSunset.test(words) && sunset !== null)
      return end < sunset - around.before || start > sunset + around.after
    if (ofEvenings.test(words)) return end <= byDay && !ofDays.test(words)
    return ofMornings.test(words) && start >= noMorning
  }
  const sentences = about.match(/[^.!?]+[.!?]+(?:\s|$)/g) ?? [about]
  return sentences
    .map((sentence) => withoutAsides(sentence, isOther))
    .join('')
    .trim()
}
