/** Wishes for one date of the stay: "something festive on the 25th", "carols on Christmas Eve". */
import type { AskedWish } from '../schema.ts'

const feasts: readonly (readonly [named: RegExp, day: string])[] = [
  [/^christmas eve$/i, '12-24'],
  [/^christmas(?: day)?$/i, '12-25'],
  [/^boxing day$/i, '12-26'],
  [/^new year'?s eve$/i, '12-31'],
  [/^new year'?s day$/i, '01-01'],
]

const said =
  /(?<wish>[^,.;:!?]{3,60}?)\s+(?:on|for) (?:the )?(?<day>\d{1,2}(?:st|nd|rd|th)\b|christmas eve|christmas(?: day)?|boxing day|new year'?s (?:eve|day))/gi

/** Words that distinguish a wish from others. */
const telling = (what: string) =>
  what
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 3 && !/^(?:some|something|with|good|nice)$/.test(word))

export function wishesWithADate(
  asked: readonly AskedWish[],
  text: string,
  dates: readonly string[],
): AskedWish[] {
  const dated = [...text.matchAll(said)].flatMap(({ groups }) => {
    const day = groups?.day ?? ''
    const feast = feasts.find(([named]) => named.test(day))?.[1]
    const number = /^\d+/.exec(day)?.[0].padStart(2, '0')
    const on = dates.find((date) => (feast ? date.endsWith(feast) : date.slice(8) === number))
    // "Christmas markets and something festive on the 25th": the day is that of the last thing.
    const wish =
      groups?.wish
        ?.toLowerCase()
        .split(/\b(?:and|then|plus)\b/)
        .at(-1) ?? ''
    return on ? [{ on, wish }] : []
  })
  if (dated.length === 0) return [...asked]
  return asked.map((each) => {
    const found = dated.find(({ wish }) => telling(each.what).some((word) => wish.includes(word)))
    return found && each.on === undefined ? { ...each, on: found.on } : each
  })
}
