/** What a place is worth to this party on a given day, and why; or why it is out of the question. */
import type { OpenSpan } from '#domain/places/opening-hours.ts'
import type { Place, PlaceKind } from '#domain/places/schema.ts'
import { weatherWeight } from '#domain/weather/weights.ts'
import { wishesMet } from './asked/asked-starts.ts'
import { nightFit } from './asked/best-nights.ts'
import { isForSunrise, sunriseStarts } from './asked/sunrise-visits.ts'
import { wishWeight } from './asked/wish-weight.ts'
import { dietsInWords, mayServe } from './diets.ts'
import { mustNotMiss } from './first-things.ts'
import { toNextMark, toPreviousMark } from './marks.ts'
import { isForADiet } from './meals/diet-houses.ts'
import { goesWithoutLunch } from './meals/lunch-in-ramadan.ts'
import { kitchenCloses } from './meals/meal-times.ts'
import { openSpans } from './open-spans.ts'
import { pausedAtMidday } from './opening/customs-of-doors.ts'
import { whileShopsAreOpen } from './opening/hours-by-custom.ts'
import { seasonFit, spansOutdoors, sunOver } from './opening/outdoors.ts'
import { namedInstead } from './problem/same-thing.ts'
import { dateFit } from './said/come-times.ts'
import { blossomWeight, outOfBloom } from './said/flowers.ts'
import type { PlanDay, PlanRequest } from './schema.ts'
import { travellerObjection } from './traveller-objections.ts'
import { visitMinutes } from './visit-length.ts'
import { isUnaskedExpense, spared } from './worth/spared-expenses.ts'
import { leaning } from './worth/travellers.ts'
import { variety } from './worth/variety.ts'

/**
 * Renown (0 to 1) from which a place's worth grows by `knownWorth` more than in proportion, so that two lesser
 * houses do not outweigh a great one.
 */
const wellKnown = 0.45
const knownWorth = 6

/** Minutes from which a visit is big: one of them is enough for a day. */
export const bigVisitMinutes = 180

/** Factor on kitchens for a diet that nobody keeps. */
const unaskedDiet = 0.4
/** Factor on a garden known for its flowers, out of their season. */
const outOfSeason = 0.7
/** Factor on bars that nobody asked for, unless their renown is at least `knownBar`. */
const unaskedBar = 0.5
const knownBar = 0.4
/** Renown from which a shop counts as a sight. */
const knownShop = 0.4
/** Factor on strenuous places on a gentle day (after a long flight, or high up). */
const onAGentleDay = 0.3
/** Minute of the day: days that begin after it weigh places by `ofEvenings`. */
const eveningFrom = 1020
const ofEvenings = { own: 1.6, indoors: 0.5 }
const strenuous = new Set<PlaceKind>(['nature', 'ruins', 'viewpoint', 'activity'])
const isStrenuous = ({ kind, setting }: Place) => setting === 'outdoor' && strenuous.has(kind)
/** Points for the place where a feast gathers on that day. */
const gatheringWorth = 150
/** Factors by setting for those who asked to be inside. */
const underARoof = { indoor: 1.5, both: 0.9, outdoor: 0.3 }

const onAQuietDay = 0.6
/** Factor on places of which nobody knows whether a wheelchair gets in. */
const accessUnknown = 0.5

/** Words in a name that make a place also one of another kind: a garden with its basilica is a church, too. */
const tellingNames: Partial<Record<PlaceKind, RegExp>> = {
  worship:
    /\b(?:abbey|basilica|cathedral|chapel|church|convent|monastery|mosque|shrine|synagogue|temple)\b/i,
  museum: /\bmuseum\b/i,
  zoo: /\b(?:zoo|aquarium)\b/i,
}
/** Kinds whose names prove nothing: a bar in Church Street is a bar. */
const namedAfter = new Set<PlaceKind>([
  'cafe',
  'neighbourhood',
  'nightlife',
  'restaurant',
  'shopping',
  'stage',
])

export function isOfKind(place: Place, kind: PlaceKind): boolean {
  if (place.kind === kind) return true
  return !namedAfter.has(place.kind) && (tellingNames[kind]?.test(place.name) ?? false)
}

const showing = new Set<PlaceKind>(['palace', 'landmark', 'stage', 'activity'])

/** A castle or a palace that is shown as a museum, by its own words. */
function isMuseumInside({ kind, setting, about, dayTrip }: Place): boolean {
  return (
    !dayTrip &&
    showing.has(kind) &&
    setting !== 'outdoor' &&
    /\b(?:museums?|collections?|galler(?:y|ies)|exhibits?|exhibitions?|rooms|halls)\b/i.test(about)
  )
}

/** Why a place can't be in this plan at all; null when it can. */
export function objection(place: Place, request: PlanRequest): string | null {
  if (request.mustAvoid.includes(place.id)) return 'You asked to avoid it.'
  if (request.mustSee.includes(place.id)) return null
  const top = request.places.find(({ id }) => id === place.wayTo)
  if (top) return `It is the way to ${top.name}: name that to have both.`
  const named = namedInstead(place, request)
  if (named) return `It is one visit with ${named.name}, which you named: name it too to have both.`
  const isWantedGallery = request.wantedKinds.includes('gallery')
  const avoided = request.avoidedKinds.find(
    (kind) =>
      isOfKind(place, kind) ||
      // A refusal of all museums includes galleries such as the National Gallery.
      (kind === 'museum' && place.kind === 'gallery' && !isWantedGallery),
  )
  if (avoided) return `You asked for no ${kindInWords(avoided)}.`
  if (request.avoidedKinds.includes('museum') && isMuseumInside(place)) {
    return 'You asked for no museums, and it is one inside.'
  }
  // What was asked for is had at its price: which one is the cheapest was settled before.
  const isAsked = request.asked.some(({ placeIds }) => placeIds.includes(place.id))
  if (isOverCeiling(place, request) && !isTreat(place, request) && !isAsked) {
    return 'It costs more than you want to spend.'
  }
  if (!isAsked && !isWorthItsPrice(place) && isUnaskedExpense(place, request)) {
    return spared(place)
  }
  const far = request.tooFar[place.id]
  if (far) return far
  // A market is looked at, whatever the diet.
  const refusal = request.refused[place.id]
  if (refusal && place.kind !== 'market') return refusal
  if (isKitchen(place) && !mayServe(place, request)) {
    return `It is not known to suit your diet (${dietsInWords(request.diets).words}).`
  }
  if (request.party.stepFree && place.stepFree === false) return 'It is not step-free.'
  const against = travellerObjection(place, request)
  if (against) return against
  if (place.interests.every((interest) => request.dislikes.includes(interest))) {
    return 'It is only about things you do not care for.'
  }
  return null
}

export function isOverCeiling({ price }: Place, { priceCeiling }: PlanRequest): boolean {
  return price !== null && price > priceCeiling
}

/**
 * Whether a price is no objection: sights that a city is visited for are not saved on; dear tables are, since
 * others feed one as well.
 */
export function isWorthItsPrice(place: Place): boolean {
  return place.essential >= mustNotMiss && !isKitchen(place)
}

/** Kinds that cost nothing to look at, whatever one could buy there. */
const looksForNothing = new Set<Place['kind']>(['market', 'shopping', 'neighbourhood', 'square'])

export function paysToEnter({ kind, price }: Pick<Place, 'kind' | 'price'>): boolean {
  return (price ?? 0) > 0 && !looksForNothing.has(kind)
}

const treatsOf = new WeakMap<PlanRequest, ReadonlySet<string>>()
const worthATreat = 0.6

/** Whether somebody who saves pays for it: what must not be missed, and the best known one for each day. */
function isTreat(place: Place, request: PlanRequest): boolean {
  if (isWorthItsPrice(place)) return true
  const known = treatsOf.get(request)
  if (known) return known.has(place.id)
  const dear = request.places
    .filter((each) => isOverCeiling(each, request) && !isKitchen(each) && !each.dayTrip)
    .filter(({ essential }) => essential >= worthATreat)
    // With children along, money goes to places for children too.
    .filter(({ children }) => !request.party.children || children === true)
    .toSorted((a, b) => b.essential - a.essential)
    .slice(0, request.days.length)
  const treats = new Set(dear.map(({ id }) => id))
  treatsOf.set(request, treats)
  return treats.has(place.id)
}

function isKitchen({ kind, meals }: Place): boolean {
  return kind === 'restaurant' || kind === 'cafe' || meals !== undefined
}

/** Minutes before closing at which the last ticket is sold. */
const lastEntry = 45
const tickets = new Set<PlaceKind>(['museum', 'gallery', 'palace', 'ruins', 'zoo', 'theme-park'])

/** When a visit may start on a date, by opening hours, light and heat; empty when closed. */
export function visitStarts(place: Place, date: string, request: PlanRequest): OpenSpan[] {
  const { closures } = request
  if (closures.some((each) => each.placeId === place.id && each.date === date)) return []
  if (isForSunrise(place, request)) return sunriseStarts(place, date, request)
  const minutes = visitMinutes(place, request)
  const atLeast = tickets.has(place.kind) ? Math.max(minutes, lastEntry) : minutes
  const fast = fastUntil(date, request)
  const { zone } = request.about
  const open = pausedAtMidday(place, openLate(place, date, request), zone)
  const spans = whileShopsAreOpen(place, date, open, zone)
  const first = earliestInTheOpen(place, request)
  return spansOutdoors(place, spans, date, request)
    .map(({ from, to }) => ({ from: Math.max(from, first), to }))
    .map(({ from, to }) => (isKitchen(place) ? { from: Math.max(from, fast), to } : { from, to }))
    .map(({ from, to }) => ({ from: toNextMark(from), to: toPreviousMark(to - atLeast) }))
    .filter(({ from, to }) => from <= to)
    .sort((a, b) => a.from - b.from)
}

/**
 * The minute from which a place in the open may be visited on a day spent inside; 0 for others and for places that
 * were named.
 */
function earliestInTheOpen(place: Place, { inside, mustSee }: PlanRequest): number {
  const isOpen =
    place.setting === 'outdoor' || (place.setting === 'both' && halfOpen.has(place.kind))
  return inside && isOpen && !mustSee.includes(place.id) ? lateMorning : 0
}

/** Kinds that leave one in the rain between their roofs, although their setting is `both`. */
const halfOpen = new Set<PlaceKind>(['market', 'park', 'garden', 'neighbourhood', 'zoo', 'nature'])

const lateMorning = 690

/** Opening spans of a date, with kitchens open late where the country dines late. */
function openLate(place: Place, date: string, request: PlanRequest): OpenSpan[] {
  const closes = kitchenCloses(place, request)
  return openSpans(place, date).map(({ from, to }, index, spans) =>
    index === spans.length - 1 ? { from, to: Math.max(to, closes) } : { from, to },
  )
}

/** Until when those who fast eat nothing on a date: sunset in the month of fasting, else midnight. */
function fastUntil(date: string, request: PlanRequest): number {
  const day = request.days.find((each) => each.date === date)
  if (!goesWithoutLunch(request) || day?.holiday?.name !== 'Ramadan') return 0
  return sunOver(request, date)?.sunset ?? 0
}

/** From about 10 for a passing sight to well over 100 for what the party came for. */
export function appeal(place: Place, request: PlanRequest, day: PlanDay): number {
  const { party } = request
  // Weighs a visit by its length: places one stays at count more than those one walks past.
  const substance = Math.min(1.4, Math.max(0.7, Math.sqrt(place.minutes / 60)))
  let worth = (12 + 100 * place.essential) * substance
  worth *= 1 + knownWorth * Math.max(0, place.essential - wellKnown)
  const matches = place.interests.filter((each) => request.interests.includes(each)).length
  worth *= 1 + 0.35 * Math.min(2, matches)
  const dislikes = place.interests.filter((each) => request.dislikes.includes(each)).length
  worth *= 0.6 ** dislikes
  if (request.wantedKinds.includes(place.kind)) worth *= 1.6
  worth *= wishWeight(place, request) * nightFit(place, request, day.date)
  if (party.children && place.children === true) worth *= 1.4
  if (party.children && place.children === null) worth *= 0.8
  if (party.stepFree && place.stepFree === null) worth *= accessUnknown
  if (request.diets.length === 0 && isKitchen(place) && isForADiet(place)) worth *= unaskedDiet
  worth *=
    dateFit(place, day.date, request.days) * blossomWeight(place, request.about.slug, day.date)
  if (outOfBloom(place, day.date)) worth *= outOfSeason
  if (mayStandShut(place, day)) worth *= onAQuietDay
  if ((day.from ?? 0) >= eveningFrom && !isKitchen(place)) worth *= eveningFit(place)
  if (isBarForOthers(place, request)) worth *= unaskedBar
  if (day.gentle && isStrenuous(place)) worth *= onAGentleDay
  if (request.inside) worth *= underARoof[place.setting]
  if (day.gathering?.placeId === place.id) worth += gatheringWorth
  worth *= leaning(place, request) * variety(place, request)
  if (request.freeShare > 0 && place.price === 0) worth *= 1.25
  return worth * weatherWeight(place, day.weather) * seasonFit(place, day.weather).weight
}

/** Whether a shop is for others: little known, and neither it nor shopping was asked for. */
export function isShopForOthers(place: Place, request: PlanRequest): boolean {
  const { kind, id, essential } = place
  if (kind !== 'shopping' || essential >= knownShop) return false
  const { interests, wantedKinds, mustSee } = request
  if (interests.includes('shopping') || wantedKinds.includes(kind)) return false
  return !(mustSee.includes(id) || wishesMet(place, request).length > 0)
}

/**
 * Whether a bar or a club is for others: little known, for a party that asked for no night out and is not one of
 * friends.
 */
export function isBarForOthers({ kind, id, essential }: Place, request: PlanRequest): boolean {
  const { interests, wantedKinds, party, asked } = request
  if (kind !== 'nightlife' || essential >= knownBar) return false
  if (interests.includes('nightlife') || wantedKinds.includes(kind)) return false
  return !party.who.includes('friends') && !asked.some(({ placeIds }) => placeIds.includes(id))
}

/**
 * Whether a place may be shut on a holiday on which nearly everything is; places without a door, or surely open,
 * come first.
 */
function mayStandShut({ id, kind }: Place, { date, holiday }: PlanDay): boolean {
  return date.endsWith('-12-25') && kind !== 'worship' && holiday?.check.includes(id) === true
}

function eveningFit({ kind, bestTime }: Place): number {
  if (kind === 'stage' || kind === 'nightlife') return ofEvenings.own
  if (bestTime === 'evening' || bestTime === 'night' || bestTime === 'sunset') return ofEvenings.own
  return kind === 'museum' || kind === 'gallery' || kind === 'shopping' ? ofEvenings.indoors : 1
}

const plurals: Partial<Record<Place['kind'], string>> = {
  worship: 'churches, temples and the like',
  gallery: 'galleries',
  beach: 'beaches',
  activity: 'activities',
  ruins: 'ruins',
  nature: 'nature',
  shopping: 'shopping',
  nightlife: 'nightlife',
}

export function kindInWords(kind: Place['kind']): string {
  return plurals[kind] ?? `${kind.replace('-', ' ')}s`
}
