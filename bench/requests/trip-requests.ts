/** Trip requests with their slots: which of them the parser gets wholly right. */

import path from 'node:path'
import { z } from 'zod'
import type { TripBrief } from '#domain/brief/schema.ts'
import { toMajor } from '#domain/money/money.ts'
import { foldName } from '#domain/places/gazetteer-names.ts'
import { readLiteral } from '../python-literal.ts'
import { readAll, readCsv } from './labels.ts'

const labelled = z.object({
  people: z.number(),
  budget: z.coerce.number(),
  days: z.number(),
  origin: z.string(),
  destinations: z.array(z.string()),
  tripType: z.enum(['round', 'one_way']),
  /** Absent where nobody labelled it. */
  rooms: z.coerce.number().positive().optional(),
  themes: z.array(z.string()),
})
type Labelled = z.infer<typeof labelled>

export interface TripRequest {
  text: string
  label: Labelled
}

const constraints = z.object({
  person_num: z.number(),
  budget: z.union([z.number(), z.string()]),
  days: z.number(),
})
const flight = z.object({
  departure_city: z.string(),
  arrival_city: z.union([z.string(), z.array(z.string())]),
  trip_type: z.string(),
})
const hotel = z.object({ rooms_count: z.union([z.string(), z.number()]) })

export async function readTripRequests(dataDir: string): Promise<TripRequest[]> {
  const texts = await readAll(path.join(dataDir, 'trip-requests'), '.csv')
  return texts.flatMap(readCsv).map((row) => {
    const hard = constraints.parse(readLiteral(row.hard_constraints ?? ''))
    const wanted = flight.parse(readLiteral(row.req_flight ?? ''))
    return {
      text: row.query ?? '',
      label: labelled.parse({
        people: hard.person_num,
        budget: hard.budget,
        days: hard.days,
        origin: wanted.departure_city,
        destinations: [wanted.arrival_city].flat(),
        tripType: wanted.trip_type,
        rooms: hotel.parse(readLiteral(row.req_hotel ?? '')).rooms_count || undefined,
        themes: readLiteral(row.implicit_keywords ?? '[]'),
      }),
    }
  })
}

/** What a theme of the data is called in a brief. */
const themes: Readonly<Record<string, (brief: TripBrief) => boolean>> = {
  'road trip': ({ occasions }) => occasions.includes('road-trip'),
  foodie: ({ interests }) => interests.includes('food'),
  'couples trip': ({ party }) => party.kinds.includes('couple'),
  photography: ({ interests }) => interests.includes('photography'),
  'disabled traveler': ({ mobility }) => mobility.includes('disability'),
  'luxury travelers': ({ spending }) => spending === 'high',
  'elderly travelers': ({ party }) => party.has.includes('elderly'),
  'with children': ({ party }) => party.has.includes('children'),
  'nightlife enthusiast': ({ interests }) => interests.includes('nightlife'),
  'fast-Paced budget travel': ({ pace, spending }) => pace === 'fast' && spending === 'low',
  'with pets': ({ party }) => party.has.includes('pets'),
  'business travelers': ({ party }) => party.kinds.includes('business'),
  'solo women': ({ party }) => party.kinds.includes('solo') && party.women === true,
}

type Slot = keyof Labelled

const checks: Readonly<Record<Slot, (brief: TripBrief, label: Labelled) => boolean>> = {
  people: ({ party }, { people }) => party.total === people,
  budget: ({ budget }, label) =>
    budget?.per === 'trip' && toMajor(budget.minor, budget.currency) === label.budget,
  days: (brief, { days }) => brief.days === days,
  origin: (brief, { origin }) => sameName(brief.origin?.name, origin),
  destinations: (brief, { destinations }) =>
    brief.destinations.length === destinations.length &&
    destinations.every((name) => brief.destinations.some((each) => sameName(each.name, name))),
  tripType: (brief, { tripType }) =>
    brief.tripType === (tripType === 'round' ? 'round' : 'one-way'),
  rooms: ({ lodging }, { rooms }) => rooms === undefined || lodging.rooms === rooms,
  themes: (brief, label) => label.themes.every((theme) => themes[theme]?.(brief) ?? false),
}

function sameName(read: string | undefined, label: string): boolean {
  return read !== undefined && foldName(read) === foldName(label)
}

export interface RequestVerdict {
  wrong: Slot[]
  /** Labels that the text does not state, so that no reader could meet them. */
  unstated: Slot[]
}

export function judge(brief: TripBrief, { text, label }: TripRequest): RequestVerdict {
  const slots = Object.keys(checks).filter((slot): slot is Slot => slot in label)
  const wrong = slots.filter((slot) => !checks[slot](brief, label))
  return {
    wrong: wrong.filter((slot) => isStated(slot, label, text)),
    unstated: wrong.filter((slot) => !isStated(slot, label, text)),
  }
}

/** By the label and the text alone, never by what the parser made of it. */
function isStated(slot: Slot, label: Labelled, text: string): boolean {
  const lower = text.toLowerCase()
  switch (slot) {
    case 'people': {
      const counted = new RegExp(
        `(?<!seats? )\\b${label.people} (?:travell?ers?|people|persons?|of us|of me|in total|adults)`,
      )
      return counted.test(lower) || (label.people === 1 && /\b(?:i'll|my)\b/.test(lower))
    }
    case 'budget':
    case 'days':
    case 'rooms':
      return new RegExp(`(?<![\\d.])${label[slot]}(?![\\d.]\\d)`).test(text)
    case 'origin':
      return foldName(text).includes(foldName(label.origin))
    case 'destinations':
      return label.destinations.every((name) => foldName(text).includes(foldName(name)))
    case 'tripType':
      return lower.includes(label.tripType.replace('_', ' '))
    case 'themes':
      return label.themes.every((theme) => lower.includes(theme.toLowerCase()))
  }
}
