/** How names of places are compared: accents, case, hyphens and "Saint" do not matter. */

/** Letters that no mark can be taken from, as one types them without. */
export const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}

const shortened = /\b(?:saint|ft|mt)\b/

export function foldName(name: string): string {
  const lower = name.toLowerCase()
  const words = isPlain(lower) ? lower : plainWords(isAscii.test(lower) ? lower : unmarked(lower))
  if (!shortened.test(words)) return words
  return words
    .replace(/\bsaint\b/g, 'st')
    .replace(/\bft\b/g, 'fort')
    .replace(/\bmt\b/g, 'mount')
}

const isAscii = /^[\0-\x7f]*$/

function unmarked(lower: string): string {
  return lower
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøłđðþı]/g, (letter) => letters[letter] ?? letter)
}

function plainWords(lower: string): string {
  return lower
    .replace(/['’‘`´ʼ.]+/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

/** Whether the words have no other letters and stand one space apart. */
function isPlain(lower: string): boolean {
  let isBetween = true
  for (let index = 0; index < lower.length; index += 1) {
    const code = lower.charCodeAt(index)
    const isSpace = code === 32
    if (isSpace && isBetween) return false
    if (!isSpace && !((code >= 97 && code <= 122) || (code >= 48 && code <= 57))) return false
    isBetween = isSpace
  }
  return !isBetween
}

/** A set of letters as bits: names whose sets differ much can't be near each other. */
export function letterSet(folded: string, begin = 0, end = folded.length): number {
  let set = 0
  for (let index = begin; index < end; index += 1) {
    const code = folded.charCodeAt(index) - 97
    if (code >= 0 && code < 26) set |= 1 << code
  }
  return set
}

export function bitCount(value: number): number {
  let bits = value - ((value >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}
