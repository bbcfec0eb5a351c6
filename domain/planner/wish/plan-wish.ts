/** From a wish in plain words to a trip of one city, several cities or a road trip. */
import { questions } from '#domain/brief/check-brief.ts'
import { parseBrief } from '#domain/brief/parse-brief.ts'
import type { TripBrief } from '#domain/brief/schema.ts'
import type { Destination } from '#domain/places/schema.ts'
import { isOutingFrom } from '../place-names.ts'
import { emptyAnswer, notUnderstood, type PlanAnswer } from './answer.ts'
import { planOneCity } from './one-city.ts'
import { planRoad } from './road.ts'
import { planSeveralCities } from './several-cities.ts'
import { proposal, type WishContext, type Wishing } from './wishing.ts'

export async function planWish(text: string, context: WishContext): Promise<PlanAnswer> {
  const brief = parseBrief(text, context)
  const answer: PlanAnswer = {
    ...emptyAnswer(),
    understood: brief.spans.map(({ slot, text: words }) => ({ slot, text: words })),
    notUnderstood: notUnderstood(text, brief.spans),
  }
  const wishing: Wishing = { ...context, text, brief, answer }
  if (brief.destinations.length === 0) return askWhere(wishing)
  if (brief.choice) return askWhich(wishing)
  answer.notes.push(...brief.contradictions.map(({ says }) => says))
  const planned = await planKind(wishing)
  const { trip } = planned
  if (!trip) return planned
  return {
    ...planned,
    trip: {
      ...trip,
      brief,
      party: brief.party,
      assumed: planned.assumed.slice(0, 60),
      unmet: planned.unmet.slice(0, 60),
    },
  }
}

function planKind(wishing: Wishing): Promise<PlanAnswer> {
  const { brief } = wishing
  if (isRoadTrip(brief)) return planRoad(wishing)
  const city = onlyCity(wishing)
  return city ? planOneCity(wishing, city) : planSeveralCities(wishing)
}

function isRoadTrip({ occasions, transport, destinations }: TripBrief): boolean {
  const driven = transport.wanted.some((mode) => mode === 'self-driving' || mode === 'car')
  return occasions.includes('road-trip') || (driven && destinations.length > 1)
}

/** The one destination, where others that were named are outings from it. */
function onlyCity({ brief, bySlug }: Wishing): Destination | undefined {
  const [first, ...others] = brief.destinations
  const isPlace = first?.kind === 'city' || first?.kind === 'unknown'
  const destination = isPlace ? bySlug.get(first.slug ?? '') : undefined
  if (!destination || (brief.cityCount ?? 1) > 1) return undefined
  return others.every((ref) => isOutingFrom(destination, ref)) ? destination : undefined
}

function askWhere({ answer, brief, destinations }: Wishing): PlanAnswer {
  const fitting = destinations
    .map((destination) => ({ destination, fit: fitOf(destination, brief) }))
    .toSorted((a, b) => b.fit - a.fit || a.destination.name.localeCompare(b.destination.name))
    .slice(0, 3)
  return {
    ...answer,
    question: questions.destinations,
    proposals: fitting.map(({ destination: { name } }) => proposal(name, brief)),
  }
}

/** How much of what is liked a destination has to offer. */
function fitOf({ places }: Destination, { interests, wantedKinds }: TripBrief): number {
  return places.reduce((sum, { interests: own, kind, essential }) => {
    const liked = own.filter((each) => interests.includes(each)).length
    return sum + essential * (liked + (wantedKinds.includes(kind) ? 2 : 0))
  }, 0)
}

function askWhich({ answer, brief }: Wishing): PlanAnswer {
  const says = brief.contradictions.find(({ slots }) => slots.includes('destination'))?.says
  return {
    ...answer,
    question: says ?? questions.destinations,
    proposals: brief.destinations.map(({ name }) => proposal(name, brief)),
  }
}
