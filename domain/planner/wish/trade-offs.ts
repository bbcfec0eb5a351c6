/** What a change would gain, one line each and computed: a day more, or a stop less. */

import { kilometres } from '#domain/places/distance.ts'
import type { Place } from '#domain/places/schema.ts'
import { listed } from '#domain/text/listed.ts'
import type { Stop, Trip } from '#domain/trip/schema.ts'
import { wishesMet } from '../asked/asked-starts.ts'
import type { PlannedStay } from '../fill-stays.ts'
import { blossomWeight } from '../said/flowers.ts'
import type { PlanRequest } from '../schema.ts'
import { isFavourite, isUnfit } from '../worth/travellers.ts'
import { withMoreDays } from './conflict-words.ts'
import { iconNotes } from './icon-notes.ts'
import { type Gained, gainedWithout, gainInWords, minutesGained } from './minutes-gained.ts'
import type { Wishing } from './wishing.ts'

const triedSteps = 120
/** Renown (0 to 1) from which a missing sight is worth a day. */
const worthADay = 0.6
const mostAdded = 3
const mostDays = 10
const longStop = 75
const dispensable = 0.6

export async function tradeOffs(
  request: PlanRequest,
  trip: Trip,
  { executor, limits }: Pick<Wishing, 'executor' | 'limits'>,
): Promise<string[]> {
  // Layovers and evenings can't be extended.
  const [day, ...others] = request.days
  const isHours = others.length === 0 && day?.from !== undefined
  const more = isHours ? null : await oneMoreDay(request, trip, { executor, limits })
  const less = oneStopLess(request, trip)
  return [more, less].filter((line) => line !== null)
}

const mostStays = 2

/**
 * The same for several stays: a day more where most is missing, each stay's great sights, and the one stop whose
 * removal frees most time.
 */
export async function tradeOffsOfStays(
  stays: readonly PlannedStay[],
  wishing: Pick<Wishing, 'executor' | 'limits'>,
): Promise<string[]> {
  const icons = stays.flatMap(({ request, trip }) => iconNotes(request, trip))
  const missed = stays
    .map((stay) => ({ stay, worth: worthMissed(stay) }))
    .filter(({ worth }) => worth > 0)
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, mostStays)
  const more: (string | null)[] = []
  for (const { stay } of missed) {
    more.push(await oneMoreDay(stay.request, stay.trip, wishing, ` in ${stay.city}`))
  }
  const [less] = stays
    .flatMap(({ request, trip }) => longestDispensable(request, trip) ?? [])
    .toSorted((a, b) => minutesGained(b.gained) - minutesGained(a.gained))
  return [...icons, ...more.filter((line) => line !== null), ...(less ? [withoutIt(less)] : [])]
}

function worthMissed({ request, trip }: PlannedStay): number {
  const there = visited(trip)
  return request.places
    .filter(({ id, essential }) => essential >= worthADay && !there.has(id))
    .reduce((sum, { essential }) => sum + essential, 0)
}

async function oneMoreDay(
  request: PlanRequest,
  trip: Trip,
  { executor, limits }: Pick<Wishing, 'executor' | 'limits'>,
  where = '',
): Promise<string | null> {
  const there = seen(trip)
  const missed = request.places.some(
    ({ id, essential }) => essential >= worthADay && !there.has(id),
  )
  if (!missed || request.days.length >= mostDays) return null
  const { signal, travel } = limits
  const outcome = await executor.plan(withMoreDays(request, 1), {
    steps: triedSteps,
    draft: true,
    ...(signal ? { signal } : {}),
    ...(travel ? { travel } : {}),
  })
  if (!outcome.ok) return null
  const after = visited(outcome.trip)
  const added = request.places
    .filter(({ id, essential }) => essential >= worthADay && after.has(id) && !there.has(id))
    .filter((place) => !isUnfit(place, request) && !isBesideAStop(place, request, trip))
    .toSorted((a, b) => b.essential - a.essential)
    .slice(0, mostAdded)
  return added.length > 0 ? `One more day${where} adds ${listed(added.map(nameOf))}.` : null
}

/** Kilometres within which a sight is beside a stop. */
const beside = 0.25

/** Whether a sight is beside a stop: an hour more there suffices. */
function isBesideAStop({ at, dayTrip }: Place, { places }: PlanRequest, trip: Trip): boolean {
  if (dayTrip) return false
  const there = visited(trip)
  return places.some((place) => there.has(place.id) && kilometres(place.at, at) <= beside)
}

/** The longest stop that few would miss, with its way. */
function oneStopLess(request: PlanRequest, trip: Trip): string | null {
  const longest = longestDispensable(request, trip)
  return longest && withoutIt(longest)
}

/** Whether a stop is free time; rests and pauses are not. */
function isFreeTime({ kind, name }: Stop): boolean {
  return kind === 'free' && !/^(?:Nap time|Siesta|A rest|A pause)\b/.test(name)
}

interface Dispensable {
  place: Place
  gained: Gained
}

const withoutIt = ({ place, gained }: Dispensable) =>
  `If a day is too full: without ${place.name} you gain ${gainInWords(gained)}.`

/** Null where there are free hours already. */
function longestDispensable(request: PlanRequest, trip: Trip): Dispensable | null {
  if (trip.days.some((day) => day.stops.some(isFreeTime))) return null
  const { places, mustSee, wantedKinds, interests, party } = request
  const stops = trip.days.flatMap((day) =>
    day.stops.flatMap((stop, index) => {
      const place = places.find(({ id }) => id === stop.placeId)
      const wished =
        place &&
        (mustSee.includes(place.id) ||
          wantedKinds.includes(place.kind) ||
          wishesMet(place, request).length > 0 ||
          // Not what they like, nor what is for their children.
          place.interests.some((each) => interests.includes(each)) ||
          isFavourite(place, request) ||
          hasBlossom(place, request) ||
          (party.children && place.interests.includes('family')))
      if (!place || wished || stop.locked || stop.kind !== 'visit') return []
      return place.essential < dispensable && !place.dayTrip
        ? [{ place, gained: gainedWithout(day, index, request) }]
        : []
    }),
  )
  const [longest] = stops.toSorted((a, b) => minutesGained(b.gained) - minutesGained(a.gained))
  return longest && minutesGained(longest.gained) >= longStop ? longest : null
}

/** Whether the stop is there for its blossom on these days. */
function hasBlossom(place: Place, { days, about }: PlanRequest): boolean {
  return days.some(({ date }) => blossomWeight(place, about.slug, date) > 1)
}

/** Places that need no other day: visited, passed, beside a stop or within free hours. */
function seen(trip: Trip): Set<string> {
  const passed = trip.leftOut.filter(({ reason }) =>
    /^You (?:pass it|are there|stay there)|^It fits into your free|^It is (?:at|around) /.test(
      reason,
    ),
  )
  return new Set([...visited(trip), ...passed.flatMap(({ placeId }) => placeId ?? [])])
}

function visited({ days }: Trip): Set<string> {
  return new Set(days.flatMap(({ stops }) => stops.flatMap(({ placeId }) => placeId ?? [])))
}

const nameOf = ({ name }: Pick<Place, 'name'>) => name
