/** Reasons for a destination, each as points and a sentence that is true of it. */

import type { TripBrief } from '#domain/brief/schema.ts'
import { monthNames } from '#domain/calendar/english-dates.ts'
import { kilometres } from '#domain/places/distance.ts'
import { allSaid } from '#domain/places/moments.ts'
import type { Destination, Place } from '#domain/places/schema.ts'
import { listed } from '#domain/text/listed.ts'

export interface Reason {
  score: number
  says?: string
}

/** Points for the weather as wished (warm, cool, snowy); without a wish for mild and dry. */
export function weatherReason(
  { climate }: Destination,
  { search }: TripBrief,
  month: number | undefined,
): Reason {
  if (month === undefined) return { score: 0 }
  const high = climate.high[month] ?? 20
  const low = climate.low[month] ?? 10
  const rain = climate.rainDays[month] ?? 8
  const says = `About ${Math.round(high)} °C by day in ${monthNames[month]}, and ${rainInWords(rain)} with rain.`
  const wet = rain > 12 ? -(rain - 12) * 0.5 : 0
  const wished = search?.weather
  if (wished === 'warm') {
    const score =
      high < 20
        ? -(20 - high) * 2.5
        : high > 34
          ? 8 - (high - 34) * 1.5
          : 8 + Math.min(4, high - 20)
    return { score: score + wet, says }
  }
  if (wished === 'cool')
    return { score: (high > 25 ? -(high - 25) * 2 : high < 8 ? -(8 - high) : 8) + wet, says }
  if (wished === 'snow') return { score: low <= 0 ? 8 + Math.min(6, -low) : -low * 3, says }
  const mild = high < 10 ? -(10 - high) * 0.5 : high > 33 ? -(high - 33) : 3
  return { score: mild + wet, says }
}

function rainInWords(rain: number): string {
  const days = Math.round(rain)
  return days === 1 ? 'one day' : `${days === 0 ? 'no' : days} days`
}

/** Door to door by plane, or by the wheel where that is no longer. */
export function wayReason({ at, name }: Destination, { origin, days, search }: TripBrief): Reason {
  if (!origin?.at) return { score: 0 }
  const away = kilometres(at, origin.at)
  const rounded = away < 100 ? Math.round(away / 10) * 10 : Math.round(away / 50) * 50
  const by = search?.within?.by ?? (away < 400 ? 'drive' : 'flight')
  const hours = by === 'flight' ? away / 750 + 0.5 : by === 'train' ? away / 120 + 0.25 : away / 75
  const how = { drive: 'by road', train: 'by train', flight: 'in the air' }[by]
  // A travel day matters more on a short trip.
  const weight = days === undefined ? 0.8 : days <= 4 ? 2 : days <= 8 ? 1 : 0.4
  return {
    score: 4 - weight * Math.min(12, hours),
    says: `${name} is about ${rounded.toLocaleString('en')} km from ${origin.name}: some ${hoursInWords(hours)} ${how}.`,
  }
}

function hoursInWords(hours: number): string {
  const halves = Math.max(1, Math.round(hours * 2))
  const whole = Math.floor(halves / 2)
  if (halves === 1) return 'half an hour'
  const figure = `${whole}${halves % 2 === 1 ? '½' : ''}`
  return `${figure} ${figure === '1' ? 'hour' : 'hours'}`
}

/** Whether anything is asked for that a place has or has not. */
export function asksForKinds({ interests, wantedKinds, tastes }: TripBrief): boolean {
  return interests.length + wantedKinds.length + tastes.length > 0
}

/** The places that are liked, the best of them first. */
export function placesLiked({ places }: Destination, brief: TripBrief): Place[] {
  return fits(places, brief).map(({ place }) => place)
}

function fits(
  places: readonly Place[],
  { interests, wantedKinds, tastes, avoidedKinds }: TripBrief,
): { place: Place; fit: number }[] {
  return places
    .map((place) => ({
      place,
      fit:
        place.interests.filter((each) => interests.includes(each)).length +
        (wantedKinds.includes(place.kind) ? 2 : 0) +
        tastes.filter((taste) => allSaid(place).toLowerCase().includes(taste)).length * 2,
    }))
    .filter(({ fit, place }) => fit > 0 && !avoidedKinds.includes(place.kind))
    .toSorted((a, b) => b.fit * (0.3 + b.place.essential) - a.fit * (0.3 + a.place.essential))
}

/** How much of what is liked there is, with the best of it by name. */
export function interestReason({ places }: Destination, brief: TripBrief): Reason {
  const { interests, wantedKinds, tastes, dislikes } = brief
  const liked = fits(places, brief)
  if (liked.length === 0) return { score: asksForKinds(brief) ? -6 : 0 }
  const against = places.filter((place) =>
    place.interests.some((each) => dislikes.includes(each)),
  ).length
  // By the added value, so that a minor place that matches twice does not displace a great one.
  const sum = liked
    .map(({ place, fit }) => fit * place.essential)
    .toSorted((a, b) => b - a)
    .slice(0, 8)
    .reduce((all, each) => all + each, 0)
  // A city counts by its own places; day trips only where it has none.
  const within = liked.filter(({ place }) => !place.dayTrip)
  const names = (within.length > 0 ? within : liked).slice(0, 2).map(({ place }) => place.name)
  const wishes = [...wantedKinds, ...interests, ...tastes].slice(0, 3).map(inWords)
  return {
    score: Math.min(10, sum) - against * 0.1,
    says: `For ${listed([...new Set(wishes)])}: ${listed(names)}.`,
  }
}

const words: Readonly<Record<string, string>> = {
  worship: 'churches and temples',
  'theme-park': 'theme parks',
  stage: 'theater',
  beach: 'the beach',
}
const inWords = (wish: string) => words[wish] ?? wish

/** Points for low cost where the budget is small; none without a budget. */
export function costReason(
  { costLevel }: Destination,
  { spending, budget, days, party }: TripBrief,
): Reason {
  const sum = budget && budget.minor / 100
  const heads = party.total ?? 2
  const daily =
    sum === undefined || days === undefined
      ? undefined
      : budget?.per === 'person'
        ? sum / days
        : budget?.per === 'trip'
          ? sum / days / heads
          : sum
  const frugal = spending === 'low' || (daily !== undefined && daily < 110)
  const says = ['Cheap for a visitor.', 'Moderate prices.', 'Rather dear.', 'Expensive.'][
    costLevel - 1
  ]
  if (frugal)
    return { score: [6, 2, -4, -10][costLevel - 1] ?? 0, ...(costLevel < 3 && says && { says }) }
  return { score: 0 }
}
