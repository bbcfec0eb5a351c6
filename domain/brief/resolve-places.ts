/** Which of the places that bear a name is meant. */
import { kilometres } from '#domain/places/distance.ts'
import type { GazetteerPlace } from '#domain/places/gazetteer-entries.ts'
import { foldName } from '#domain/places/gazetteer-names.ts'
import { usStates } from '#domain/places/gazetteer-regions.ts'
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
export function resolvePlaces(
  places: readonly PlaceMention[],
  reading: Reading,
  known: readonly PlaceRef[] = [],
): PlaceMention[] {
  const largest = places.map(({ candidates }) => candidates[0])
  return places.map((place, index) => {
    const lead = reading.lower.slice(Math.max(0, place.start - 24), place.start)
    const stateSaid = stateLead.test(lead) || /^ state\b/.test(reading.lower.slice(place.end))
    const neighbours = largest.filter(
      (other) =>
        other !== undefined && !isSame(other, largest[index]) && other.population >= 100_000,
    )
    const score = (candidate: PlaceCandidate) => {
      const away = [
        ...neighbours.map((other) => (other ? kilometres(other.at, candidate.at) : 0)),
        ...known.flatMap(({ at }) => (at ? [kilometres(at, candidate.at)] : [])),
      ]
      const near = away.length > 0 ? Math.log10(1 + Math.min(...away) / 300) : 0
      const state = candidate.kind === 'state'
      return (
        Math.log10(candidate.population + 10) -
        0.8 * near +
        (state && stateSaid ? 6 : 0) +
        (state && neighbours.some((other) => other?.country === 'US') ? 0.25 : 0) +
        bonusOf(candidate)
      )
    }
    const spelt = (candidate: PlaceCandidate) =>
      score(candidate) + (candidate.name === place.name ? 0.9 : 0)
    const candidates = place.candidates.toSorted((a, b) => spelt(b) - spelt(a))
    const [best] = candidates
    const alone =
      !stateSaid &&
      best !== undefined &&
      !best.listed &&
      known.length === 0 &&
      // Who comes from another country does not say by that which of the two it is.
      (places.length === 1 ||
        (places.length === 2 && neighbours.every((other) => other?.country !== best.country)))
    const others = alone ? candidates.slice(1).filter((each) => rivals(best, each, score)) : []
    return { ...place, candidates, ...(others.length > 0 && best && { rivals: [best, ...others] }) }
  })
}

/** Nearly as likely meant, and elsewhere: nothing in the request tells which. */
function rivals(
  best: PlaceCandidate,
  other: PlaceCandidate,
  score: (place: PlaceCandidate) => number,
): boolean {
  if (best.kind !== 'city' && other.kind !== 'city') return best.country !== other.country
  const elsewhere = best.country !== other.country || best.state !== other.state
  return (
    elsewhere && kilometres(best.at, other.at) > 100 && score(best) - score(other) < nearlyAsLikely
  )
}

/** As much as thirty times the people: what the catalogue has is what most travellers mean. */
const listedBonus = 1.5
/** Of two towns of one name the one in a country of many visitors: Valencia in Spain. */
const visitedBonus = { much: 1, less: 0.6 }
const visitedMuch = new Set('AT BE CH CZ DE DK ES FR GB GR HR IE IT JP NL NO PT SE TH'.split(' '))
const visitedLess = new Set('AU CA CR MX NZ TR US VN'.split(' '))
const nearlyAsLikely = 0.8

function bonusOf({ listed, country = '' }: PlaceCandidate): number {
  if (listed) return listedBonus + visitedBonus.much
  if (visitedMuch.has(country)) return visitedBonus.much
  return visitedLess.has(country) ? visitedBonus.less : 0
}

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
    (qualified && !/ d\.?c\.?$/i.test(place.name) ? listed.name : undefined)
  return {
    name: short ?? place.name,
    kind: best.kind,
    ...(best.country && { country: best.country }),
    ...(best.kind === 'city' && best.state && { state: best.state }),
    at: listed?.at ?? (near && kilometres(near.at, best.at) < 3 ? near.at : best.at),
    ...(slug && { slug }),
    ...(place.rivals && { unsure: place.rivals.slice(0, 3).map(whereabouts) }),
  }
}

const countryNames = new Intl.DisplayNames(['en'], { type: 'region' })

/** "the one in Spain", "the country": what tells places of one name apart. */
function whereabouts({ kind, country, state }: PlaceCandidate): string {
  if (kind === 'country') return 'the country'
  if (kind === 'state') return 'the state of the USA'
  const land = country ? (countryNames.of(country) ?? country) : 'the world'
  const article = /^United|^Netherlands|^Philippines/.test(land) ? 'the ' : ''
  return `the one in ${state && usStates.get(state) ? usStates.get(state) : `${article}${land}`}`
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
