/**
 * The names that the role model gives roles to: those that the reading took for places, and all others that places bear,
 * words of everyday English ("Split", "bath") among them where a town of some size is called so.
 */
import type { Coordinates } from '#domain/places/schema.ts'
import { everydayWords } from '../everyday-words.ts'
import { candidatesFor, type PlaceReader } from '../places/place-mentions.ts'
import type { ToldName, ToldRole } from './names-as-told.ts'
import { counts, months, type NamedSpan, splitWords, weekdays } from './request-words.ts'

export interface RoleCandidate extends NamedSpan {
  /** As it was written. */
  text: string
  /** As the best known place of that name is called; the words themselves where nobody knows it. */
  name: string
  kind: 'city' | 'region' | 'state' | 'country' | 'unknown'
  country?: string
  at?: Coordinates
  population: number
  listed: boolean
  /** What the rules made of it. */
  told: ToldRole
  everyday: boolean
  capital: boolean
}

const longestName = 4
const shortestName = 2
/** How many people a town must have to be looked for under a name that may be anything. */
const least = { everyday: 40_000, small: 20_000, capital: 1500 }
const shortNames = /^(?:nyc|kl|sf|la|bcn|uk|usa|dc|lon|ldn|nz)$/
/** So many names tell what a request is about; more are a list of words. */
const mostNames = 40

export function roleCandidates(
  text: string,
  given: readonly ToldName[],
  reader: PlaceReader,
): RoleCandidate[] {
  const found = given.slice(0, mostNames).map((each) => candidateAt(text, each, reader))
  const isFree = (start: number, end: number) =>
    found.every((each) => end <= each.start || start >= each.end)
  const words = splitWords(text)
  for (let index = 0; index < words.length && found.length < mostNames; index += 1) {
    for (let length = Math.min(longestName, words.length - index); length > 0; length -= 1) {
      const run = words.slice(index, index + length)
      const name = nameOf(text, run)
      if (!(name && isFree(name.start, name.end))) continue
      const candidate = candidateAt(text, { ...name, told: 'unread' }, reader)
      if (!mayBePlace(candidate, length)) continue
      found.push(candidate)
      break
    }
  }
  return found.sort((a, b) => a.start - b.start)
}

/** The run as one name, without the ending of "Sydney's". */
function nameOf(
  text: string,
  run: readonly { text: string; start: number; end: number }[],
): NamedSpan | undefined {
  const [first, last] = [run[0], run.at(-1)]
  if (!(first && last && /^\p{L}/u.test(first.text) && /^\p{L}/u.test(last.text))) return undefined
  if (run.some((word) => !/^[\p{L}.'’]/u.test(word.text))) return undefined
  const words = text.slice(first.start, last.end).replace(/['’]s$/, '')
  return words.length < shortestName
    ? undefined
    : { start: first.start, end: first.start + words.length }
}

function candidateAt(
  text: string,
  { start, end, told, place }: ToldName,
  reader: PlaceReader,
): RoleCandidate {
  const words = text.slice(start, end)
  const best = place ?? candidatesFor(reader, words)[0]
  return {
    start,
    end,
    text: words,
    name: best?.name ?? words,
    kind: best?.kind ?? 'unknown',
    ...(best?.country && { country: best.country }),
    ...(best && { at: best.at }),
    population: best?.population ?? 0,
    listed: best?.listed !== undefined,
    told,
    everyday: everydayWords.has(words.toLowerCase()),
    capital: /^\p{Lu}/u.test(words),
  }
}

function mayBePlace(candidate: RoleCandidate, length: number): boolean {
  const { text, kind, everyday, listed, capital, population } = candidate
  const word = text.toLowerCase()
  if (kind === 'unknown') return false
  if (length === 1 && (months.test(word) || weekdays.test(word) || counts.test(word))) return false
  if (text.length < 4 && !capital && !shortNames.test(word)) return false
  if (everyday && length === 1) return listed || population > least.everyday
  if (kind !== 'city' || listed) return true
  return population >= (capital ? least.capital : least.small)
}
