/** A place of a brief, as the words name it and the catalogue or the list of towns has it. */
import { kilometres } from '#domain/places/distance.ts'
import { foldName } from '#domain/places/gazetteer-names.ts'
import { usStates } from '#domain/places/gazetteer-regions.ts'
import {
  type PlaceCandidate,
  type PlaceMention,
  type PlaceReader,
  shorthand,
} from '../places/place-mentions.ts'
import type { PlaceRef } from '../schema.ts'

/** Names of which the largest place is not the only one many travel to: the country of the other. */
const twins: ReadonlyMap<string, string> = new Map([
  ['santiago', 'ES'],
  ['birmingham', 'US'],
  ['st petersburg', 'US'],
  ['lagos', 'PT'],
  ['trinidad', 'CU'],
  ['newport', 'US'],
  ['portland', 'US'],
])

export function isTwin(name: string, { country, population }: PlaceCandidate): boolean {
  return twins.get(foldName(name)) === country && population > 20_000
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
  // "Santiago" of the camino is a town with a longer name.
  const full = isTwin(place.name, best) ? best.name : undefined
  return {
    name: full ?? short ?? place.name,
    kind: best.kind,
    ...(best.country && { country: best.country }),
    ...(best.kind === 'city' && best.state && { state: best.state }),
    at: listed?.at ?? (near && kilometres(near.at, best.at) < 3 ? near.at : best.at),
    ...(slug && { slug }),
    ...(place.rivals && { unsure: whereaboutsOf(place.rivals.slice(0, 3)) }),
  }
}

const countryNames = new Intl.DisplayNames(['en'], { type: 'region' })

/** What tells each from the others: two countries of one name by their full names. */
function whereaboutsOf(rivals: readonly PlaceCandidate[]): string[] {
  const countries = rivals.filter(({ kind }) => kind === 'country')
  return rivals.map((rival) =>
    countries.length > 1 && rival.kind === 'country'
      ? (countryNames.of(rival.country ?? '') ?? rival.name)
      : whereabouts(rival),
  )
}

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
  'sin city': 'Las Vegas',
  'eternal city': 'Rome',
  'big apple': 'New York',
  philly: 'Philadelphia',
  cdmx: 'Mexico City',
  hcmc: 'Ho Chi Minh City',
  slc: 'Salt Lake City',
  tassie: 'Tasmania',
  joburg: 'Johannesburg',
  floripa: 'Florianópolis',
  sampa: 'São Paulo',
  brissie: 'Brisbane',
  freo: 'Fremantle',
  brum: 'Birmingham',
  barna: 'Barcelona',
  faroes: 'Faroe Islands',
}
