/**
 * Where one lands or docks for some hours: a town of the catalogue by its own or its airport's name, or by its
 * port.
 */
import type { PlaceRef, TripBrief } from '#domain/brief/schema.ts'
import { kilometres } from '#domain/places/distance.ts'
import { foldName } from '#domain/places/gazetteer-names.ts'
import { portNames } from '#domain/places/stations-and-airports.ts'
import { goalOf } from './proposal.ts'
import type { Wishing } from './wishing.ts'

const coming =
  '(?:land(?:s|ing)?|arriv(?:e|es|ing)|touch(?:ing)? down|dock(?:s|ed|ing)?|moor(?:s|ed|ing)?|anchor(?:s|ed|ing)?|call(?:s|ing)?|lay-?over|stop-?over|port (?:day|call|stop)|ship (?:is|stops|comes)|in port|ashore)'
/** The words between verb and name: a few, within the clause. */
const upTo = `\\b${coming}\\b(?: (?!and\\b|then\\b)[\\p{L}\\p{N}:.]+){0,4}? (?:at|in|into|on|from) (?:the )?`

const shortestName = 3

/** The port, which is a destination without places, and its town. */
export interface Landing {
  town?: PlaceRef
  port?: PlaceRef
}

/** Empty where one stays overnight, or where nothing was said. */
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
    // Names in other scripts fold to nothing.
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
  // The town is the destination already; its port adds none.
  const goal = destinations.find(({ at }) => at !== undefined)?.at
  const [behind] = spans
    .filter(({ slot, text: said }) => slot === 'destination' && isThere(said))
    .flatMap(({ text: said }) => gazetteer.named(said))
    .filter(({ at, kind }) => kind === 'city' && goal && kilometres(at, goal) < farthestPort)
  return behind ? { port: { name: behind.name, kind: 'city', at: behind.at } } : {}
}

/** Largest distance in kilometres between a port and its town. */
const farthestPort = 300

/** Names of the town's airports. */
export function airportsOf(slug: string | undefined): readonly string[] {
  return portNames.find((each) => each.slug === slug)?.airports ?? []
}
