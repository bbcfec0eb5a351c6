/** Wishes that belong to a feast: fireworks, the year's last night, iftar. They are met on its days alone. */

import { feastNamed } from '#domain/brief/dates/part-dates.ts'
import { feastIn, feastsOn } from '#domain/holidays/feasts.ts'
import { gatheringsIn } from '#domain/holidays/festivities.ts'
import { allSaid } from '#domain/places/moments.ts'
import type { Destination } from '#domain/places/schema.ts'
import type { Trip } from '#domain/trip/schema.ts'
import { dateAlone, dayInWords } from '../days-in-words.ts'
import { isMealPlace, mealsAt } from '../meals/meal-places.ts'
import type { UnmetWish } from '../plan-outcome.ts'
import type { AskedWish, PlanRequest } from '../schema.ts'

export interface FeastWishes {
  asked: AskedWish[]
  unmet: UnmetWish[]
  /** Whether somebody asked to be where everybody gathers. */
  festive: boolean
  /** Whether the request names a feast that falls on its days. */
  named: boolean
  /** Places where a feast of these days is held. */
  kept: ReadonlySet<string>
}

const fireworks = /\bfireworks?\b/i
const lastNight =
  /\b(?:new year'?s eve|nye|hogmanay|silvester|r[ée]veillon)\b|\b(?:see|ring|bring|welcome|count)(?:ing)? (?:in )?the new year\b|\b(?:midnight )?countdown\b|\bball drop\b|\bat midnight\b/i
const christmas = /\b(?:christmas|xmas|carols?|midnight mass)\b/i
const iftar = /\biftars?\b/i
const mostTables = 12

/** Whether only this reader understands the words. */
export function isOfAFeast(words: string): boolean {
  return fireworks.test(words) || iftar.test(words) || lastNight.test(words)
}

export function readFeastWishes(
  text: string,
  {
    country,
    slug,
    name,
    places,
    festivals,
  }: Pick<Destination, 'slug' | 'name' | 'places' | 'festivals'> & { country?: string },
  dates: readonly string[],
): FeastWishes {
  const gatherings =
    country === undefined ? [] : [...gatheringsIn({ country, slug, festivals }, dates).values()]
  const kept = new Set(gatherings.map(({ placeId }) => placeId))
  const read: FeastWishes = { asked: [], unmet: [], festive: false, named: false, kept }
  const hasGathering = kept.size > 0
  const eve = dates.find((date) => date.endsWith('-12-31'))
  const wantsFireworks = fireworks.test(text)
  const shown = places.some((place) => !place.dayTrip && fireworks.test(allSaid(place)))
  read.named = (hasGathering || eve !== undefined) && feastNamed.test(text.toLowerCase())
  if (hasGathering && (wantsFireworks || lastNight.test(text))) read.festive = true
  else if (eve && (wantsFireworks || lastNight.test(text))) read.festive = true
  else if (christmas.test(text) && dates.some((date) => date.endsWith('-12-24')))
    read.festive = true
  else if (wantsFireworks && !shown) {
    read.unmet.push({
      wish: 'fireworks',
      reason: 'other-days',
      says: `You asked for fireworks: none are known in ${name} on these days.`,
      wayOut: "They belong to New Year's Eve and to national days.",
    })
  }
  if (iftar.test(text)) readIftar(read, places, dates)
  return read
}

function readIftar(
  read: FeastWishes,
  places: Destination['places'],
  dates: readonly string[],
): void {
  const first = dates[0] ?? ''
  if (!dates.some((date) => feastsOn(date).includes('ramadan'))) {
    const year = Number(first.slice(0, 4))
    const next = [year, year + 1]
      .flatMap((each) => feastIn('ramadan', each))
      .find((range) => range.first > first)
    read.unmet.push({
      wish: 'iftar',
      reason: 'other-days',
      says: 'Iftar is the meal at sunset in Ramadan, and your days are not in it.',
      wayOut: next ? `The next Ramadan begins about ${dateAlone(next.first)}.` : null,
    })
    return
  }
  const rank = (place: Destination['places'][number]) => (place.price ?? 0) * 0.2 + place.essential
  const tables = places
    .filter((place) => isMealPlace(place) && mealsAt(place).includes('dinner'))
    .filter(({ about }) => !/\bbreakfast\b/i.test(about))
    .toSorted((a, b) => rank(b) - rank(a))
  const fitting = tables.filter(({ diets }) => diets?.includes('halal')).slice(0, mostTables)
  if (fitting.length > 0) {
    const placeIds = fitting.map(({ id }) => id)
    read.asked.push({ what: 'iftar', placeIds, when: 'evening', daily: false, often: false })
  }
}

function unknownMidnight({ about }: PlanRequest, date: string): UnmetWish {
  return {
    wish: 'fireworks',
    reason: 'unknown-here',
    says: `Where ${about.place ?? 'the town'} sees the new year in is not known here, so the midnight of ${dayInWords(date)} is yours to choose.`,
    wayOut:
      'Ask at your lodging where the fireworks are seen from, and how one gets home after them.',
  }
}

/**
 * Minutes before a gathering from which a visit counts as being there; gatherings that begin before `evening` are
 * not reported.
 */
const beforeIt = 120
const evening = 1020

/** Gatherings that were asked for and are on no day of the plan. */
export function unmetFeast(request: PlanRequest, trip: Pick<Trip, 'days'>): UnmetWish[] {
  if (!request.festive) return []
  return request.days.flatMap(({ date, gathering }) => {
    if (!gathering && date.endsWith('-12-31')) return [unknownMidnight(request, date)]
    const place = request.places.find(({ id }) => id === gathering?.placeId)
    if (!(gathering && place) || gathering.from < evening) return []
    const stops = trip.days.find((day) => day.date === date)?.stops ?? []
    const isThere = stops.some(
      ({ placeId, start }) =>
        placeId === place.id && start && minuteIn(start) >= gathering.from - beforeIt,
    )
    if (isThere) return []
    return [
      {
        wish: place.name,
        reason: 'no-room' as const,
        says: `${dayInWords(date)}: ${place.name} is where everybody gathers, and it does not fit beside what is settled for that day.`,
        wayOut: gathering.says,
      },
    ]
  })
}

function minuteIn(time: string): number {
  const [hours = 0, minutes = 0] = time.slice(11).split(':').map(Number)
  return hours * 60 + minutes
}
