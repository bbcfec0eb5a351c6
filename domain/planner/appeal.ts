/** What a place is worth to this party on a given day, and why; or why it is out of the question. */
import type { OpenSpan } from '#domain/places/opening-hours.ts'
import type { Place, PlaceKind } from '#domain/places/schema.ts'
import { weatherWeight } from '#domain/weather/weights.ts'
import { dietsInWords, fitsDiet } from './diets.ts'
import { mustNotMiss } from './first-things.ts'
import { toNextMark, toPreviousMark } from './marks.ts'
import { openSpans } from './open-spans.ts'
import { seasonFit, spansOutdoors } from './outdoors.ts'
import type { PlanDay, PlanRequest } from './schema.ts'
import { visitMinutes } from './visit-length.ts'

/** Visits of a full day or nearly so: one of them is enough for a day. */
export const bigVisitMinutes = 180

/** Words in a name that tell what else a place is: a garden with its basilica is a church, too. */
const tellingNames: Partial<Record<PlaceKind, RegExp>> = {
  worship:
    /\b(?:abbey|basilica|cathedral|chapel|church|convent|monastery|mosque|shrine|synagogue|temple)\b/i,
  museum: /\bmuseum\b/i,
  zoo: /\b(?:zoo|aquarium)\b/i,
}
/** Where a name proves nothing: a bar in Church Street is a bar. */
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

/** Why a place can't be in this plan at all; null when it can. */
export function objection(place: Place, request: PlanRequest): string | null {
  if (request.mustAvoid.includes(place.id)) return 'You asked to avoid it.'
  if (request.mustSee.includes(place.id)) return null
  const avoided = request.avoidedKinds.find((kind) => isOfKind(place, kind))
  if (avoided) return `You asked for no ${kindInWords(avoided)}.`
  if (isOverCeiling(place, request) && !isWorthItsPrice(place)) {
    return 'It costs more than you want to spend.'
  }
  if (isKitchen(place) && !fitsDiet(place, request.diets)) {
    return `It is not known to suit your diet (${dietsInWords(request.diets).words}).`
  }
  if (request.party.stepFree && place.stepFree === false) return 'It is not step-free.'
  if (request.party.children && place.children === false) return 'It is not a place for children.'
  if (request.party.children && place.kind === 'nightlife') {
    return 'It is for a night out, and you travel with children.'
  }
  if (place.interests.every((interest) => request.dislikes.includes(interest))) {
    return 'It is only about things you do not care for.'
  }
  return null
}

export function isOverCeiling({ price }: Place, { priceCeiling }: PlanRequest): boolean {
  return price !== null && price > priceCeiling
}

/** What a city is visited for is not saved on; a dear table is, since others feed one as well. */
export function isWorthItsPrice(place: Place): boolean {
  return place.essential >= mustNotMiss && !isKitchen(place)
}

function isKitchen({ kind, meals }: Place): boolean {
  return kind === 'restaurant' || kind === 'cafe' || meals !== undefined
}

/** When a visit may start on a date, by opening hours, light and heat; empty when closed. */
export function visitStarts(place: Place, date: string, request: PlanRequest): OpenSpan[] {
  const { closures } = request
  if (closures.some((each) => each.placeId === place.id && each.date === date)) return []
  const minutes = visitMinutes(place, request)
  return spansOutdoors(place, openSpans(place, date), date, request)
    .map(({ from, to }) => ({ from: toNextMark(from), to: toPreviousMark(to - minutes) }))
    .filter(({ from, to }) => from <= to)
    .sort((a, b) => a.from - b.from)
}

/** From about 10 for a passing sight to well over 100 for what the party came for. */
export function appeal(place: Place, request: PlanRequest, day: PlanDay): number {
  const { party } = request
  // Weighs a visit by its length: places one stays at count more than those one walks past.
  const substance = Math.min(1.4, Math.max(0.7, Math.sqrt(place.minutes / 60)))
  let worth = (12 + 100 * place.essential) * substance
  const matches = place.interests.filter((each) => request.interests.includes(each)).length
  worth *= 1 + 0.35 * Math.min(2, matches)
  const dislikes = place.interests.filter((each) => request.dislikes.includes(each)).length
  worth *= 0.6 ** dislikes
  if (request.wantedKinds.includes(place.kind)) worth *= 1.6
  if (party.children && place.children === true) worth *= 1.4
  if (party.children && place.children === null) worth *= 0.8
  if (party.stepFree && place.stepFree === null) worth *= 0.7
  return worth * weatherWeight(place, day.weather) * seasonFit(place, day.weather).weight
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
