/** The source of a regular expression in parts, as far as they tell which letters a match holds. */

export type PatternPart =
  /** One of these, to the letter. */
  | { kind: 'letters'; words: readonly string[] }
  /** Some character, a border of words or lines, or what must not be there. */
  | { kind: 'anything' }
  /** What must stand before or behind. */
  | { kind: 'around'; part: PatternPart }
  | { kind: 'times'; part: PatternPart; least: number; most: number }
  | { kind: 'either'; parts: readonly PatternPart[] }
  | { kind: 'sequence'; parts: readonly PatternPart[] }

/** A class of more characters than these may be anything. */
const mostOfClass = 4
const nothing: PatternPart = { kind: 'letters', words: [''] }
const anything: PatternPart = { kind: 'anything' }
const digit: PatternPart = { kind: 'letters', words: [...'0123456789'] }

/** Nothing where letters of either case match, a class holds classes, or a letter is two units long. */
export function parsePattern({ source, flags }: RegExp): PatternPart | undefined {
  if (/[iv]/.test(flags) || /[\ud800-\udfff]/.test(source)) return
  const at = { index: 0 }
  const part = either(source, at)
  return at.index === source.length ? part : undefined
}

interface Position {
  index: number
}

function either(source: string, at: Position): PatternPart {
  const parts = [sequence(source, at)]
  while (source[at.index] === '|') {
    at.index += 1
    parts.push(sequence(source, at))
  }
  return parts.length === 1 && parts[0] ? parts[0] : { kind: 'either', parts }
}

function sequence(source: string, at: Position): PatternPart {
  const parts: PatternPart[] = []
  while (at.index < source.length && !'|)'.includes(source.charAt(at.index))) {
    const part = one(source, at)
    parts.push(withTimes(source, at, part))
  }
  return { kind: 'sequence', parts }
}

const opening = /\((?:\?(?:<(?![=!])[^>]*>|<?[=!]|:))?/y
const counted = /(?:\{(?<least>\d+)(?<to>,)?(?<most>\d*)\}|[*+?])\??/y
const escaped = /\\(?:u\{[\da-f]+\}|u[\da-f]{4}|x[\da-f]{2}|[pP]\{[^}]*\}|k<[^>]*>|.)/isuy

function one(source: string, at: Position): PatternPart {
  const letter = source.charAt(at.index)
  if (letter === '(') return group(source, at)
  if (letter === '[') return classOf(source, at)
  if (letter === '\\') return charactersOf(take(escaped, source, at))
  at.index += 1
  if (letter === '.' || isMark(letter)) return anything
  if (letter === '^' || letter === '$') return nothing
  return { kind: 'letters', words: [letter] }
}

/** No letter of a text, but what stands over letters that are not to be read again. */
const isMark = (letter: string) => letter < ' '

function group(source: string, at: Position): PatternPart {
  const how = take(opening, source, at)
  // Flags of a group: the whole is given up, since its end is not reached.
  if (source[at.index] === '?') return anything
  const part = either(source, at)
  at.index += 1
  if (how.endsWith('!')) return nothing
  return how.endsWith('=') ? { kind: 'around', part } : part
}

function classOf(source: string, at: Position): PatternPart {
  const from = at.index + 1
  at.index = from
  const words: string[] = []
  let isKnown = source[from] !== '^'
  while (at.index < source.length && source[at.index] !== ']') {
    const isRange = source[at.index] === '-' && at.index > from && source[at.index + 1] !== ']'
    if (isRange) isKnown = false
    if (source[at.index] === '\\') {
      const part = charactersOf(take(escaped, source, at))
      if (part.kind === 'letters' && part !== nothing) words.push(...part.words)
      else isKnown = false
    } else {
      const letter = source.charAt(at.index)
      if (isMark(letter)) isKnown = false
      words.push(letter)
      at.index += 1
    }
  }
  at.index += 1
  return isKnown && words.length > 0 && words.length <= mostOfClass
    ? { kind: 'letters', words }
    : anything
}

function charactersOf(character: string): PatternPart {
  const name = character.charAt(1)
  if (name === 'b' || name === 'B') return nothing
  if (character === '\\d') return digit
  if (/[dDwWsSpPkcuxntrvf\d]/.test(name)) return anything
  return { kind: 'letters', words: [name] }
}

function withTimes(source: string, at: Position, part: PatternPart): PatternPart {
  counted.lastIndex = at.index
  const found = counted.exec(source)
  if (!found) return part
  at.index = counted.lastIndex
  const { least, to, most } = found.groups ?? {}
  const sign = found[0].charAt(0)
  if (least !== undefined) {
    const atLeast = Number(least)
    const atMost = to === undefined ? atLeast : most ? Number(most) : Number.POSITIVE_INFINITY
    return { kind: 'times', part, least: atLeast, most: atMost }
  }
  return {
    kind: 'times',
    part,
    least: sign === '+' ? 1 : 0,
    most: sign === '?' ? 1 : Number.POSITIVE_INFINITY,
  }
}

function take(pattern: RegExp, source: string, at: Position): string {
  pattern.lastIndex = at.index
  const found = pattern.exec(source)?.[0] ?? source.charAt(at.index)
  at.index += found.length
  return found
}
