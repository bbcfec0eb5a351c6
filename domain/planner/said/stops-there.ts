/** The stops of a day trip in the order of the walk, for this party: no church for who wants none. */
import type { Place, PlaceKind } from '#domain/places/schema.ts'
import { listedApart } from '#domain/text/listed.ts'
import type { PlanRequest } from '../schema.ts'

/** Words that make a stop one of a kind that may be refused. */
const ofKind: Readonly<Partial<Record<PlaceKind, RegExp>>> = {
  worship:
    /\b(?:cathedral|church|chapel|basilica|baptistery|abbey|monastery|convent|minster|duomo|mosque|synagogue|temple|pagoda|shrine|cloister|collegiata|pieve|wat|ossuary)s?\b|kerk\b|\p{L}-(?:ji|dera|dō|gū|in)(?!\p{L})|Taisha|Hachimangū/iu,
  museum: /\b(?:museum|mauritshuis|pinacoteca|collection)s?\b/i,
  gallery: /\b(?:galler(?:y|ies)|pinacoteca)\b/i,
  palace: /\b(?:palaces?|castles?|ch[âa]teaux?|alc[áa]zar)\b/i,
  garden: /\bgardens?\b/i,
  park: /\bparks?\b/i,
  market: /\b(?:markets?|bazaars?)\b/i,
  shopping: /\b(?:shops?|shopping|boutiques?)\b/i,
  viewpoint: /\b(?:views?|lookouts?)\b/i,
  beach: /\bbeach(?:es)?\b/i,
  nightlife: /\b(?:bars?|pubs?|casino)\b/i,
}
/** A saint's name, which is a church unless the words say a street. */
const ofASaint = /\b(?:San|Santa|Santo|Sant'|Saint|Sainte|São|Sankt)[ \p{L}]/u
const butNoChurch =
  /\b(?:streets?|squares?|piazza|plaza|place|rua|rue|bridge|market|lanes?|quarter|island|cemetery|gardens?|fort|fortress|harbor|village|museum|castle|tower|catacombs)\b/i
const hasStairs =
  /\b(?:climb|up the|steps|stairs?|towers?|ramparts|on (?:top of )?the walls|dome)\b/i

/** Fewest letters of a wish's word that is looked for in a stop. */
const shortestWish = 4

const fewestTold = 2

type Wants = Pick<PlanRequest, 'avoidedKinds' | 'asked' | 'party'> &
  Partial<Pick<PlanRequest, 'days'>>

/** Words of stops in summer only: boats to the far end of a lake, birds on a cliff. */
const ofSummer = /\b(?:in|during) summer\b/i
const warmMonths = { north: [5, 10], south: [11, 3] } as const

/** Whether a stop is for the warm months, and no day is in them. */
function isOutOfItsSeason(stop: string, { at }: Place, days: Wants['days']): boolean {
  if (!ofSummer.test(stop) || !days || days.length === 0) return false
  const [first, last] = at[0] < 0 ? warmMonths.south : warmMonths.north
  return days.every(({ date }) => {
    const month = Number(date.slice(5, 7))
    return first <= last ? month < first || month > last : month < first && month > last
  })
}

export function stopsThere(place: Place, request?: Wants, share = 1): string[] {
  const all = toldStops(place, request)
  const told = all.slice(0, beforeLunch(all.length, share))
  const [first, ...others] = told
  if (first === undefined) return []
  if (place.dayTrip?.by === 'tour') return [`Parts of it: ${listedApart(told)}.`]
  if (share < 1) return [`Before lunch: ${listedApart(told)}.`]
  return [
    others.length > 1
      ? `There: first ${first}, then ${listedApart(others)}.`
      : `There: ${listedApart(told)}.`,
  ]
}

/** The stops for the hours after lunch. */
export function stopsAfterLunch(place: Place, request: Wants, share: number): string[] {
  const all = toldStops(place, request)
  const told = all.slice(beforeLunch(all.length, share))
  return told.length > 0 ? [`${capital(listedApart(told))}.`] : []
}

function toldStops(place: Place, request?: Wants): string[] {
  const stops =
    place.dayTrip?.see?.filter(
      (stop) =>
        !(request && (isUnwanted(stop, request) || isOutOfItsSeason(stop, place, request.days))),
    ) ?? []
  // A single stop left is not worth telling.
  if (stops.length < fewestTold) return []
  return stops.map((stop) => (request && isWishedFor(stop, request) ? `${stop} (your wish)` : stop))
}

/** How many stops come before lunch: by the share of hours, with at least one on either side. */
function beforeLunch(stops: number, share: number): number {
  if (share >= 1 || stops < 2) return stops
  return Math.min(stops - 1, Math.max(1, Math.round(stops * share)))
}

const capital = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`

function isUnwanted(stop: string, { avoidedKinds, party }: Wants): boolean {
  if (party.stepFree && hasStairs.test(stop)) return true
  if (avoidedKinds.includes('worship') && ofASaint.test(stop) && !butNoChurch.test(stop))
    return true
  return avoidedKinds.some((kind) => ofKind[kind]?.test(stop))
}

/** Whether a stop is of a wish: "Gardens" asks for the Alcázar gardens, "Christmas markets" for no Market Square. */
function isWishedFor(stop: string, { asked }: Wants): boolean {
  const words = new Set(wordsOf(stop.replace(/\bmarket square\b/gi, 'square')))
  return asked.some(({ what, implied, ofKind: kind }) => {
    const wish = wordsOf(what).filter((word) => word.length >= shortestWish)
    if (implied || wish.length === 0) return false
    if (wish.every((word) => words.has(word))) return true
    const isPlain = wish.length === 1 && kind !== undefined && kind !== 'market'
    return isPlain && (ofKind[kind]?.test(stop) ?? false)
  })
}

function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .match(/\p{L}+/gu)
      ?.map(singular) ?? []
  )
}

function singular(word: string): string {
  return word
    .replace(/ies$/, 'y')
    .replace(/(ch|sh|ss)es$/, '$1')
    .replace(/(?<!s)s$/, '')
}
