/**
 * How wide a text is, without a typeface at hand. The estimate is on the wide side: a label takes a
 * little more room than it needs rather than lie over its neighbour.
 */
const narrow = /[iljtfrI.,:;'’|!()[\] -]/u
const wide = /[mwMW@%—…]/u
const capital = /[\p{Lu}\d&#?+=]/u
/** Letters of one em: Chinese, Japanese, Korean, pictures. */
const square =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{Extended_Pictographic}\u3000-\u303f\uff00-\uff60]/u
const mark = /\p{M}/u

export function textWidth(text: string, size: number): number {
  let ems = 0
  for (const letter of text) ems += emsOf(letter)
  return ems * size
}

function emsOf(letter: string): number {
  if (square.test(letter)) return 1.15
  if (mark.test(letter)) return 0
  if (narrow.test(letter)) return 0.37
  if (wide.test(letter)) return 0.95
  if (capital.test(letter)) return 0.72
  return (letter.codePointAt(0) ?? 0) > 0x24f ? 0.66 : 0.59
}

/** At most so many letters, by whole words where that loses little. */
export function shortened(text: string, most: number): string {
  const letters = [...text.replace(/\s+/gu, ' ').trim()]
  if (letters.length <= most) return letters.join('')
  const cut = letters.slice(0, most - 1).join('')
  const space = cut.lastIndexOf(' ')
  return `${(space > most * 0.6 ? cut.slice(0, space) : cut).trimEnd()}…`
}
