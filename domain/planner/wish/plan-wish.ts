/** From a wish in plain words to a trip of one city, several cities or a road trip. */
import { questions } from '#domain/brief/check-brief.ts'
import { parseBrief } from '#domain/brief/parse-brief.ts'
import type { PlaceRef, TripBrief } from '#domain/brief/schema.ts'
import { weekdayOf } from '#domain/calendar/calendar-days.ts'
import { loadHolidays } from '#domain/holidays/holiday-calendar.ts'
import type { Destination } from '#domain/places/schema.ts'
import { knownCities } from '../multi-city/known-cities.ts'
import { isOutingFrom } from '../place-names.ts'
import { emptyAnswer, type PlanAnswer } from './answer.ts'
import { planElsewhere } from './elsewhere.ts'
import { impliedCity } from './implied-city.ts'
import { planOneCity } from './one-city.ts'
import { planRoad } from './road.ts'
import { planSeveralCities } from './several-cities.ts'
import { sightsAsWishes } from './sights-as-wishes.ts'
import { knownStays, toKnow } from './to-know.ts'
import { proposal, type WishContext, type Wishing } from './wishing.ts'

export async function planWish(text: string, context: WishContext): Promise<PlanAnswer> {
  const read = parseBrief(text, context)
  const implied =
    read.destinations.length === 0 ? impliedCity(read, context.destinations) : undefined
  const brief = implied
    ? { ...read, destinations: [refTo(implied.destination)] }
    : sightsAsWishes(read, context.bySlug)
  const answer: PlanAnswer = {
    ...emptyAnswer(),
    understood: brief.spans.map(({ slot, text: words }) => ({ slot, text: words })),
    notUnderstood: brief.notUnderstood.filter((words) => !isDayOf(words, brief.dates?.start)),
    assumed: implied ? [implied.says] : [],
  }
  const { understood, notUnderstood: unread } = answer
  context.onProgress?.({ stage: 'understood', understood, notUnderstood: unread })
  const onProgress: WishContext['onProgress'] = (progress) =>
    context.onProgress?.(
      progress.stage === 'understood'
        ? progress
        : { ...progress, trip: { ...progress.trip, brief, party: brief.party } },
    )
  const wishing: Wishing = { ...context, onProgress, text, brief, answer }
  if (brief.destinations.length === 0) return askWhere(wishing)
  if (brief.choice) return askWhich(wishing)
  answer.notes.push(...brief.contradictions.map(({ says }) => says))
  const planned = await planKind(wishing)
  const { trip } = planned
  if (!trip) return planned
  const calendar = await loadHolidays()
  const known = toKnow(trip, knownStays(trip, context.bySlug), calendar, brief.food.diets)
  return {
    ...planned,
    notes: [...known, ...planned.notes],
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
  const [only, ...others] = brief.destinations
  if (only && others.length === 0 && knownCities([only], wishing.destinations).length === 0) {
    return planElsewhere(wishing, only)
  }
  const city = onlyCity(wishing)
  return city ? planOneCity(wishing, city) : planSeveralCities(wishing)
}

/** "Tuesday 11 May": the weekday was read with its date. */
function isDayOf(words: string, date: string | undefined): boolean {
  const weekday = date && weekdays[weekdayOf(date)]
  return weekday !== undefined && new RegExp(`^(?:starting |on )?${weekday}$`, 'i').test(words)
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

function refTo({ name, country, at, slug }: Destination): PlaceRef {
  return { name, kind: 'city', country, at, slug }
}

function isRoadTrip({ occasions, transport, destinations }: TripBrief): boolean {
  const driven = transport.wanted.some((mode) => mode === 'self-driving' || mode === 'car')
  return occasions.includes('road-trip') || (driven && destinations.length > 1)
}

/** The one destination, where others that were named are outings from it. */
function onlyCity({ brief, bySlug }: Wishing): Destination | undefined {
  const [first, ...others] = brief.destinations
  // An island that is a destination of its own is planned like a city.
  const destination = bySlug.get(first?.slug ?? '')
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
