/** Regions that stand before or behind their own towns and only sum them up. */
import { kilometres } from '#domain/places/distance.ts'
import type { AssignedMention } from '../place-roles.ts'
import type { Reading } from '../reading.ts'
import { leadTo } from './place-mentions.ts'

/** From the middle of a region to its towns. */
export const regionKilometres = 170

/** "Puglia this time? Bari, Alberobello, Lecce": a region and, in words of their own, towns of it. */
export function headsTowns(
  reading: Reading,
  area: AssignedMention,
  goals: readonly AssignedMention[],
): boolean {
  const [outer] = area.candidates
  if (outer?.kind !== 'region' || outer.listed || !outer.country) return false
  const towns = goals.filter(
    ({ start, candidates: [town] }) =>
      start > area.end &&
      town?.kind === 'city' &&
      town.country === outer.country &&
      kilometres(town.at, outer.at) < regionKilometres,
  )
  const [first] = towns
  if (!first || towns.length < 2) return false
  const gap = reading.lower.slice(area.end, first.start)
  // "Sicily loop …" is the way itself.
  const isWay = /^ (?:loop|road ?trip|tour|drive|circuit)\b/.test(reading.lower.slice(area.end))
  if (!isWay && beginsList(reading, first, towns)) return true
  return /[?:.(]/.test(gap) && !/\b(?:then|and|plus|also|followed by|after)\b|[,+&]/.test(gap)
}

/** "Puglia by train, in at Bari, out of Brindisi. Lecce, Ostuni, Polignano": a sentence that lists the towns. */
function beginsList(
  reading: Reading,
  first: AssignedMention,
  towns: readonly AssignedMention[],
): boolean {
  const sentence = reading.sentenceAt(first.start)
  const begins = /^\W*(?:maybe |definitely |must[- ]sees?:? |want(?:ed)?:? |places?:? )?$/.test(
    reading.lower.slice(sentence.start, first.start),
  )
  const [, second] = towns
  return (
    begins && second !== undefined && /^, ?$/.test(reading.lower.slice(first.end, second.start))
  )
}

/** "Greek islands … Naxos a week then Paros a week", "the Dolomites, Val Gardena": many places in one name, and then which. */
export function isWideArea(
  reading: Reading,
  area: AssignedMention,
  goals: readonly AssignedMention[],
): boolean {
  const [outer] = area.candidates
  if (outer?.kind !== 'region' || outer.listed || !manyPlaces.test(area.ref.name)) return false
  const ownDays = /^,? \(?(?:for )?\d+ ?(?:d|days?|nights?|weeks?)\b/
  if (ownDays.test(reading.lower.slice(area.end))) return false
  const inside = goals.filter((goal) => goal !== area)
  return (
    inside.length > 0 &&
    !isOneOfRegions(reading, area, inside) &&
    inside.every(
      ({ start, candidates: [inner] }) =>
        start > area.end &&
        inner !== undefined &&
        inner.kind !== 'country' &&
        inner.country === outer.country &&
        kilometres(inner.at, outer.at) < 2 * regionKilometres,
    ) &&
    !/\b(?:then|and|plus) (?:the )?$/.test(leadTo(reading, inside[0]?.start ?? 0))
  )
}

/** "The Highlands, Skye and the Outer Hebrides": one of a list of regions, unless it is a group of islands. */
function isOneOfRegions(
  reading: Reading,
  area: AssignedMention,
  others: readonly AssignedMention[],
): boolean {
  const [next, last] = [others[0], others.at(-1)]
  if (!(next && last) || others.length < 2 || islands.test(area.ref.name)) return false
  const isList =
    /^, (?:the )?(?:region of )?$/.test(reading.lower.slice(area.end, next.start)) &&
    / and (?:the )?(?:region of )?$/.test(leadTo(reading, last.start))
  return isList && others.some(({ candidates: [region] }) => region?.kind === 'region')
}

const islands = /(?:islands|isles|cyclades|hebrides)$/i
const manyPlaces =
  /(?:islands|isles|alps|dolomites|cyclades|highlands|lakes|lake district|riviera|fjords|hebrides)$/i

/** "delhi agra jaipur … golden triangle": an area behind its towns, with nothing that leads to it. */
export function sumsUp(
  reading: Reading,
  area: AssignedMention,
  goals: readonly AssignedMention[],
): boolean {
  const [outer] = area.candidates
  if (outer?.kind !== 'region' || outer.listed) return false
  const towns = goals.filter(
    ({ end, candidates: [town] }) =>
      end < area.start &&
      town?.kind === 'city' &&
      town.country === outer.country &&
      kilometres(town.at, outer.at) < 2 * regionKilometres,
  )
  return (
    towns.length > 2 &&
    !/(?:[,+&>/-]|\b(?:and|then|plus|to|in|the|or|with)) ?$/.test(leadTo(reading, area.start))
  )
}
