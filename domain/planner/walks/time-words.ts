/** Time words in a heading, checked against the hours of stops. */
import type { HeadedStop } from './true-words.ts'

export interface Sun {
  sunrise: number | null
  sunset: number | null
}

type HeadedTime = Pick<HeadedStop, 'start' | 'minutes' | 'meal'>
type IsThen = (stop: HeadedTime, sun: Sun) => boolean

const overlaps = ({ start, minutes }: HeadedTime, from: number, to: number) =>
  start <= to && start + minutes >= from

const noon = 720
const isAtSunset: IsThen = (stop, { sunset }) =>
  sunset !== null && overlaps(stop, sunset - 5, sunset + 5)
const isAfterDark: IsThen = ({ start }, { sunset }) =>
  sunset !== null && start >= Math.max(1080, sunset)
const isInTheEvening: IsThen = ({ start, minutes }) => start >= 1020 || start + minutes >= 1110

/** The first match counts, so that "after dark" is not "dark". Names are no times: Sunset Strip, Night Safari. */
const timeWords: readonly (readonly [RegExp, IsThen])[] = [
  [/\bsunsets?\b(?! \p{Lu})/iu, isAtSunset],
  [
    /\b(?:dusk|twilight|blue hour)\b/i,
    (stop, { sunset }) => sunset !== null && overlaps(stop, sunset - 20, sunset + 50),
  ],
  [
    /\b(?:dawn|sunrise|daybreak|first light)\b/i,
    ({ start }, { sunrise }) => sunrise !== null && start <= sunrise + 60,
  ],
  [/\b(?:after dark|at night|by night|nights?|nightfall|midnight)\b(?! \p{Lu})/iu, isAfterDark],
  [/\b(?:late|nightcap)\b/i, ({ start }) => start >= 1260],
  [/\bearly\b/i, ({ start }) => start <= 570],
  [/\bbreakfasts?\b/i, ({ start }) => start <= 630],
  [/\bbrunch\b/i, ({ start }) => start >= 540 && start <= 840],
  [/\bmornings?\b/i, ({ start }) => start < noon - 30],
  [/\b(?:noon|midday)\b/i, (stop) => overlaps(stop, noon - 30, noon + 90)],
  [/\blunch(?:es)?\b/i, ({ meal }) => meal === 'lunch'],
  [/\b(?:dinners?|suppers?)\b/i, ({ meal }) => meal === 'dinner'],
  [/\bafternoons?\b/i, ({ start }) => start >= noon && start <= 1080],
  [/\bevenings?\b/i, isInTheEvening],
]

const hours = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
/** "After" with an hour of the afternoon. */
const afterAnHour = new RegExp(String.raw`\bafter (${hours.join('|')})\b`, 'i')

/** The time words of a piece of a heading, and its other words. */
export function timeWordsIn(piece: string): { times: IsThen[]; rest: string } {
  const times: IsThen[] = []
  let rest = piece
  for (const [words, isThen] of timeWords) {
    if (!words.test(rest)) continue
    times.push(isThen)
    rest = rest.replace(words, ' ')
  }
  const hour = afterAnHour.exec(rest)?.[1]
  if (hour) {
    const from = (hours.indexOf(hour.toLowerCase()) + 1) * 60 + noon
    times.push(({ start }) => start >= from)
    rest = rest.replace(afterAnHour, ' ')
  }
  return { times, rest }
}
