/**
 * Words that qualify a thing: a private boat, a small group, an organic wine. Places whose text has the quality
 * come first; where none has, the plan says so, and what to ask for.
 */
import { allSaid } from '#domain/places/moments.ts'
import type { Place } from '#domain/places/schema.ts'
import type { UnmetWish } from '../plan-outcome.ts'
import type { AskedWish } from '../schema.ts'
import { experiences } from './experiences.ts'

interface Qualifier {
  /** The qualifying word in a request, before the thing. */
  said: string
  /** Words by which a place tells that it has the quality. */
  says: RegExp
  /** Words that tell it after "it is", where they alone prove nothing. */
  is?: string
  /** How to get it where no place tells of it. */
  wayOut: (name: string) => string
}

const ofItsOwn = (name: string) =>
  `Ask ${name} for one of your own, or at your lodging for who rents them, and book it ahead.`
const askThem = (name: string) => `Ask ${name} before you book, or at your lodging for another.`

const qualifiers: readonly Qualifier[] = [
  { said: 'private|exclusive', says: /\bprivate(?:ly)?\b|\bcharters?\b/i, wayOut: ofItsOwn },
  {
    said: 'small[- ]groups?',
    is: 'for a small group',
    says: /\bsmall[- ]groups?\b|\bat most (?:\w+) guests\b/i,
    wayOut: askThem,
  },
  {
    said: 'organic|biodynamic',
    says: /\b(?:organic|biodynamic|natural wines?)\b/i,
    wayOut: askThem,
  },
  {
    said: 'natural(?= wines?)',
    says: /\b(?:natural wines?|organic|biodynamic)\b/i,
    wayOut: askThem,
  },
  {
    said: 'family[- ](?:run|owned)',
    says: /\b(?:famil(?:y|ies)|father|mother|generations?)\b/i,
    wayOut: askThem,
  },
  {
    said: 'women[- ]only|ladies[- ]only',
    is: 'for women alone',
    says: /\b(?:women|ladies)\b/i,
    wayOut: askThem,
  },
  { said: 'glass[- ]bottom(?:ed)?', says: /\bglass[- ]bottom/i, wayOut: askThem },
  { said: 'candle ?lit|candlelight', is: 'lit by candles', says: /\bcandle/i, wayOut: askThem },
  {
    said: 'outdoor|open[- ]air',
    is: 'in the open',
    says: /\b(?:outdoors?|open[- ]air|in the open|under the (?:sky|stars|trees)|terrace|garden|beach|riverside|pier)\b/i,
    wayOut: askThem,
  },
  { said: 'vegan|vegetarian', says: /\b(?:vegan|vegetarian|plant[- ]based)\b/i, wayOut: askThem },
  {
    said: "kids?['’]?|children['’]?s|kid[- ]friendly|child[- ]friendly",
    is: 'for children',
    says: /\b(?:kids?|child(?:ren)?|famil(?:y|ies))\b/i,
    wayOut: askThem,
  },
  {
    said: 'wheelchair[- ]accessible|accessible',
    says: /\b(?:accessible|wheelchair)\b/i,
    wayOut: askThem,
  },
]

interface Read {
  asked: AskedWish[]
  unmet: UnmetWish[]
}

/** The wishes with their qualifiers applied, or told as not known. */
export function withQualifiers(
  { asked, unmet }: Read,
  text: string,
  places: readonly Place[],
): Read {
  const byId = new Map(places.map((place) => [place.id, place]))
  const read: Read = { asked: [], unmet: [...unmet] }
  for (const wish of asked) {
    const found = qualifierOf(wish, text)
    const [first] = wish.placeIds
    const nearest = byId.get(first ?? '')
    if (!found || !nearest || wish.implied || wish.nearestTo) {
      read.asked.push(wish)
      continue
    }
    const { qualifier, word, said } = found
    const isSo = (id: string) => {
      const place = byId.get(id)
      return place !== undefined && tellsOf(place, qualifier)
    }
    const all = [...wish.placeIds, ...(wish.more ?? [])]
    const fitting = all.filter(isSo)
    if (fitting.length > 0) {
      const { more: _more, ...rest } = wish
      read.asked.push({ ...rest, placeIds: fitting })
      continue
    }
    read.asked.push({ ...wish, what: said, nearestTo: said })
    read.unmet.push({
      wish: said,
      reason: 'unknown-here',
      says: `You asked for ${said}: Piri knows none that says it is ${qualifier.is ?? word}. Nearest to it: ${nearest.name}.`,
      wayOut: qualifier.wayOut(nearest.name),
    })
  }
  return read
}

function tellsOf(place: Place, { says }: Qualifier): boolean {
  const isStepFree = says.source.includes('wheelchair') && place.stepFree === true
  const isVegan = says.source.includes('vegan') && place.diets?.some((diet) => /veg/.test(diet))
  return (
    isStepFree ||
    isVegan === true ||
    says.test([place.name, allSaid(place), ...(place.offers ?? [])].join('; '))
  )
}

/** The qualifier before a thing, at most one word away: "private sunset cruise". */
function qualifierOf(
  { what }: AskedWish,
  text: string,
): { qualifier: Qualifier; word: string; said: string } | undefined {
  const heard =
    experiences.find((each) => each.what === what || each.heard.test(what))?.heard.source ??
    what.replace(/[^\p{L}\p{N} ]/gu, '.')
  for (const qualifier of qualifiers) {
    const found = new RegExp(
      `(?<article>\\ban? )?\\b(?<word>${qualifier.said}) (?:[\\w-]+ )?(?:${heard})`,
      'iu',
    ).exec(text)
    const word = found?.groups?.word
    if (found && word) return { qualifier, word: word.toLowerCase(), said: found[0] }
  }
  return undefined
}
