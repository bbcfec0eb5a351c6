/** Resolves "the second one", "that museum", "it" and "there". */
import { foldName } from '#domain/places/gazetteer-names.ts'
import type { Destination } from '#domain/places/schema.ts'
import type { Thing } from './memory.ts'
import type { KnownPlace, MessageContext } from './message-context.ts'

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']
const position =
  /\b(?:(?:the|that|your|number|option|no\.?) )?(?<which>first|second|third|fourth|fifth|sixth|last|1st|2nd|3rd|4th|latter|former|top)\b(?: (?:one|option|place|idea|suggestion|choice|of (?:them|those)|you (?:said|named|mentioned)))?(?! (?:day|night|week|time|weekend|evening|morning|visit|trip))|\b(?:number|option|no\.?|#) ?(?<number>[1-6])\b/
const kinds: readonly (readonly [RegExp, string])[] = [
  [/\b(?:that|the|this) (?:\w+ )?(?:museum|gallery)\b/, 'museum gallery'],
  [/\b(?:that|the|this) (?:\w+ )?(?:restaurant|place to eat|bistro)\b/, 'restaurant cafe'],
  [/\b(?:that|the|this) (?:\w+ )?(?:caf[eé]|coffee (?:shop|house))\b/, 'cafe'],
  [/\b(?:that|the|this) (?:\w+ )?(?:park|garden)\b/, 'park garden nature'],
  [/\b(?:that|the|this) (?:\w+ )?beach\b/, 'beach'],
  [/\b(?:that|the|this) (?:\w+ )?(?:church|temple|cathedral|mosque|shrine|monastery)\b/, 'worship'],
  [/\b(?:that|the|this) (?:\w+ )?(?:castle|palace)\b/, 'palace landmark ruins'],
  [/\b(?:that|the|this) (?:\w+ )?market\b/, 'market'],
  [/\b(?:that|the|this) (?:\w+ )?(?:bar|pub|club)\b/, 'nightlife'],
  [/\b(?:that|the|this) (?:\w+ )?(?:zoo|aquarium)\b/, 'zoo'],
  [/\b(?:that|the|this) (?:\w+ )?tower\b/, 'landmark viewpoint'],
]
const pronoun = /\b(?:it|them|that one|this one|that place|this place|that|there|here)\b/

export function knownPlace({ knowledge }: MessageContext, thing: Thing | null): KnownPlace | null {
  const destination = knowledge.catalogue.bySlug.get(thing?.slug ?? '')
  const place = destination?.places.find(({ id }) => id === thing?.placeId)
  return destination && place ? { place, destination } : null
}

/** The places among what was shown last, in their order. */
export function shownPlaces(context: MessageContext): KnownPlace[] {
  return context.memory.shown.flatMap((thing) => knownPlace(context, thing) ?? [])
}

/** The place or destination at a position in what was shown. */
export function shownAt(context: MessageContext): Thing | null {
  const groups = position.exec(context.heard.lower)?.groups
  const { shown, place } = context.memory
  if (shown.length > 1 && /\bthe other (?:one|place)\b/.test(context.heard.lower))
    return shown.find(({ placeId }) => placeId !== place?.placeId) ?? null
  if (!groups || shown.length === 0) return null
  if (groups.number) return shown[Number(groups.number) - 1] ?? null
  const which = groups.which ?? ''
  if (/^(?:last|latter)$/.test(which)) return shown.at(-1) ?? null
  if (/^(?:former|top)$/.test(which)) return shown[0] ?? null
  const index = /^\d/.test(which) ? Number.parseInt(which, 10) - 1 : ordinals.indexOf(which)
  return shown[index] ?? null
}

/** Which of what was shown is meant by its number: "the third one" is 3. */
export function positionAsked(lower: string): number | null {
  const which =
    /\bthe (second|third|fourth|fifth|sixth) (?:one|option|place|idea|suggestion)\b/.exec(
      lower,
    )?.[1]
  return which ? ordinals.indexOf(which) + 1 : null
}

/** The place that a message speaks of: named, by position, by kind, or as "it". */
export function pointedAt(context: MessageContext): KnownPlace | null {
  const { heard, memory } = context
  const [named] = heard.places
  if (named) return named
  const byPosition = knownPlace(context, shownAt(context))
  if (byPosition) return byPosition
  const partly = shownByPartOfName(context)
  if (partly) return partly
  // "How far is that from the castle?" speaks of that, and not of the castle.
  const asked = /\b(?:it|that|this|there)\b/.test(heard.lower)
    ? heard.lower.replace(/\b(?:from|to) (?:the|this|that) \w+/g, ' ')
    : heard.lower
  const sort = kinds.find(([words]) => words.test(asked))?.[1]
  if (sort) {
    const recent = [...(memory.place ? [memory.place] : []), ...memory.shown]
    const found = recent
      .flatMap((thing) => knownPlace(context, thing) ?? [])
      .find(({ place }) => sort.split(' ').includes(place.kind))
    if (found) return found
  }
  if (heard.destinations.length > 0) return null
  return pronoun.test(heard.lower) ? knownPlace(context, memory.place) : null
}

/** "The Botanic one": found by a word that only one of the names shown has. */
function shownByPartOfName(context: MessageContext): KnownPlace | null {
  const words = new Set(
    foldName(context.heard.text)
      .split(' ')
      .filter((word) => word.length >= 5),
  )
  const places = context.memory.shown.flatMap((thing) => knownPlace(context, thing) ?? [])
  const hits = places.filter(({ place }) =>
    foldName(place.name)
      .split(' ')
      .some((word) => word.length >= 5 && !commonParts.test(word) && words.has(word)),
  )
  return hits.length === 1 ? (hits[0] ?? null) : null
}

const commonParts =
  /^(?:museum|gallery|market|garden|gardens|palace|castle|beach|church|temple|island|bridge|tower|street|square|restaurant|national|royal|public|central|house|river|coffee|city|town|station|airport|hotel|centre|center|train|trip|tour|food|weather|morning|evening|night|time|walk|hill|lake|port|harbour|harbor|north|south|east|west|great|grand|first|second|third|best|good)$/

/** Renown (0 to 1) from which "the castle" of a city means this one. */
const wellKnown = 0.9

/**
 * Replaces "the tram", "the Reichstag" or "the opera" by the whole name of the city's place, so that the reader of
 * questions finds it.
 */
export function withWholeNames(context: MessageContext, text: string): string {
  const written = foldName(text)
  const places = hereabouts(context)
    .slice(0, 1)
    .flatMap(({ places }) => places)
  return text.replace(/\b(the|from|at) (\p{L}{4,})\b/giu, (whole, before, word) => {
    const part = foldName(word)
    const named = places
      .filter(({ name }) => foldName(name).split(' ').includes(part))
      .toSorted((one, other) => other.essential - one.essential)
    if (commonParts.test(part) && (named[0]?.essential ?? 0) < wellKnown) return whole
    const [only, ...others] = named
    const isShort = only && !written.includes(foldName(only.name))
    const isTheOne = (others[0]?.essential ?? 0) < wellKnown && (only?.essential ?? 0) >= wellKnown
    return isShort && (others.length === 0 || isTheOne) ? `${before} ${only.name}` : whole
  })
}

/** The destinations a message is about: those it names, else those spoken of last, else those of the open trip. */
export function hereabouts(context: MessageContext): readonly Destination[] {
  const { heard, memory, brief, turn, knowledge } = context
  const { bySlug } = knowledge.catalogue
  const known = (slugs: readonly (string | null | undefined)[]) =>
    [...new Set(slugs)].flatMap((slug) => bySlug.get(slug ?? '') ?? [])
  const named = [...heard.destinations, ...heard.places.map(({ destination }) => destination)]
  if (named.length > 0) return [...new Set(named)]
  const tripped = known(turn.trip?.stays.map(({ slug }) => slug) ?? [])
  const spoken = known(memory.destinations)
  if (spoken.length > 0) return spoken
  if (tripped.length > 0) return tripped
  return known(brief.destinations.map(({ slug }) => slug))
}
