/** Words that were not understood, as told with the finished days: without fillers and parts of what was planned. */
import type { Trip } from '#domain/trip/schema.ts'

/**
 * Words without meaning of their own: feelings, verbs of wishing. Possible conditions (early, easy, avoid, closed)
 * are not among them: they are told where nothing came of them.
 */
const saysLittle = new Set(
  'crazy mix none shut seriously checked celebrate celebrating celebrates uses using heard famous curious inside outside pm am'.split(
    ' ',
  ),
)
const isLittle = (word: string) => saysLittle.has(word) || /^co[sz]y$/.test(word)
const joining = new Set(
  'a an and as at but by for from have if in is it my not of on or our please so some that the their they this to too us we with you'.split(
    ' ',
  ),
)

export function wordsLeft(
  notUnderstood: readonly string[],
  { days }: Pick<Trip, 'days'>,
  isMet: (words: string) => boolean,
): string[] {
  const names = new Set(days.flatMap(({ stops }) => stops.flatMap(({ name }) => wordsIn(name))))
  return notUnderstood.filter((run) => {
    const telling = wordsIn(run).filter((word) => !joining.has(word))
    if (telling.every(isLittle)) return false
    const things = telling.filter((word) => !isLittle(word))
    return !(isMet(run) || things.every((word) => word.length >= shortest && names.has(word)))
  })
}

const shortest = 4

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}
