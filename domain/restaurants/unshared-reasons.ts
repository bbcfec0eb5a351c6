/** What only one house of a list is: a reason that the others do not share. */
import { cuisineInWords, mainCuisine } from './cuisines.ts'
import type { FoundHouse } from './find-houses.ts'

/** Fewest houses for a comparison. */
const fewest = 3
/** Share of a list above which a cuisine is no distinguishing reason. */
const commonShare = 0.4

export interface UnsharedReasons {
  /** By the id of a house: sentences that are true of it alone. */
  alone: ReadonlyMap<string, readonly string[]>
  /** Kitchens that too many of the list share to be a reason. */
  common: ReadonlySet<string>
}

export function unsharedReasons(found: readonly FoundHouse[]): UnsharedReasons {
  const alone = new Map<string, string[]>()
  const say = (each: FoundHouse | undefined, words: string) => {
    if (!each) return
    const { id } = each.house
    alone.set(id, [...(alone.get(id) ?? []), words])
  }
  const tags = found.flatMap(({ house }) => [...new Set(house.cuisines)])
  const common = new Set(
    tags.filter((tag) => tags.filter((each) => each === tag).length > commonShare * found.length),
  )
  if (found.length < fewest) return { alone, common: new Set() }
  say(
    onlyMost(found, ({ walk }) => (walk === null ? null : -walk)),
    'The nearest of these.',
  )
  say(
    onlyMost(found, ({ house }) => house.live?.rating ?? null),
    'The best rated of these.',
  )
  say(
    onlyMost(found, ({ house }) => (house.price === null ? null : -house.price)),
    'The least expensive of these.',
  )
  say(
    onlyMost(found, ({ open }) => (open.state === 'open' && !open.always ? open.until : null)),
    'Open the longest of these.',
  )
  for (const each of found) {
    const kitchen = mainCuisine(each.house.cuisines)
    if (kitchen && tags.filter((tag) => tag === kitchen).length === 1) {
      say(each, `The only one of these listed under ${cuisineInWords(kitchen)}.`)
    }
  }
  return { alone, common }
}

/** The one with the highest value; undefined where two share it or fewer than two have one. */
function onlyMost(
  found: readonly FoundHouse[],
  value: (each: FoundHouse) => number | null,
): FoundHouse | undefined {
  const known = found.flatMap((each) => {
    const own = value(each)
    return own === null ? [] : [{ each, own }]
  })
  const [first, second] = known.toSorted((one, other) => other.own - one.own)
  return first && second && first.own > second.own ? first.each : undefined
}
