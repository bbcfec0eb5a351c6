/** From a wish in plain words to a trip of one city, several cities or a road trip. */
import { questions } from '#domain/brief/check-brief.ts'
import { parseBrief } from '#domain/brief/parse-brief.ts'
import type { TripBrief } from '#domain/brief/schema.ts'
import { weekdayOf } from '#domain/calendar/calendar-days.ts'
import { loadHolidays } from '#domain/holidays/holiday-calendar.ts'
import type { Destination } from '#domain/places/schema.ts'
import { nearestDestinations, proposeDestinations } from '#domain/proposals/propose.ts'
import { knownCities } from '../multi-city/known-cities.ts'
import { isOutingFrom } from '../place-names.ts'
import { emptyAnswer, type PlanAnswer } from './answer.ts'
import { planElsewhere } from './elsewhere.ts'
import { planOneCity } from './one-city.ts'
import { planRoad } from './road.ts'
import { planSeveralCities } from './several-cities.ts'
import { impliedCities, sightsAsWishes } from './sights-as-wishes.ts'
import { knownStays, toKnow } from './to-know.ts'
import { proposal, type WishContext, type Wishing } from './wishing.ts'

export async function planWish(text: string, context: WishContext): Promise<PlanAnswer> {
  const brief = sightsAsWishes(parseBrief(text, context), context.bySlug)
  const answer: PlanAnswer = {
    ...emptyAnswer(),
    understood: brief.spans.map(({ slot, text: words }) => ({ slot, text: words })),
    notUnderstood: brief.notUnderstood.filter((words) => !isDayOf(words, brief.dates?.start)),
    assumed: impliedCities(brief, context.bySlug),
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
  if (brief.destinations.length === 0 || brief.open) return askWhere(wishing)
  if (brief.choice || brief.destinations.some(({ unsure }) => unsure)) return askWhich(wishing)
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
  const found = proposeDestinations(brief, destinations)
  const fitting = found.length > 0 ? found : nearestDestinations(brief, destinations)
  const nothing =
    found.length > 0
      ? []
      : [`Nothing that we know fits all of that${fitting.length > 0 ? '; this is nearest' : ''}.`]
  return {
    ...answer,
    notes: [...answer.notes, ...nothing],
    question: openQuestion(brief) ?? questions.destinations,
    proposals: fitting.map(({ destination: { name }, reasons }) => reasoned(name, reasons, brief)),
  }
}

function askWhich({ answer, brief, destinations }: Wishing): PlanAnswer {
  const known = proposeDestinations(brief, destinations, brief.destinations.length)
  const reasonsOf = (slug: string | undefined) =>
    known.find(({ destination }) => destination.slug === slug)?.reasons ?? []
  const unsure = brief.destinations.find((place) => place.unsure)
  return {
    ...answer,
    question: openQuestion(brief) ?? questions.destinations,
    proposals: unsure
      ? []
      : brief.destinations.map(({ name, slug }) => reasoned(name, reasonsOf(slug), brief)),
  }
}

function openQuestion({ contradictions }: TripBrief): string | undefined {
  return contradictions.find(({ slots }) => slots.includes('destination'))?.says
}

function reasoned(name: string, reasons: readonly string[], brief: TripBrief) {
  const { says, wish } = proposal(name, brief)
  return { wish, says: [`${says}.`, ...reasons].join(' ') }
}
