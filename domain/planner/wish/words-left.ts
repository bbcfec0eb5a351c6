/** The words that were not understood, as they are told once the days stand: no filler, no half of what was planned. */
import type { Trip } from '#domain/trip/schema.ts'

/** Say nothing by themselves: how somebody feels, what nobody asks of a town, the verb of a wish. */
const saysLittle = new Set(
  'crazy recover recovering mix none noon shut worries worry serious seriously check checked easy avoid avoiding learning learn inside outside weather hotel hotels celebrate celebrating celebrates uses using mother father climb climbing bad heard closed pm am inlaw law arranged driver least scared afraid famous curious partner couple toddler kids lazy chilled chill slow slowly early morning mornings'.split(
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
