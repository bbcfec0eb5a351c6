/**
 * A second opinion of where a request goes, by the role model. Where it is sure, a doubt of the rules is settled without a
 * question; where it clearly differs from them, the place is asked about.
 */
import { kilometres } from '#domain/places/distance.ts'
import { foldName } from '#domain/places/gazetteer-names.ts'
import { refOf } from '../names/place-refs.ts'
import { candidatesFor, type PlaceReader } from '../places/place-mentions.ts'
import type { PlaceRef, TripBrief } from '../schema.ts'
import type { ToldName, ToldRole } from './names-as-told.ts'
import { type RoleCandidate, roleCandidates } from './role-candidates.ts'
import { roleFeatures } from './role-features.ts'
import { type RoleOdds, roleOdds } from './role-model.ts'

/** How likely it must be, by what it changes. */
const sure = {
  /** That a doubted place is a goal; the same where the rules are sure of no other. */
  settled: 0.87,
  alone: 0.975,
  /** That a doubted place is one, at most, to be left out. */
  dropped: 0.2,
  /** That a goal beside it is one, at least, or the question stays. */
  left: 0.7,
  /** That a place of which the rules are sure is a goal, at most, to be asked about or to be left out. */
  doubted: 0.6,
  refuted: 0.05,
  /** The same for the only goal there is, and for what a request begins with. */
  subject: 0.2,
  /** That it is left open. */
  open: 0.6,
}
/** How likely it must be that a name which is none of the goals is one, to be asked about, by what the rules made of it. */
const missed: Readonly<Partial<Record<ToldRole, number>>> = {
  unread: 0.4,
  passed: 0.85,
  origin: 0.97,
  home: 0.97,
  refused: 0.85,
  dropped: 0.9,
}
/** The same for a name that nobody knows, and for a word of everyday English that a town bears too. */
const unknown = 0.6
const everyday = 0.6
/** Requests with more names are lists, of which the model has seen few. */
const mostNames = 10
/** So near, two names are of one place: a town and its island, a city and its airport's suburb. */
const sameKilometres = 25
/** So near, an area holds a goal. */
const areaKilometres = 200

export interface Opinion {
  name: RoleCandidate
  odds: RoleOdds
  /** Whether the words beside it leave it open: "maybe Istanbul". */
  isLeftOpen: boolean
}

/** What leaves a name open, right before it or right behind it. */
const openBefore = /\b(?:maybe|perhaps|possibly)(?: (?:also|even|the|in|to))*\s*$/i
const openAfter = /^,?\s*(?:\(?maybe|perhaps|possibly)\b/i

export function opinionsOf(
  text: string,
  told: readonly ToldName[],
  reader: PlaceReader,
  odds = roleOdds,
): Opinion[] {
  const names = roleCandidates(text, told, reader)
  const features = roleFeatures(text, names)
  return names.map((name, index) => ({
    name,
    odds: odds(features[index] ?? []),
    isLeftOpen: openBefore.test(text.slice(0, name.start)) || openAfter.test(text.slice(name.end)),
  }))
}

/** The goals of a brief, with doubts settled and raised. */
export function withSecondOpinion(
  {
    destinations,
    spans,
    stays = [],
  }: Pick<TripBrief, 'destinations' | 'spans'> & Partial<Pick<TripBrief, 'stays'>>,
  opinions: readonly Opinion[],
  reader: PlaceReader,
): PlaceRef[] {
  // Where no goal was named, it is asked or proposed where to go, whatever else was named.
  if (destinations.length === 0 || opinions.length > mostNames) return [...destinations]
  const isAlone = destinations.every(({ doubted }) => doubted)
  // In a list of towns with their nights each is a goal.
  const isCounted = ({ name, doubted }: PlaceRef) =>
    !doubted && stays.length > 1 && stays.some(({ place, nights }) => place === name && nights)
  const judged = destinations.flatMap((place) =>
    isCounted(place) ? place : (judge(place, opinions, isAlone, destinations.length) ?? []),
  )
  const left = opinions.filter(
    ({ name, odds }) =>
      odds.goal >= likelyEnough(name) &&
      !(name.told === 'unread' && isTaken(name, spans)) &&
      !destinations.some((place) => isSame(name, place) || holds(name, place)),
  )
  const goals = [
    ...withLastDoubt(destinations, judged, opinions),
    ...eachOnce(left.map(({ name }) => missedRef(name, reader))).filter(
      // A part of what the catalogue has as one destination: Ubud, beside Bali.
      ({ slug }) => slug === undefined || destinations.every((place) => place.slug !== slug),
    ),
  ]
  // Something is to be planned or asked about.
  return goals.length > 0 ? goals : destinations.map((place) => ({ ...place, doubted: true }))
}

/** A question goes only where what is left is likely: else it is about that. */
function withLastDoubt(
  before: readonly PlaceRef[],
  judged: readonly PlaceRef[],
  opinions: readonly Opinion[],
): PlaceRef[] {
  const isGone = before.some(({ doubted }) => doubted) && !judged.some(({ doubted }) => doubted)
  return judged.map((place) => {
    const goals = opinions.filter(({ name }) => isGoal(name, place)).map(({ odds }) => odds.goal)
    return isGone && goals.length > 0 && Math.max(...goals) < sure.left
      ? { ...place, doubted: true }
      : place
  })
}

/** "We'll stay six days": a pronoun with its verb begins a sentence with a capital, and is no name. */
const pronounWithVerb =
  /^(?:i|we|you|he|she|it|they|that|there|who|what|let)['’](?:ll|d|re|ve|m|s)$/i

function likelyEnough({ told, kind, text, everyday: isEveryday }: RoleCandidate): number {
  if (pronounWithVerb.test(text)) return 1
  const least = missed[told] ?? 1
  if (kind === 'unknown') return Math.max(least, unknown)
  return isEveryday ? Math.max(least, everyday) : least
}

/** Read as something else: "Mardi Gras" is a feast, whatever town is called so. */
function isTaken({ start, end }: RoleCandidate, spans: TripBrief['spans']): boolean {
  return spans.some((span) => span.start < end && span.end > start)
}

function judge(
  place: PlaceRef,
  opinions: readonly Opinion[],
  isAlone: boolean,
  many: number,
): PlaceRef | undefined {
  const named = opinions.filter(({ name }) => isGoal(name, place))
  const about = named.map(({ odds }) => odds)
  if (about.length === 0) return place
  const goal = Math.max(...about.map((odds) => odds.goal))
  const wanted = Math.max(...about.map((odds) => odds.goal + odds.land + odds.open))
  if (place.doubted) {
    // What was left open in so many words is asked about, whatever it is to be.
    const isOpen = named.some(({ isLeftOpen }) => isLeftOpen)
    if (wanted <= sure.dropped) return isAlone || isOpen ? place : undefined
    // "Something similar, still Italy": a land that was doubted says where to look.
    const isLand = place.kind === 'country'
    if (isLand || goal < (isAlone ? sure.alone : sure.settled)) return place
    const { doubted, ...firm } = place
    return firm
  }
  // What a request begins with is what it is about.
  const isSubject = many === 1 || named.some(({ name }) => name.start === 0)
  if (isSubject) return wanted <= sure.subject ? { ...place, doubted: true } : place
  // A day out with a night of its own is half a wrong trip.
  const near = Math.max(
    ...about.map((odds) => odds.goal + odds.land + odds.open + odds.origin + odds.outing / 2),
  )
  if (near <= sure.refuted) return undefined
  const open = Math.max(...about.map((odds) => odds.open))
  return near <= sure.doubted || open >= sure.open ? { ...place, doubted: true } : place
}

/** A name that stands for the goal itself: no sight or team of the town, by which the town was told. */
function isGoal(name: RoleCandidate, place: PlaceRef): boolean {
  return (name.told === 'destination' || name.told === 'doubted') && isSame(name, place)
}

function isSame({ name, text, at, kind }: RoleCandidate, place: PlaceRef): boolean {
  const key = foldName(place.name)
  if (foldName(text) === key || foldName(name) === key) return true
  return (
    kind === 'city' &&
    place.kind === 'city' &&
    at !== undefined &&
    place.at !== undefined &&
    kilometres(at, place.at) < sameKilometres
  )
}

/** A land or an area in which a goal lies. */
function holds({ kind, country, at }: RoleCandidate, place: PlaceRef): boolean {
  if (kind === 'country' || kind === 'state') return country === place.country
  return (
    kind === 'region' &&
    at !== undefined &&
    place.at !== undefined &&
    kilometres(at, place.at) < areaKilometres
  )
}

function missedRef({ start, end, text }: RoleCandidate, reader: PlaceReader): PlaceRef {
  const candidates = [...candidatesFor(reader, text)]
  return { ...refOf({ start, end, name: text, candidates, led: false }, reader), doubted: true }
}

function eachOnce(places: readonly PlaceRef[]): PlaceRef[] {
  return places.filter(
    (place, index) =>
      places.findIndex((other) => foldName(other.name) === foldName(place.name)) === index,
  )
}
