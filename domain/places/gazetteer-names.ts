/** How names of places are compared: accents, case, hyphens and "Saint" do not matter. */

const letters: Readonly<Record<string, string>> = {
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

const plainName = /^(?!.*\b(?:saint|ft|mt)\b)[a-z0-9]+(?: [a-z0-9]+)*$/

export function foldName(name: string): string {
  const lower = name.toLowerCase()
  if (plainName.test(lower)) return lower
  return lower
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøłđðþı]/g, (letter) => letters[letter] ?? letter)
    .replace(/['’‘`´ʼ.]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replace(/\bsaint\b/g, 'st')
    .replace(/\bft\b/g, 'fort')
    .replace(/\bmt\b/g, 'mount')
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

/** Three rows of the table, shared: a search compares thousands of names. */
const widest = 64
const rows = [0, 1, 2].map(() => new Uint8Array(widest + 1))

/**
 * Letters to insert, delete, replace or swap with a neighbour to turn one name into the other;
 * `limit + 1` as soon as it is certain that more are needed.
 */
export function editDistance(from: string, to: string, limit: number): number {
  const tooMany = limit + 1
  if (Math.abs(from.length - to.length) > limit || to.length > widest) return tooMany
  let [beforeLast, last, current] = rows as [Uint8Array, Uint8Array, Uint8Array]
  for (let column = 0; column <= to.length; column += 1) last[column] = column
  for (let row = 1; row <= from.length; row += 1) {
    current[0] = row
    let best = row
    const letter = from.charCodeAt(row - 1)
    for (let column = 1; column <= to.length; column += 1) {
      const other = to.charCodeAt(column - 1)
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (letter === other ? 0 : 1),
      )
      const swapped =
        row > 1 &&
        column > 1 &&
        letter === to.charCodeAt(column - 2) &&
        from.charCodeAt(row - 2) === other
      if (swapped) cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1)
      current[column] = cost
      if (cost < best) best = cost
    }
    if (best > limit) return tooMany
    ;[beforeLast, last, current] = [last, current, beforeLast]
  }
  return Math.min(last[to.length] ?? tooMany, tooMany)
}
