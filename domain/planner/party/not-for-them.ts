/** Places for other parties, by what they are: playgrounds, dance floors, hills and swaying bridges. */
import type { Place, PlaceKind } from '#domain/places/schema.ts'

const namedForChildren = /\b(?:playgrounds?|children['’]?s|kids)\b/i
const toldForChildren =
  /^An? (?:[\w-]+ ){0,2}playground\b|\b(?:museum|house|studio|garden|rides|playhouse|floors) for (?:small )?children\b(?! and adults)|\bfor children (?:up to|from|under)\b|\bchildren's museum\b|\ball playground\b|\bpetting (?:zoo|farm)\b|\bsoft play\b/i
/** Renown (0 to 1) from which adults visit a place for families: a great park with a playground. */
const seenByGrownUps = 0.4

/** Whether a place is for children only: a playground, a museum of play, a petting farm. */
export function isForChildrenAlone({ name, about, interests, essential }: Place): boolean {
  if (interests[0] !== 'family' || essential >= seenByGrownUps) return false
  return namedForChildren.test(name) || toldForChildren.test(about)
}

const ofDancing =
  /\b(?:night ?clubs?|techno|DJs?|raves?|dance ?floors?|disco(?:theque)?s?|(?<!(?:jazz|blues|comedy|folk|supper|tango|flamenco|fado|social|country|chess) )clubs?)\b/i

/** Whether a place is for dancing or standing until late; a bar with seats or for listening is not. */
export function isDanceClub({ kind, name, about, interests }: Place): boolean {
  if (kind !== 'nightlife' || /\bjazz\b/i.test(`${name} ${about}`)) return false
  return interests.includes('nightlife') && ofDancing.test(`${name} ${about}`)
}

const ofTheStreet =
  /\b(?:street[- ]art|graffiti|stickers?|skate(?:board)?\w*|anime|manga|arcade games?|video games?|e-?sports|sneakers?|streetwear|tattoo)\b/i
/** Renown from which a place of a young scene is for any age. */
const knownToAll = 0.45

/** Whether a place is a lesser one of a young scene: a studio of stickers, an arcade. */
export function isOfAYoungScene({ kind, name, about, offers = [], essential }: Place): boolean {
  if (essential >= knownToAll || kind === 'restaurant' || kind === 'cafe') return false
  return ofTheStreet.test([name, about, ...offers].join('; '))
}

const hills: Partial<Record<PlaceKind, RegExp>> = {
  viewpoint: /\b(?:Hill|Seat|Crags?|Peak)\b/,
  nature: /\b(?:Seat|Crags?|Peak|Mount|Volcano|Summit)\b/,
}
const goesUp = /\b(?:(?:minutes|hours?) up|way up|path up)\b/i
const carriedUp =
  /\b(?:lifts?|elevators?|funicular|cable cars?|escalators?|gondolas?|bus(?:es)?|tram|train|by car|drive|road)\b/i

/** Whether it is a hill, by its name or its way up, without a lift to the top. */
export function isHill({ kind, name, about, stepFree }: Place): boolean {
  const named = hills[kind]
  if (!named || stepFree === true || carriedUp.test(about)) return false
  return named.test(name) || goesUp.test(about)
}

const swaying = /\b(?:rope|swaying|swinging|hanging|suspension) (?:foot)?bridges?\b/i
const walkedInTheWild = new Set<PlaceKind>(['nature', 'activity', 'park'])

/** Whether a footbridge sways, so that strollers are not allowed; road bridges do not. */
export function hasSwayingBridge({ kind, about, stepFree }: Place): boolean {
  return walkedInTheWild.has(kind) && stepFree !== true && swaying.test(about)
}

const ofGambling = /\bcasinos?\b/i
/** Renown (0 to 1) from which a casino is a sight: Monte Carlo's. */
const aSight = 0.4

/** Whether a place is for gambling, by its name or what it is first of all for. */
export function isForGambling({ kind, name, offers = [], essential }: Place): boolean {
  if ((kind !== 'nightlife' && kind !== 'activity') || essential >= aSight) return false
  return [name, ...offers.slice(0, 1)].some((each) => ofGambling.test(each))
}

/** Whether it is a pub after those of Ireland, which nobody travels far for. */
export function isIrishPub({ kind, name, about, offers = [], essential }: Place): boolean {
  if (kind !== 'nightlife' || essential >= knownToAll) return false
  return /\birish(?:-owned)? pub\b/i.test([name, about, ...offers].join('; '))
}
