/** Which stops of the open trip a message speaks of: by name, by a part of it, by kind, or as "it". */
import { foldName } from '#domain/places/gazetteer-names.ts'
import type { Day, Stop, Trip } from '#domain/trip/schema.ts'
import type { MessageContext } from '../message-context.ts'

export interface MeantStop {
  stop: Stop
  day: Day
}

const common =
  /^(?:the|and|museum|gallery|market|garden|gardens|palace|castle|beach|church|temple|island|bridge|tower|street|square|national|royal|house|park|city|modern|art|history|natural|monument|lanes|place|hill|walk|old|new|york|lunch|dinner|day|monday|tuesday|wednesday|thursday|friday|saturday|sunday|three|free|something|some|with|for|from|that|into|out)$/

const kinds: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\bmuseums?\b/, ['museum', 'gallery']],
  [/\bgaller(?:y|ies)\b/, ['gallery', 'museum']],
  [/\b(?:church|cathedral|temple|shrine|mosque|monastery)(?:e?s)?\b/, ['worship']],
  [/\b(?:castle|palace)s?\b/, ['palace', 'landmark']],
  [/\bparks?\b/, ['park', 'garden']],
  [/\bgardens?\b/, ['garden', 'park']],
  [/\bmarkets?\b/, ['market']],
  [/\bbeach(?:es)?\b/, ['beach']],
  [/\b(?:restaurant|dinner|lunch|meal)s?\b/, ['restaurant', 'cafe']],
  [/\bbridges?\b/, ['bridge']],
]

/** Words for stops in general; where they may mean several, they are read as kinds. */
const generic =
  /^(?:museum|gallery|church|cathedral|temple|shrine|castle|palace|park|garden|market|beach|bridge|tower|restaurant)s?$/

/**
 * The stops meant, by name first. Takes the words between verb and goal, so that the goal is not mistaken for a
 * stop.
 */
export function stopsMeant(
  context: MessageContext,
  trip: Trip,
  words: string,
  days: readonly Day[],
): readonly MeantStop[] {
  const all = trip.days.flatMap((day) => day.stops.map((stop) => ({ stop, day })))
  const text = ` ${foldName(words)} `
  const whole = all.filter(({ stop }) => text.includes(` ${foldName(stop.name)} `))
  if (whole.length > 0) return unique(whole)
  const said = new Set(text.trim().split(' '))
  const partly = all.filter(({ stop }) =>
    foldName(stop.name)
      .split(' ')
      .some((word) => word.length >= 4 && !common.test(word) && said.has(word)),
  )
  if (partly.length > 0) return narrowed(unique(partly), words)
  const loosely = all.filter(({ stop }) =>
    foldName(stop.name)
      .split(' ')
      .some((word) => word.length >= 5 && !generic.test(word) && said.has(word)),
  )
  if (unique(loosely).length === 1) return unique(loosely)
  const sort = kinds.find(([pattern]) => pattern.test(words.toLowerCase()))?.[1]
  if (sort) {
    const inDays = all.filter(({ day }) => days.length === 0 || days.includes(day))
    return inDays.filter(({ stop }) => sort.includes(stop.category ?? ''))
  }
  if (/\b(?:those|these|them|they|all of (?:them|those|these))\b/.test(words.toLowerCase())) {
    const shown = new Set(context.memory.shown.map(({ placeId }) => placeId))
    const several = all.filter(({ stop }) => stop.placeId !== null && shown.has(stop.placeId))
    if (several.length > 0) return unique(several)
  }
  const spoken = context.memory.place
  if (spoken && /\b(?:it|that|this|that one|there)\b/.test(words.toLowerCase())) {
    return all.filter(({ stop }) => stop.placeId === spoken.placeId)
  }
  return []
}

/** "The Borghese gallery" is the one of two that is a gallery. */
function narrowed(found: readonly MeantStop[], words: string): readonly MeantStop[] {
  if (found.length < 2) return found
  const sort = kinds.find(([pattern]) => pattern.test(words.toLowerCase()))?.[1]
  const ofSort = found.filter(({ stop }) => sort?.includes(stop.category ?? ''))
  return ofSort.length === 1 ? ofSort : found
}

function unique(found: readonly MeantStop[]): readonly MeantStop[] {
  return found.filter(
    ({ stop }, index) => found.findIndex((other) => other.stop.name === stop.name) === index,
  )
}
