/** Where one lands or is moored for some hours: a town of the catalogue by its own name or by its airport's, or a port that it lies behind. */
import type { PlaceRef, TripBrief } from '#domain/brief/schema.ts'
import { kilometres } from '#domain/places/distance.ts'
import { foldName } from '#domain/places/gazetteer-names.ts'
import { portNames } from '#domain/places/stations-and-airports.ts'
import { goalOf } from './proposal.ts'
import type { Wishing } from './wishing.ts'

const coming =
  '(?:land(?:s|ing)?|arriv(?:e|es|ing)|touch(?:ing)? down|dock(?:s|ed|ing)?|moor(?:s|ed|ing)?|anchor(?:s|ed|ing)?|call(?:s|ing)?|lay-?over|stop-?over|port (?:day|call|stop)|ship (?:is|stops|comes)|in port|ashore)'
/** Between the verb and the name stand a few words, and no other clause. */
const upTo = `\\b${coming}\\b(?: (?!and\\b|then\\b)[\\p{L}\\p{N}:.]+){0,4}? (?:at|in|into|on|from) (?:the )?`

const shortestName = 3

/** The port itself, which is a goal and no town of the catalogue; and the town. */
export interface Landing {
  town?: PlaceRef
  port?: PlaceRef
}

/** Empty where one stays overnight, or where nobody said. */
export function landedAt(
  text: string,
  { arrival, departure, destinations, spans }: TripBrief,
  { destinations: known, gazetteer }: Pick<Wishing, 'destinations' | 'gazetteer'>,
): Landing {
  const isOfHours = spans.some(
    ({ slot, text: said }) => slot === 'length' && /\bhours?\b|lay|stop|port|cruise/i.test(said),
  )
  if (!(isOfHours || (arrival !== undefined && departure !== undefined))) return {}
  const plain = foldName(text)
  const isThere = (name: string) =>
    // Of a name in other letters nothing is left.
    foldName(name).length >= shortestName &&
    new RegExp(`${upTo}${foldName(name).replace(/[^\p{L}\p{N} ]/gu, '.')}(?!\\p{L})`, 'u').test(
      plain,
    )
  const town = known.find(({ slug, name, alsoKnownAs = [] }) => {
    const airports = portNames.find((each) => each.slug === slug)?.airports ?? []
    return [name, ...alsoKnownAs, ...airports].some(isThere)
  })
  if (town) return { town: { ...goalOf(town), at: town.at } }
  const port = destinations.find(({ slug, name }) => slug === undefined && isThere(name))
  if (port) return { port }
  // Beside the town that is the goal, its port was read as no goal of its own.
  const goal = destinations.find(({ at }) => at !== undefined)?.at
  const [behind] = spans
    .filter(({ slot, text: said }) => slot === 'destination' && isThere(said))
    .flatMap(({ text: said }) => gazetteer.named(said))
    .filter(({ at, kind }) => kind === 'city' && goal && kilometres(at, goal) < farthestPort)
  return behind ? { port: { name: behind.name, kind: 'city', at: behind.at } } : {}
}

/** Behind a port the city that ships call there for lies no farther, in kilometers. */
const farthestPort = 300

/** Names of the town's airports, as a goal may be called. */
export function airportsOf(slug: string | undefined): readonly string[] {
  return portNames.find((each) => each.slug === slug)?.airports ?? []
}
