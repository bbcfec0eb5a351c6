/** What the other places of a request tell about a name that several places bear. */
import { kilometres } from '#domain/places/distance.ts'
import type { AssignedMention } from '../place-roles.ts'
import { originLead } from '../place-words.ts'
import { leadTo, type PlaceCandidate, type PlaceMention } from '../places/place-mentions.ts'
import type { Reading } from '../reading.ts'
import type { PlaceRef } from '../schema.ts'

/** A town among those that one goes to, while the known one of its name is overseas. */
const besideKilometres = 300
const overseasKilometres = 1500
const leastPeople = 5000
const someSize = 40_000

/** The goals beside a place about which there is no doubt: one of a kind, or all in one country. */
function companyOf(
  place: PlaceMention,
  places: readonly PlaceMention[],
  reading: Reading,
): PlaceCandidate[] {
  return places.flatMap((other) => {
    const [first, ...further] = other.candidates
    if (other === place || !first || first.kind === 'country' || first.kind === 'state') return []
    if (reading.leads(originLead, other.start)) return []
    const certain = further.every(
      ({ country, population }) => country === first.country || population * 6 < first.population,
    )
    return certain ? [first] : []
  })
}

/**
 * "Naples, Sanibel and Marco Island" are in Florida. `chosen` is the town of the name that lies among
 * several others; beside a single one it only `may` be meant, which is a question.
 */
export function amongOthers(
  place: PlaceMention,
  best: PlaceCandidate,
  places: readonly PlaceMention[],
  reading: Reading,
): { chosen?: PlaceCandidate; may?: PlaceCandidate } {
  if (place.candidates.length < 2 || places.length < 2) return {}
  // "3 nights in London before flying home from Heathrow to Boston": where one lives is beside no goal.
  if (/\b(?:home|back)\b[^.!?,;]{0,30} to $/.test(leadTo(reading, place.start))) return {}
  const from = drivenFrom(place, places, reading)
  const company = from ? [from] : companyOf(place, places, reading)
  if (company.length === 0) return {}
  if (company.some(({ at }) => kilometres(at, best.at) < overseasKilometres)) return {}
  const least = from ? leastDriven : leastPeople
  const there = place.candidates.find(
    (each) =>
      each.kind === 'city' &&
      each.population >= least &&
      (company.every(({ at }) => kilometres(at, each.at) < besideKilometres) ||
        (least === leastDriven &&
          company.every(
            ({ at, country }) =>
              country === each.country && kilometres(at, each.at) < overseasKilometres,
          )) ||
        // "La Paz and Uyuni": a city and a town of one country, while the other one is overseas.
        (!best.listed &&
          isCity(each) &&
          company.every(
            ({ at, country }) => country === each.country && kilometres(at, each.at) < 800,
          )) ||
        // "Lisbon, Porto and Lagos": one country, and near to one of them.
        (!best.listed &&
          company.length > 1 &&
          company.every(({ country }) => country === each.country) &&
          company.some(({ at }) => kilometres(at, each.at) < besideKilometres))),
  )
  if (!there) return {}
  const neighbours = company.every(({ country }) => country === there.country)
  // "Toledo and Segovia": a town of some size next to the other.
  const nextTo =
    there.population >= someSize &&
    company.every(({ at }) => kilometres(at, there.at) < besideKilometres / 2)
  // "Florence, Oregon, then Newport": said of the other, and true of this.
  const said = places.some(
    ({ start, end, name, candidates: [other] }) =>
      end - start > name.length &&
      other?.country === there.country &&
      other !== undefined &&
      kilometres(other.at, there.at) < besideKilometres,
  )
  if (said && !best.listed) return { chosen: there }
  if (
    company.length > 1 ||
    least === leastDriven ||
    (neighbours && !best.listed && (isCity(there) || nextTo))
  )
    return { chosen: there }
  return best.listed && company.some(({ listed }) => listed) ? {} : { may: there }
}

/** "Perth to Exmouth by camper van": a small town that one drives to. */
const leastDriven = 1000
const byWheels =
  /\b(?:camper ?van|camper|motor ?home|rv|road ?trip|by car|driv(?:e|ing)|rental car|hire car|4wd|4x4)\b/
function drivenFrom(
  { start }: PlaceMention,
  places: readonly PlaceMention[],
  reading: Reading,
): PlaceCandidate | undefined {
  if (!reading.says(byWheels)) return undefined
  return places.find(
    (from) =>
      reading.lower.slice(from.end, start) === ' to ' && !reading.leads(originLead, from.start),
  )?.candidates[0]
}

/** "Cambridge and Ely": whether a town of the name that stands beside this one is near. */
export function isBeside(
  place: PlaceMention,
  town: PlaceCandidate,
  places: readonly PlaceMention[],
): boolean {
  return places.some(
    (other) =>
      other.name !== place.name &&
      other.candidates.some(
        ({ kind, at, country }) =>
          kind !== 'country' &&
          kind !== 'state' &&
          country === town.country &&
          kilometres(at, town.at) < besideKilometres,
      ),
  )
}

/** "Naples …, flying into Fort Myers": next to the only other place that is named. */
export function isNextTo(
  place: PlaceMention,
  town: PlaceCandidate,
  places: readonly PlaceMention[],
): boolean {
  return places.every(
    ({ name, candidates: [other] }) =>
      name === place.name ||
      (other?.kind === 'city' && kilometres(other.at, town.at) < besideKilometres / 3),
  )
}

const byLand =
  /\b(?:driv(?:e|es|ing)|the via|via rail|amtrak|greyhound|flixbus|megabus|walk(?:ing)?|hik(?:e|ing)|cycl(?:e|ing)|on foot|road ?trip|by (?:car|bus|train|coach)|(?:train|bus|coach) from)\b/

/** "Athens …, driving from Charlotte": the town of the name to which one can drive. */
export function drivenTo(
  place: PlaceMention,
  best: PlaceCandidate,
  places: readonly PlaceMention[],
  reading: Reading,
): PlaceCandidate | undefined {
  if (best.kind !== 'city' || !reading.says(byLand)) return undefined
  const origin = places.find(
    ({ name, start }) => name !== place.name && reading.leads(originLead, start),
  )?.candidates[0]
  if (!origin || kilometres(origin.at, best.at) < farByLand) return undefined
  // "Madrid, Toledo, Sevilla, all by train, from Toronto": on the way between other goals.
  const goals = companyOf(place, places, reading)
  if (goals.length > 1 && goals.every(({ country }) => country === best.country)) return undefined
  const least = drivesTo(place, places, reading) ? townSize : someSize
  return place.candidates.find(
    ({ kind, at, population }) =>
      kind === 'city' && population >= least && kilometres(at, origin.at) < drivenKilometres,
  )
}

/**
 * "Driving down from Tulsa to Paris", "two days in Paris …. Driving up from Dallas": said of the very way, so that a small town is
 * meant before a city overseas.
 */
function drivesTo(
  { start, end, name }: PlaceMention,
  places: readonly PlaceMention[],
  reading: Reading,
): boolean {
  const sentence = reading.sentenceAt(start)
  if (rideTo.test(reading.lower.slice(sentence.start, start))) return true
  const isOnly = places.every(
    (other) =>
      other.name === name || reading.leads(originLead, other.start) || other.start > end + 160,
  )
  return (
    isOnly && !/\b(?:fl(?:y|ying|ights?)|airport)\b/.test(reading.lower) && reading.says(driveFrom)
  )
}
const rideTo =
  /\b(?:driv(?:e|ing)|train|bus|coach|amtrak|the via|via rail|greyhound|flixbus|megabus|cycl(?:e|ing))\b[^.!?]{0,30}\bfrom [^.!?,;]{2,30} to $/
const driveFrom = /\bdriv(?:e|ing)(?: (?:up|down|over|out|in|across|there|it))* from\b/
const townSize = 5000

const onFoot = /\b(?:walk(?:ing)?|hik(?:e|ing)|cycl(?:e|ing)|on foot)\b/

/** "Walking the last 100 km to Santiago from Sarria": the one that can be walked to. */
export function walkedTo(
  place: PlaceMention,
  best: PlaceCandidate,
  places: readonly PlaceMention[],
  reading: Reading,
): PlaceCandidate | undefined {
  return reading.says(onFoot) || drivesTo(place, places, reading)
    ? drivenTo(place, best, places, reading)
    : undefined
}

const farByLand = 4000
const drivenKilometres = 1000

/** Large enough that it is meant beside a single other place: not the Milan that is near Chicago. */
export function isCity({ population }: PlaceCandidate): boolean {
  return population >= 100_000
}

const farKilometres = 5000
const shortDays = 5
/** One goal further than this from all others, which are near each other, may be another place of its name. */
const outlierKilometres = 3000
const togetherKilometres = 2000

/**
 * "Memphis and Luxor, 5 days": in so few days nobody goes to two ends of the world, and a name that
 * the list of towns has only there may mean another place. Two of the catalogue's are believed.
 * "Arles, Avignon and Orange" are not in France and in California.
 */
export function withFarDoubted(
  goals: readonly PlaceRef[],
  mentions: readonly AssignedMention[],
  days: number | undefined,
): PlaceRef[] {
  if (goals.length < 2) return [...goals]
  return goals.map((goal) => {
    const others = goals.filter((other) => other !== goal)
    const named = mentions.filter(({ ref }) => ref.name === goal.name)
    // "Memphis, Tennessee" leaves no doubt.
    const qualified = named.some(({ start, end, name }) => end - start > name.length)
    if (qualified) return goal
    const short = days !== undefined && days <= shortDays
    const far = short && !goal.slug && others.every((other) => isApart(other, goal, farKilometres))
    const outlier =
      goal.kind === 'city' &&
      others.length > 1 &&
      others.every((other) => isApart(other, goal, outlierKilometres)) &&
      !others.some((one) => others.some((other) => isApart(one, other, togetherKilometres)))
    const namesake = named.some(({ candidates }) =>
      candidates.some(({ at, population }) =>
        others.some(
          (other) =>
            other.at && population >= leastPeople && kilometres(at, other.at) < besideKilometres,
        ),
      ),
    )
    return far || (outlier && (!goal.slug || namesake)) ? { ...goal, doubted: true } : goal
  })
}

function isApart({ at: one }: PlaceRef, { at: other }: PlaceRef, least: number): boolean {
  return one !== undefined && other !== undefined && kilometres(one, other) > least
}
