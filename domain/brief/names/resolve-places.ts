/** Which of the places that bear a name is meant. */
import { kilometres } from '#domain/places/distance.ts'
import type { GazetteerPlace } from '#domain/places/gazetteer-entries.ts'
import { listJoint, originLead } from '../place-words.ts'
import type { PlaceCandidate, PlaceMention } from '../places/place-mentions.ts'
import type { Reading } from '../reading.ts'
import type { PlaceRef } from '../schema.ts'
import { amongOthers, drivenTo, isBeside, isCity, isNextTo, walkedTo } from './place-company.ts'
import { hintedBy } from './place-hints.ts'
import { isTwin } from './place-refs.ts'

const stateLead =
  /\b(?:cities|towns|places|stops|across|parts?) (?:in|of|across|throughout|around|within)? ?$|\bstate of $/

/** Among places of one name: the large one, unless the others of the request are elsewhere. */
export function resolvePlaces(
  places: readonly PlaceMention[],
  reading: Reading,
  known: readonly PlaceRef[] = [],
): PlaceMention[] {
  const largest = places.map(({ candidates }) => candidates[0])
  const distinct = largest
    .filter((place) => place !== undefined)
    .filter(
      (place, index, all) =>
        place.population >= 100_000 && all.findIndex((other) => isSame(other, place)) === index,
    )
  // Names of places tell by their nearness: who comes from Atlanta may well go to Athens in Greece.
  const words = places.reduce(
    (text, { start, end, candidates }) =>
      candidates.length === 0
        ? text
        : text.slice(0, start) + ' '.repeat(end - start) + text.slice(end),
    reading.lower,
  )
  const hinted = hintedBy((word) => reading.mayMatch(word) && word.test(words))
  const countries = new Set(
    places.flatMap(({ start, candidates: [first] }) =>
      first?.kind === 'country' && !reading.leads(originLead, start) ? [first.country] : [],
    ),
  )
  // "Georgia road trip: Savannah, Macon and Athens": the state in which another of the names lies.
  const states = new Set(
    places.flatMap((area) =>
      area.candidates.flatMap(({ kind, state }) =>
        kind === 'state' &&
        state &&
        places.some(
          ({ name, candidates: [town] }) =>
            name !== area.name && town?.kind === 'city' && town.state === state,
        )
          ? [state]
          : [],
      ),
    ),
  )
  const regions = places.filter(
    ({ start, candidates: [first, ...further] }) =>
      first?.kind === 'region' &&
      first.country !== undefined &&
      further.every(({ population }) => population * 10 < first.population) &&
      !reading.leads(originLead, start),
  )
  return places.map((said, index) => {
    const place = withoutDenied(said, reading)
    const lead = reading.lower.slice(Math.max(0, place.start - 24), place.start)
    const stateSaid = stateLead.test(lead) || /^ state\b/.test(reading.lower.slice(place.end))
    const countrySaid = /\bcountry of $/.test(lead)
    const neighbours = distinct.filter((other) => !isSame(other, largest[index]))
    // A hint tells places of a name apart, where it does not fit them all.
    const many = place.candidates.length > 1
    const inside = (candidate: PlaceCandidate) =>
      candidate.kind !== 'country' &&
      (countries.has(candidate.country) ||
        (candidate.state !== undefined && states.has(candidate.state)) ||
        isInRegion(candidate, regions, place)) &&
      (candidate.listed !== undefined || candidate.population >= 5000) &&
      !reading.leads(originLead, place.start)
    const next = places[index + 1]
    const told = (candidate: PlaceCandidate) =>
      many &&
      (hinted(candidate) || inside(candidate) || sharesCountry(reading, place, candidate, next))
    const score = (candidate: PlaceCandidate) => {
      const away = [
        ...neighbours.map((other) => kilometres(other.at, candidate.at)),
        ...known.flatMap(({ at }) => (at ? [kilometres(at, candidate.at)] : [])),
      ]
      const near = away.length > 0 ? Math.log10(1 + Math.min(...away) / 300) : 0
      const state = candidate.kind === 'state'
      return (
        Math.log10(candidate.population + 10) -
        0.8 * near +
        (state && stateSaid ? 6 : 0) +
        (candidate.kind === 'country' && countrySaid ? 6 : 0) +
        (state && neighbours.some((other) => other.country === 'US') ? 0.25 : 0) +
        (told(candidate) ? toldBonus : 0) +
        bonusOf(candidate)
      )
    }
    const spelt = (candidate: PlaceCandidate) =>
      score(candidate) + (candidate.name === place.name ? 0.9 : 0)
    const ranked = place.candidates.toSorted((a, b) => spelt(b) - spelt(a))
    const [likeliest] = ranked
    const others =
      likeliest && !(many && hinted(likeliest))
        ? amongOthers(place, likeliest, places, reading)
        : {}
    const { may } = others
    const chosen = (likeliest && walkedTo(place, likeliest, places, reading)) ?? others.chosen
    const candidates = chosen ? [chosen, ...ranked.filter((each) => each !== chosen)] : ranked
    const [best] = candidates
    const alone =
      !(stateSaid || countrySaid) &&
      best !== undefined &&
      !(told(best) || chosen) &&
      known.length === 0 &&
      // Who comes from another country does not say by that which of the two it is.
      (places.length === 1 ||
        (places.length === 2 &&
          places.every(
            (other) => other.name === place.name || other.candidates[0]?.country !== best.country,
          )))
    const likely = alone
      ? candidates.slice(1).filter(
          (each) =>
            // What the catalogue has is what most travellers mean.
            !best.listed &&
            !(isBeside(place, best, places) && !isBeside(place, each, places)) &&
            (isTwin(place.name, each) ||
              (rivals(best, each, score) && !isSpeltApart(place.name, best, each))),
        )
      : []
    // "Cartagena and Murcia, Spain": the town beside the other may be meant, whatever the catalogue has.
    const meant =
      may && (!alone || isCity(may) || isNextTo(place, may, places))
        ? may
        : best && drivenTo(place, best, places, reading)
    const further = meant && !likely.includes(meant) ? [meant, ...likely] : likely
    return {
      ...place,
      candidates,
      ...(further.length > 0 && best && { rivals: [best, ...further] }),
    }
  })
}

const deniedOne = /^[^.!?]{0,40}?\bnot (?:the|that) (?<what>[a-z' ]{3,24}?) one\b/

/** "Granada, the lake one not the Alhambra one": what is there tells which it is not. */
function withoutDenied(place: PlaceMention, reading: Reading): PlaceMention {
  const what = deniedOne.exec(reading.lower.slice(place.end, place.end + 80))?.groups?.what
  if (!what) return place
  const denied = hintedBy((word) => word.test(what))
  const others = place.candidates.filter((each) => !denied(each))
  return others.length > 0 ? { ...place, candidates: others } : place
}

/** Boston and London, UK, are not both in England: the smaller of a name is hardly meant. */
const sharedPeople = 50_000

/** "Cartagena and Murcia, Spain": the country behind the last of a list is that of the one before it. */
function sharesCountry(
  reading: Reading,
  place: PlaceMention,
  candidate: PlaceCandidate,
  next: PlaceMention | undefined,
): boolean {
  const qualified = next !== undefined && next.end - next.start > next.name.length
  return (
    qualified &&
    candidate.population >= sharedPeople &&
    candidate.country === next.candidates[0]?.country &&
    listJoint.test(reading.lower.slice(place.end, next.start))
  )
}

/** Towns of a region are not much further from its middle. */
const regionKilometres = 350

/** "Sicily: Palermo, Syracuse": a region that is named says which town of a name is meant. */
function isInRegion(
  town: PlaceCandidate,
  regions: readonly PlaceMention[],
  place: PlaceMention,
): boolean {
  return regions.some(
    (region) =>
      region !== place &&
      region.candidates[0]?.country === town.country &&
      region.candidates[0] !== undefined &&
      kilometres(region.candidates[0].at, town.at) < regionKilometres,
  )
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

/** "Malé", with its accent, is not the Male of another country. */
function isSpeltApart(name: string, best: PlaceCandidate, other: PlaceCandidate): boolean {
  return /[\u00c0-\u024f]/.test(name) && best.name === name && other.name !== name
}

/** What the words point to is meant, even beside a far greater place. */
const toldBonus = 6
/** As much as thirty times the people: what the catalogue has is what most travellers mean. */
const listedBonus = 1.5
/** Of two towns of one name the one in a country of many visitors: Valencia in Spain. */
const visitedBonus = { much: 1, less: 0.6 }
const visitedMuch = new Set('AT BE CH CZ DE DK ES FR GB GR HR IE IT JP NL NO PT SE TH'.split(' '))
const visitedLess = new Set('AU CA CR MX NZ PR TR US VN'.split(' '))
const nearlyAsLikely = 0.8

function bonusOf({ listed, country = '' }: PlaceCandidate): number {
  if (listed) return listedBonus + visitedBonus.much
  if (visitedMuch.has(country)) return visitedBonus.much
  return visitedLess.has(country) ? visitedBonus.less : 0
}

function isSame(one: GazetteerPlace, other: GazetteerPlace | undefined): boolean {
  return one.name === other?.name && one.kind === other.kind && kilometres(one.at, other.at) === 0
}
