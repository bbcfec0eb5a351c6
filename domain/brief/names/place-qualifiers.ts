/** What stands behind a town and says which it is: a state, a country, a region, or that another is not meant. */

import { kilometres } from '#domain/places/distance.ts'
import { foldName } from '#domain/places/gazetteer-names.ts'
import { isNamedProvince } from '#domain/places/named-provinces.ts'
import type { PlaceCandidate, PlaceMention } from '../places/place-mentions.ts'
import type { Reading } from '../reading.ts'
import { isTimed } from './name-run-words.ts'

/** "… Charleston, West Virginia is home": a sentence of its own begins with the state. */
const isSomebodysHome = /^ (?:is|'s) (?:home|where (?:we|i) (?:live|are from|come from))\b/

/** "Granada, not the one in Nicaragua": told apart by where it is not. */
const notTheOne = /^,? ?\(?(?:but |and )?not (?:the one |that |the )?(?:in |from )?$/

const theRealOne =
  /^[,.;:-]? ?\(?(?:but )?(?:the (?:real|other|right|original|actual|proper|first|big|bigger|old) one|the one|(?:we|i) mean the one) (?:is )?(?:in|from|over in) (?:the )?$/

/** "Not Vancouver Washington, the real one in Canada": the same name, elsewhere. */
function putRight(reading: Reading, { start }: PlaceMention, gap: string): boolean {
  return theRealOne.test(gap) && /\bnot (?:the )?$/.test(reading.lower.slice(0, start))
}

/** Stations and airports that are called by the city and another place's name. */
const stations: Readonly<Record<string, RegExp>> = {
  london:
    /^(?:victoria|euston|paddington|waterloo|kings? ?cross|st pancras|marylebone|stansted|gatwick|heathrow|luton|southend|bridge)$/,
  paris: /^(?:nord|est|orly|beauvais|bercy|austerlitz|montparnasse|lyon)$/,
  milan: /^(?:bergamo|malpensa|linate|centrale)$/,
  stockholm: /^(?:arlanda|skavsta)$/,
  frankfurt: /^(?:hahn)$/,
}

function isStation(city: string, name: string): boolean {
  return stations[foldName(city)]?.test(foldName(name)) ?? false
}

/** As many people as a town has that is meant although a great city bears its name. */
const knownPeople = 50_000

/** "Portland, Oregon", "Austin TX", "Rome (Italy)": the second says which the first is. */
export function withQualifiers(reading: Reading, places: readonly PlaceMention[]): PlaceMention[] {
  const merged: PlaceMention[] = []
  for (const place of places.map((each) =>
    ofNation(reading, withStateCode(reading, each, places)),
  )) {
    const last = merged.at(-1)
    const gap = last && withoutUnderstood(reading, last.end, place.start)
    const areas = place.candidates.filter(({ kind }) => kind === 'country' || kind === 'state')
    if (
      last &&
      gap !== undefined &&
      areas.length > 0 &&
      !reading.follows(isSomebodysHome, place.end) &&
      // "2 nights Boston, 3 nights New York": the nights are those of the second.
      !/\b(?:nights?|days?|weeks?) $/.test(reading.lower.slice(last.end, place.start)) &&
      (/^(?:,? ?\(?|,? \((?:yes|in|that's|that is|i mean|meaning|the one in),? (?:in )?|, in | in |,? (?:but )?\(?the one in |, for, )$/.test(
        gap,
      ) ||
        (/^,? ?\(?the $/.test(gap) && /^ one\b/.test(reading.lower.slice(place.end))))
    ) {
      const fits = last.candidates.filter(
        ({ kind, country, state }) =>
          (kind === 'city' || kind === 'region') &&
          areas.some((area) => (area.state ? state === area.state : country === area.country)),
      )
      // "Hamilton, Bermuda": a capital is no village that only shares a name.
      const capital = areas.some(
        (area) => area.kind === 'country' && fits.some(({ at }) => kilometres(at, area.at) < 5),
      )
      // A small place there is not meant when a great city elsewhere has the same name: the two are
      // then members of a list.
      const greater = Math.max(...last.candidates.map(({ population }) => population))
      const likely = (fits[0]?.population ?? 0) >= (greater > 100_000 ? 5000 : 0)
      // "Boston, New York, Philadelphia": two cities that everybody knows.
      const cities =
        last.candidates[0]?.listed !== undefined &&
        !fits.includes(last.candidates[0]) &&
        (fits[0]?.population ?? 0) < knownPeople &&
        place.candidates[0]?.kind === 'city' &&
        place.candidates[0].listed !== undefined
      if (
        fits.length > 0 &&
        !cities &&
        (likely || capital) &&
        foldName(last.name) !== foldName(place.name)
      ) {
        merged[merged.length - 1] = {
          ...last,
          end: place.end,
          candidates: fits,
        }
        continue
      }
    }
    const put = last && gap !== undefined && areas.length > 0 && putRight(reading, last, gap)
    if (put) {
      const written = places.find(({ start }) => start === last.start)?.candidates ?? []
      const fits = written.filter(
        ({ kind, country, state }) =>
          kind === 'city' &&
          areas.some((area) => (area.state ? state === area.state : country === area.country)),
      )
      if (fits.length > 0) {
        merged[merged.length - 1] = { ...place, name: last.name, candidates: fits, led: true }
        continue
      }
    }
    // "paris lyon 3 nights": only a town is given nights.
    const isTimedTown = isTimed(reading, place.end)
    if (last && gap === ' ' && !isTimedTown && isStation(last.name, place.name)) {
      merged[merged.length - 1] = { ...last, end: place.end }
      continue
    }
    const denied = last && gap !== undefined && areas.length > 0 && notTheOne.test(gap)
    if (denied) {
      const others = last.candidates.filter(
        ({ country, state }) =>
          !areas.some((area) => (area.state ? state === area.state : country === area.country)),
      )
      if (others.length > 0) {
        merged[merged.length - 1] = { ...last, end: place.end, candidates: others }
        continue
      }
    }
    const province =
      last &&
      gap !== undefined &&
      /^,? $/.test(gap) &&
      (inProvince(last, place) ??
        // Of three names the third is a stop of its own.
        (gap === ' ' && places.length === 2 ? ofItsCapital(last, place) : undefined))
    if (province) {
      merged[merged.length - 1] = { ...last, end: place.end, candidates: province }
      continue
    }
    const elsewhere =
      last && gap !== undefined && /^,? (?:in )?$/.test(gap) && inRegion(last, place)
    if (elsewhere) merged[merged.length - 1] = { ...last, end: place.end, candidates: elsewhere }
    else merged.push(place)
  }
  return merged
}

/** State codes that are words as well say nothing in small letters. */
const codeWords = new Set([
  'in',
  'or',
  'me',
  'hi',
  'ok',
  'la',
  'de',
  'pa',
  'ma',
  'co',
  'al',
  'id',
  'oh',
])

/** "vancouver wa", "wilmington nc": the letters of a state, which lists in small letters leave small. */
function withStateCode(
  reading: Reading,
  place: PlaceMention,
  places: readonly PlaceMention[],
): PlaceMention {
  const found = /^,? (?<code>[a-z]{2})(?![\p{L}\d'])/u.exec(reading.plain.slice(place.end))
  const code = found?.groups?.code
  if (!(found && code) || codeWords.has(code)) return place
  const end = place.end + found[0].length
  if (places.some(({ start }) => start >= place.end && start < end)) return place
  const fits = place.candidates.filter(({ kind, state, country }) =>
    code === 'bc' ? country === 'CA' && kind === 'city' : state === code.toUpperCase(),
  )
  return fits.length > 0 ? { ...place, end, candidates: fits } : place
}

const nations: Readonly<Record<string, string>> = {
  american: 'US',
  us: 'US',
  british: 'GB',
  english: 'GB',
  scottish: 'GB',
  uk: 'GB',
  irish: 'IE',
  canadian: 'CA',
  australian: 'AU',
  aussie: 'AU',
  kiwi: 'NZ',
  welsh: 'GB',
  swiss: 'CH',
  greek: 'GR',
  turkish: 'TR',
  dutch: 'NL',
  portuguese: 'PT',
  brazilian: 'BR',
  colombian: 'CO',
  argentinian: 'AR',
  cuban: 'CU',
  indian: 'IN',
  jamaican: 'JM',
  spanish: 'ES',
  italian: 'IT',
  french: 'FR',
  german: 'DE',
  mexican: 'MX',
  chilean: 'CL',
}
const theOneOf = new RegExp(`^,? ?\\(?the (?<nation>${Object.keys(nations).join('|')}) one\\b\\)?`)

/** "Cambridge (the American one)". */
function ofNation(reading: Reading, place: PlaceMention): PlaceMention {
  const found = theOneOf.exec(reading.lower.slice(place.end))
  const country = nations[found?.groups?.nation ?? '']
  const fits = place.candidates.filter((each) => each.kind === 'city' && each.country === country)
  return found && fits.length > 0
    ? { ...place, end: place.end + found[0].length, candidates: fits }
    : place
}

/** "Florence, 3 days, Oregon coast": how long stands between the town and what tells which it is. */
function withoutUnderstood(reading: Reading, start: number, end: number): string {
  const plain = reading.plain.slice(start, end)
  const lengths = reading.spans.filter(
    (span) => span.slot === 'length' && span.start >= start && span.end <= end,
  )
  if (lengths.length === 0) return plain
  const free = [...plain].map((letter, index) =>
    lengths.some((span) => index + start >= span.start && index + start < span.end) ? '' : letter,
  )
  return free
    .join('')
    .replace(/\s*,\s*,\s*/, ', ')
    .replace(/ for /, '')
}

const provinces: ReadonlyMap<string, string> = new Map(
  Object.entries({
    CA: 'ontario|alberta|manitoba|saskatchewan|british columbia|bc|nova scotia|new brunswick|quebec|newfoundland',
    AU: 'new south wales|nsw|victoria|queensland|qld|tasmania|south australia|western australia',
  }).flatMap(([country, names]) => names.split('|').map((name) => [name, country] as const)),
)

/** "London, Ontario": a province whose name a town bears as well, behind a town that is there. */
function inProvince(place: PlaceMention, area: PlaceMention): PlaceCandidate[] | undefined {
  const country = provinces.get(area.name.toLowerCase())
  const fits = place.candidates.filter(
    (each) => each.kind === 'city' && each.country === country && each.population >= 5000,
  )
  return fits.length > 0 ? fits : undefined
}

const provinceKilometres = 200

/** "cartagena murcia", "leon guanajuato": a province that bears its capital's name, where the town alone would mean another country. */
function ofItsCapital(place: PlaceMention, area: PlaceMention): PlaceCandidate[] | undefined {
  const [capital] = area.candidates
  const [first] = place.candidates
  if (!(capital && first) || first.country === capital.country) return undefined
  if (!isNamedProvince(foldName(area.name), capital.country)) return undefined
  const fits = place.candidates.filter(
    ({ kind, country, at, population }) =>
      kind === 'city' &&
      country === capital.country &&
      population >= 5000 &&
      kilometres(at, capital.at) < provinceKilometres,
  )
  return fits.length > 0 ? fits : undefined
}

/** "Sydney, Nova Scotia": a region says which, where the name alone would mean another country. */
function inRegion(place: PlaceMention, area: PlaceMention): PlaceCandidate[] | undefined {
  const [region] = area.candidates
  const [first] = place.candidates
  if (region?.kind !== 'region' || !first || first.country === region.country) return undefined
  // "Antigua, Lake Atitlan and Flores": a lake is no land that tells which town is meant.
  if (
    /\b(?:lake|lago|mount|mt|valley|national park|desert|falls|canyon|volcano)\b/i.test(area.name)
  )
    return undefined
  const fits = place.candidates.filter(
    ({ kind, country, at, population }) =>
      kind === 'city' &&
      country === region.country &&
      population >= 5000 &&
      kilometres(at, region.at) < 300,
  )
  return fits.length > 0 ? fits : undefined
}
