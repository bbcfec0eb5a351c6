/** Which of the places that bear a name is meant. */
import { kilometres } from '#domain/places/distance.ts'
import type { GazetteerPlace } from '#domain/places/gazetteer-entries.ts'
import { foldName } from '#domain/places/gazetteer-names.ts'
import {
  type PlaceCandidate,
  type PlaceMention,
  type PlaceReader,
  shorthand,
} from './place-mentions.ts'
import type { Reading } from './reading.ts'
import type { PlaceRef } from './schema.ts'

const stateLead =
  /\b(?:cities|towns|places|stops|across|parts?) (?:in|of|across|throughout|around|within)? ?$|\bstate of $/

/** Among places of one name: the large one, unless the others of the request are elsewhere. */
export function resolvePlaces(places: readonly PlaceMention[], reading: Reading): PlaceMention[] {
  const largest = places.map(({ candidates }) => candidates[0])
  return places.map((place, index) => {
    const lead = reading.lower.slice(Math.max(0, place.start - 24), place.start)
    const stateSaid = stateLead.test(lead) || /^ state\b/.test(reading.lower.slice(place.end))
    const others = largest.filter(
      (other) =>
        other !== undefined && !isSame(other, largest[index]) && other.population >= 100_000,
    )
    const score = (candidate: PlaceCandidate) => {
      const away = others.map((other) => (other ? kilometres(other.at, candidate.at) : 0))
      const near = away.length > 0 ? Math.log10(1 + Math.min(...away) / 300) : 0
      const state = candidate.kind === 'state'
      return (
        Math.log10(candidate.population + 10) -
        0.8 * near +
        (state && stateSaid ? 6 : 0) +
        (state && others.some((other) => other?.country === 'US') ? 0.25 : 0) +
        (candidate.name === place.name ? 0.9 : 0) +
        (candidate.listed ? listedBonus : visited.has(candidate.country ?? '') ? visitedBonus : 0)
      )
    }
    return { ...place, candidates: place.candidates.toSorted((a, b) => score(b) - score(a)) }
  })
}

/** As much as thirty times the people: what the catalogue has is what most travellers mean. */
const listedBonus = 1.5
/** Of two towns of one name the one in a country of many visitors: Valencia in Spain. */
const visitedBonus = 0.6
const visited = new Set(
  'AT AU BE CA CH CZ DE DK ES FR GB GR HR IE IT JP MX NL NO NZ PT SE TH TR US VN'.split(' '),
)

function isSame(one: GazetteerPlace, other: GazetteerPlace | undefined): boolean {
  return one.name === other?.name && one.kind === other.kind && kilometres(one.at, other.at) === 0
}

export function refOf(place: PlaceMention, reader: PlaceReader): PlaceRef {
  const [best] = place.candidates
  if (!best) {
    const listed = reader.finder.named(place.name)
    return {
      name: place.name,
      kind: 'unknown',
      ...(listed && { slug: listed.slug, at: listed.at, country: listed.country }),
    }
  }
  const near = best.kind === 'city' ? reader.finder.near(best.at) : undefined
  const slug = best.listed ?? near?.slug
  const listed = best.listed ? reader.finder.bySlug(best.listed) : undefined
  const qualified =
    listed &&
    (/^[A-Z.]{2,4}$/.test(place.name) ||
      foldName(place.name).startsWith(`${foldName(listed.name)} `))
  const short =
    shortNames[place.name.toLowerCase()] ??
    shorthand(place.name) ??
    (qualified ? listed.name : undefined)
  return {
    name: short ?? place.name,
    kind: best.kind,
    ...(best.country && { country: best.country }),
    ...(best.kind === 'city' && best.state && { state: best.state }),
    at: best.at,
    ...(slug && { slug }),
  }
}

/** Abbreviations and the names that a plan shows instead. */
const shortNames: Readonly<Record<string, string>> = {
  nyc: 'New York',
  ny: 'New York',
  la: 'Los Angeles',
  sf: 'San Francisco',
  'san fran': 'San Francisco',
  dc: 'Washington DC',
  kl: 'Kuala Lumpur',
  nola: 'New Orleans',
  vegas: 'Las Vegas',
  philly: 'Philadelphia',
  cdmx: 'Mexico City',
  hcmc: 'Ho Chi Minh City',
  slc: 'Salt Lake City',
}
