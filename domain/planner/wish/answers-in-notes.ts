/** Answers to questions that no stop answers: a pool, money, which kitchens open on a feast. */

import type { TripBrief } from '#domain/brief/schema.ts'
import type { PlaceKind } from '#domain/places/schema.ts'
import { listed } from '#domain/text/listed.ts'
import type { Stop, Trip } from '#domain/trip/schema.ts'
import { dayInWords } from '../days-in-words.ts'
import type { KnownStay } from './to-know.ts'

export function answersInNotes(
  trip: Trip,
  stays: readonly KnownStay[],
  { brief, text }: { brief: TripBrief; text: string },
): string[] {
  return [...openOnTheFeast(trip, text), ...ofTheBed(trip, brief), ...ofMoney(trip, stays, brief)]
}

const asksWhatIsOpen =
  /\b(?:what(?:'s| is| will be)? open|which (?:places|restaurants|kitchens) are open|anything open|where can we (?:eat|have dinner))\b/i
const feasts = ['-12-24', '-12-25', '-12-31', '-01-01'] as const

/** The tables open on a feast, as names to call: "Dinner on the 24th, what is open?" */
function openOnTheFeast({ days }: Trip, text: string): string[] {
  if (!asksWhatIsOpen.test(text)) return []
  return days
    .filter(({ date }) => feasts.some((end) => date.endsWith(end)))
    .flatMap(({ date, stops }) => {
      const dinner = stops.find(({ meal }) => meal === 'dinner')
      if (!dinner) return []
      const names = [dinner.name, ...dinner.alternatives.map(({ name }) => name)]
      return [
        `Dinner on ${dayInWords(date)}: which kitchens are open is not known for certain. Call ${listed(names.slice(0, 3), 'or')} now, or book the dining room of a hotel, which serves on every feast; sit down early.`,
      ]
    })
    .slice(0, 1)
}

/** A note on wishes about the lodging, which are for its booking. */
function ofTheBed({ days }: Trip, { lodging }: TripBrief): string[] {
  const wishes = [...(lodging.called ? [lodging.called] : []), ...lodging.wishes]
  if (wishes.length === 0 || (lodging.name ?? lodging.found) !== undefined) return []
  const rests = days.some(({ stops }) => stops.some(isRestAtHome))
  const isPool = lodging.wishes.some((wish) => /\bpool\b/i.test(wish))
  const when = isPool && rests ? ' The rests after lunch at your lodging are the hours for it.' : ''
  return [
    `Your bed: ${listed(wishes.map((wish) => wish.toLowerCase()))}. Lodgings are not known here: look for it when you book.${when}`,
  ]
}

function isRestAtHome({ kind, name }: Stop): boolean {
  return kind === 'free' && /^(?:Nap time|A rest|Siesta) at your lodging/.test(name)
}

const mostDear = 3
/** Kinds that are free to enter and are no sights. */
const noSights = new Set<PlaceKind>(['shopping', 'market', 'restaurant', 'cafe', 'nightlife'])

/** A note on how much of the plan is free, and what is paid: by price levels, since prices are unknown. */
function ofMoney(
  { days }: Trip,
  stays: readonly KnownStay[],
  { budget, spending }: TripBrief,
): string[] {
  if (!budget && spending !== 'low') return []
  const visits = days.flatMap(({ stops }) => stops.filter(({ kind }) => kind === 'visit'))
  const places = stays.flatMap(({ destination }) => destination.places)
  const seen = visits
    .flatMap(({ placeId }) => places.find(({ id }) => id === placeId) ?? [])
    .filter(({ kind }) => !noSights.has(kind))
  if (seen.length === 0) return []
  const free = seen.filter(({ price }) => price === 0).length
  const dear = seen
    .filter(({ price }) => (price ?? 0) >= 2)
    .toSorted((a, b) => (b.price ?? 0) - (a.price ?? 0))
    .slice(0, mostDear)
    .map(({ name }) => name)
  const paid =
    dear.length > 0 ? ` You pay most for ${listed(dear)}: look up what they cost first.` : ''
  return [`${free} of ${seen.length} sights cost nothing.${paid}`]
}
