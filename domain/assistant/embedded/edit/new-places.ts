/** Finds what could come into a day: by what is wished, what suits, and what is open then. */

import { kilometres } from '#domain/places/distance.ts'
import type { Coordinates } from '#domain/places/schema.ts'
import { hoursThatDay } from '#domain/planner/by-hand/hours-that-day.ts'
import type { Day } from '#domain/trip/schema.ts'
import type { FoundPlace } from '../../search/search-places.ts'
import { choosePlaces } from '../choose-places.ts'
import { constraintsOf } from '../constraints.ts'
import { eats } from '../eats.ts'
import type { KnownPlace } from '../message-context.ts'
import { knownPlace, shownAt } from '../resolve-reference.ts'
import { soughtIn } from '../wishes.ts'
import { cityOf, type Editing } from './editing.ts'

export interface Finding {
  day: Day
  /** The words of the message that describe the new place. */
  words: string
  near?: Coordinates | null | undefined
  /** Radius in kilometres around `near`; without it, how far apart the stops of a day may lie. */
  within?: number
  setting?: 'indoor' | 'outdoor'
  /** How many to find. Places to eat are left out unless they are asked for. */
  limit?: number
}

const comfortableKilometres = 6

export function newPlaces(editing: Editing, finding: Finding): FoundPlace[] {
  const { context, trip, known } = editing
  const { day, words, near, within = comfortableKilometres, setting, limit = 3 } = finding
  const destination = cityOf(editing, day)
  if (!destination) return []
  const lower = words.toLowerCase()
  const brief = trip.brief ?? context.brief
  const diets = [
    ...new Set([
      ...brief.food.diets,
      ...context.brief.food.diets,
      ...context.heard.said.food.diets,
    ]),
  ]
  const avoidedKinds = [...new Set([...brief.avoidedKinds, ...context.brief.avoidedKinds])]
  const mobility = [...new Set([...brief.mobility, ...context.brief.mobility])]
  const base = constraintsOf(
    { ...brief, mobility, avoidedKinds, party: trip.party, food: { ...brief.food, diets } },
    lower,
    context.memory,
  )
  const sought = walking.test(lower)
    ? [{ kinds: ['park', 'garden', 'neighbourhood', 'nature', 'viewpoint', 'square'] as const }]
    : soughtIn({ lower, said: context.heard.said })
  const there = new Set(
    trip.days.flatMap(({ stops }) =>
      stops.flatMap(({ placeId }) => (placeId ? [`${destination.slug}/${placeId}`] : [])),
    ),
  )
  const avoided = trip.avoided.map((id) => `${destination.slug}/${id}`)
  const { found } = choosePlaces(
    {
      words,
      sought: sought.filter(
        ({ kinds }) => kinds.length > 0 && !kinds.every((kind) => avoidedKinds.includes(kind)),
      ),
      destinations: [destination],
      constraints: { ...base, dayTrips: false, setting: setting ?? base.setting },
      brief,
      seen: new Set([...there, ...avoided]),
      limit: 40,
    },
    context.search,
  )
  const isOpen = ({ place }: FoundPlace) => hoursThatDay(place, day, trip).kind !== 'closed'
  const wantsFood = sought.some(({ kinds }) =>
    kinds.some((kind) => kind === 'restaurant' || kind === 'cafe'),
  )
  const fitting = found.filter(
    (each) => isOpen(each) && (wantsFood || !eats(each.place)) && known.place(each.place.id),
  )
  const middle = near ?? middleOf(day)
  if (!middle) return fitting.slice(0, limit)
  const close = fitting.filter(({ place }) => kilometres(place.at, middle) <= within)
  return (close.length > 0 ? close : fitting).slice(0, limit)
}

const walking = /\b(?:a )?(?:walk|stroll|wander)\b/

function middleOf({ stops }: Day): Coordinates | null {
  return stops.find(({ at }) => at !== null)?.at ?? null
}

/** A place that was named and lies in the city of the day. */
export function namedFor(editing: Editing, day: Day | undefined): KnownPlace | undefined {
  const { context, trip } = editing
  const slugs = day ? [cityOf(editing, day)?.slug] : trip.stays.map(({ slug }) => slug)
  const named = context.heard.places.find(({ destination }) => slugs.includes(destination.slug))
  if (named) return named
  const isPointing =
    /\b(?:it|that|this|that one|the (?:first|second|third|fourth|last)(?: one)?)\b/.test(
      context.heard.lower,
    )
  const pointed = isPointing
    ? (knownPlace(context, shownAt(context)) ?? knownPlace(context, context.memory.place))
    : null
  return pointed && slugs.includes(pointed.destination.slug) ? pointed : undefined
}
