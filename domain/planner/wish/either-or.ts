/**
 * Alternatives joined by "or" ("views from Mount Pilatus or Rigi"): the better known one is planned, and the other
 * is not told as missing.
 */
import { isRefused } from '#domain/brief/grammar/negation.ts'
import type { TripBrief } from '#domain/brief/schema.ts'
import type { Destination, Place } from '#domain/places/schema.ts'
import { placeNamed } from '../place-names.ts'

const name = String.raw`\p{Lu}[\p{L}'’.-]*(?: (?:of the |of |de |du |del |della )?\p{Lu}[\p{L}'’.-]*){0,3}`
const eitherOr = new RegExp(
  `(?:either )?(?:the )?(?<one>${name}) or (?:the )?(?<other>${name})`,
  'gu',
)

interface Choice {
  brief: TripBrief
  says: string[]
}

export function withEitherOr(
  brief: TripBrief,
  text: string,
  bySlug: ReadonlyMap<string, Destination>,
): Choice {
  const cities = brief.destinations.flatMap(({ slug }) => bySlug.get(slug ?? '') ?? [])
  const goals = new Set(brief.destinations.map((ref) => ref.name))
  let chosen: Choice = { brief, says: [] }
  for (const { groups, index, 0: found } of text.matchAll(eitherOr)) {
    // "We don't need Table Mountain or the Waterfront": neither.
    if (isRefused(text.slice(0, index).toLowerCase())) continue
    const phrase = withoutStop(found)
    const named = [groups?.one ?? '', groups?.other ?? ''].map(withoutStop)
    // A choice of cities is read elsewhere.
    if (named.some((each) => goals.has(each))) continue
    const places = named.map((each) => sightIn(each, cities))
    const known = places.flatMap((place) => place ?? [])
    const [best] = known.toSorted((one, next) => next.essential - one.essential)
    if (!best) continue
    const others = new Set([...named, ...known.map((place) => place.name)])
    const isOfIt = (words: string) => phrase.includes(words) || others.has(words)
    const { mustSee, notUnderstood, tastes } = chosen.brief
    const isNamed = (words: string) =>
      named.some((each) => each.toLowerCase() === words.toLowerCase())
    chosen = {
      brief: {
        ...chosen.brief,
        mustSee: [...new Set([...mustSee.filter((wish) => !isOfIt(wish)), best.name])],
        notUnderstood: notUnderstood.filter((words) => !isOfIt(words)),
        tastes: tastes.filter((words) => !isNamed(words)),
      },
      says: [...chosen.says, `${phrase}: ${best.name} is planned, since one of them is enough.`],
    }
  }
  return chosen
}

/** Without a full stop at the end, which may belong to the sentence. */
const withoutStop = (words: string) => words.replace(/[.'’-]+$/, '')

function sightIn(words: string, cities: readonly Destination[]): Place | undefined {
  return cities.flatMap((city) => placeNamed(words, city) ?? [])[0]
}
